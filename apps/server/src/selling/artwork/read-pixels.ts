import type { Picture } from '@boxwright/contour';
import sharp from 'sharp';

/** Decodes an artwork's picture for screens, which this server has encoded itself. */
export async function readPixels(preview: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(preview)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
