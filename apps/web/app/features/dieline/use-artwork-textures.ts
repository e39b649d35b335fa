import type { Box } from '@boxwright/dieline';
import { useEffect, useState } from 'react';
import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { type BoxArtwork, drawPrintedSides } from './box-artwork.ts';

/** Samples of a picture that is seen at an angle: with more, a box looks the same and takes a fifth longer without a graphics card. */
const sharpAtAnAngle = 4;

/** Whether the artwork is on the model; it may fail because its picture can't be loaded. */
export type ArtworkOnModel = 'coming' | 'shown' | 'failed';

/** A blank's print; where its coat shines (null if it shines the same all over); its other side (null if that is bare). */
interface SideTextures {
  readonly print: Texture;
  readonly gloss: Texture | null;
  readonly inside: Texture | null;
}

/** The artwork as textures of the blanks; null while its picture is loaded, none if it can't be. */
export const useArtworkTextures = (
  box: Box,
  artwork: BoxArtwork | null,
  onChange: (state: ArtworkOnModel) => void,
): readonly (SideTextures | null)[] | null => {
  const [textures, setTextures] = useState<readonly (SideTextures | null)[] | null>(null);
  const key = JSON.stringify(artwork);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal artwork is the same picture.
  useEffect(() => {
    if (artwork === null) return;
    let isCurrent = true;
    let made: readonly (SideTextures | null)[] = [];
    onChange('coming');
    // The flat drawing, which has the artwork from now on, is painted first: without a graphics card the model's next picture
    // keeps the page from showing anything.
    const isPainted = afterNextFrame();
    Promise.all([drawPrintedSides(box, artwork), isPainted]).then(
      ([sides]) => {
        if (!isCurrent) return;
        made = sides.map(
          (side) =>
            side && {
              print: textureOf(side.print),
              gloss: side.gloss && textureOf(side.gloss),
              inside: side.inside && textureOf(side.inside),
            },
        );
        // The sides that get them request the frame: one that is requested here is drawn before they have them.
        setTextures(made);
        onChange('shown');
      },
      () => {
        if (!isCurrent) return;
        setTextures([]);
        onChange('failed');
      },
    );
    return () => {
      isCurrent = false;
      for (const texture of made.flatMap((side) => [side?.print, side?.gloss, side?.inside])) texture?.dispose();
      setTextures(null);
    };
  }, [box, key, onChange]);
  return artwork === null ? [] : textures;
};

/** Resolves once the page as it is now has been painted. */
const afterNextFrame = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function textureOf(side: HTMLCanvasElement): Texture {
  const texture = asPrint(new CanvasTexture(side));
  // The mesh counts downwards, like the picture.
  texture.flipY = false;
  // A browser without a graphics card takes a fifth of a second to make the smaller ones of a large picture itself.
  texture.mipmaps = [side, ...smallerOnes(side)];
  texture.generateMipmaps = false;
  return texture;
}

/** The picture in half of its pixels each way, in half of those, and so on to a single one. */
function smallerOnes(side: HTMLCanvasElement): HTMLCanvasElement[] {
  if (side.width === 1 && side.height === 1) return [];
  const half = document.createElement('canvas');
  [half.width, half.height] = [Math.max(1, side.width >> 1), Math.max(1, side.height >> 1)];
  half.getContext('2d')?.drawImage(side, 0, 0, half.width, half.height);
  return [half, ...smallerOnes(half)];
}

/** How print is read: what is read in another way has another shader, or program where there is no graphics card. */
function asPrint<Read extends Texture>(texture: Read): Read {
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = sharpAtAnAngle;
  texture.needsUpdate = true;
  return texture;
}

/** The picture of what has no print: with it, all that draws print is made before the artwork comes. */
export const blank = asPrint(new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1));
