import type { Sharp } from 'sharp';
import { sharp } from '../../../process/work/sharp.ts';
import type { Preview } from './inspected.ts';

/** The longer side of the picture for screens, in pixels. */
export const previewSide = 2000;

const mostSeconds = 8;

/** Encodes an opened picture for screens, turned as its EXIF orientation says. Throws when it can't be decoded. */
export async function makePreview(picture: Sharp): Promise<Preview> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    // The cut is traced from the transparency, which is kept exactly.
    .webp({ quality: 88, alphaQuality: 100, effort: 3 })
    .timeout({ seconds: mostSeconds })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    isTransparent: await isTransparent(data, info.channels),
  };
}

async function isTransparent(encoded: Uint8Array, channels: number): Promise<boolean> {
  if (channels < 4) return false;
  const alpha = await sharp(encoded).extractChannel('alpha').raw().toBuffer();
  return alpha.some((opacity) => opacity < 255);
}
