import type { Box } from '@boxwright/dieline';
import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
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
  const { gl } = useThree();
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
        const anisotropy = Math.min(sharpAtAnAngle, gl.capabilities.getMaxAnisotropy());
        made = sides.map(
          (side) =>
            side && {
              print: textureOf(side.print, anisotropy),
              gloss: side.gloss && textureOf(side.gloss, anisotropy),
              inside: side.inside && textureOf(side.inside, anisotropy),
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
  }, [box, key, gl, onChange]);
  return artwork === null ? [] : textures;
};

/** Resolves once the page as it is now has been painted. */
const afterNextFrame = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function textureOf(side: HTMLCanvasElement, anisotropy: number): Texture {
  const texture = new CanvasTexture(side);
  texture.colorSpace = SRGBColorSpace;
  // The mesh counts downwards, like the picture.
  texture.flipY = false;
  texture.anisotropy = anisotropy;
  return texture;
}
