import type { Sharp } from 'sharp';

/** Pixels of the longer side: spots of a millimetre are still seen. */
const side = 800;
/** So many pixels may be heavier, as single ones and edges are. */
const left = 0.001;

/**
 * The most ink at one place of a picture in the process inks, from 0 to 4, without single pixels.
 *
 * @param isInverted whether its values say how much paper is left
 */
export async function heaviestInk(picture: Sharp, isInverted = false): Promise<number> {
  const data = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const counts = new Uint32Array(4 * 255 + 1);
  for (let at = 0; at + 3 < data.length; at += 4) {
    const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) + (data[at + 3] ?? 0);
    const ink = isInverted ? 4 * 255 - sum : sum;
    counts[ink] = (counts[ink] ?? 0) + 1;
  }
  let heavier = (data.length / 4) * left;
  for (let sum = counts.length - 1; sum > 0; sum -= 1) {
    heavier -= counts[sum] ?? 0;
    if (heavier < 0) return sum / 255;
  }
  return 0;
}
