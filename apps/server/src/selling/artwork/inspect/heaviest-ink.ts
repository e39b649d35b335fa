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
  const sums = new Uint16Array(data.length / 4);
  for (let pixel = 0; pixel < sums.length; pixel += 1) {
    const at = 4 * pixel;
    const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) + (data[at + 3] ?? 0);
    sums[pixel] = isInverted ? 4 * 255 - sum : sum;
  }
  return heaviestOf(sums);
}

/** The most ink of all pixels but single ones: 1 for each 255 of a sum. */
export function heaviestOf(sums: Uint16Array): number {
  const counts = new Uint32Array(65_536);
  for (const sum of sums) counts[sum] = (counts[sum] ?? 0) + 1;
  let heavier = sums.length * left;
  for (let sum = counts.length - 1; sum > 0; sum -= 1) {
    heavier -= counts[sum] ?? 0;
    if (heavier < 0) return sum / 255;
  }
  return 0;
}
