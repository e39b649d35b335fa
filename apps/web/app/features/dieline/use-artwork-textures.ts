import type { Box } from '@boxwright/dieline';
import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { type BoxArtwork, drawPrintedSides } from './box-artwork.ts';

/** Whether the artwork is on the model; it may fail because its picture can't be loaded. */
export type ArtworkOnModel = 'coming' | 'shown' | 'failed';

/** The artwork as textures of the blanks' printed sides; null while its picture is loaded, none if it can't be. */
export const useArtworkTextures = (
  box: Box,
  artwork: BoxArtwork | null,
  onChange: (state: ArtworkOnModel) => void,
): readonly (Texture | null)[] | null => {
  const { gl, invalidate } = useThree();
  const [textures, setTextures] = useState<readonly (Texture | null)[] | null>(null);
  const key = JSON.stringify(artwork);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal artwork is the same picture.
  useEffect(() => {
    if (artwork === null) return;
    let isCurrent = true;
    let made: readonly (Texture | null)[] = [];
    onChange('coming');
    drawPrintedSides(box, artwork).then(
      (sides) => {
        if (!isCurrent) return;
        made = sides.map((side) => side && textureOf(side, gl.capabilities.getMaxAnisotropy()));
        setTextures(made);
        onChange('shown');
        invalidate();
      },
      () => {
        if (!isCurrent) return;
        setTextures([]);
        onChange('failed');
      },
    );
    return () => {
      isCurrent = false;
      for (const texture of made) texture?.dispose();
      setTextures(null);
    };
  }, [box, key, gl, invalidate, onChange]);
  return artwork === null ? [] : textures;
};

function textureOf(side: HTMLCanvasElement, anisotropy: number): Texture {
  const texture = new CanvasTexture(side);
  texture.colorSpace = SRGBColorSpace;
  // The mesh counts downwards, like the picture.
  texture.flipY = false;
  texture.anisotropy = anisotropy;
  return texture;
}
