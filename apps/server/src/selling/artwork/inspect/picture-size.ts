import { formatCount } from '@boxwright/money';

/** In pixels. Decoded at once, as some files require, they take 200 MB; at 300 dpi they are 60 by 60 cm. */
const mostPixels = 50_000_000;
/** The decoder of AVIF takes 15 to 18 bytes for each, whatever it is asked for: more don't fit into an upload's memory. */
export const mostPixelsOfAvif = 20_000_000;
const longestSide = 20_000;
/** Long side by short side. */
const longestRatio = 50;

/** Why a picture of this size can't be taken; undefined when it can. */
export function refuseSize(width: number, height: number, most: number = mostPixels): string | undefined {
  if (Math.max(width, height) > longestSide) {
    return `This picture has ${formatCount(width)} × ${formatCount(height)} pixels, and no side may have more than ${formatCount(longestSide)}. Please save it smaller.`;
  }
  if (width * height > most) {
    const otherwise = most < mostPixels ? `, or as a PNG or JPEG, of which ${mostPixels * 1e-6} are taken` : '';
    return `This picture has ${Math.round(width * height * 1e-6)} megapixels, and at most ${most * 1e-6} are taken. Please save it smaller${otherwise}.`;
  }
  return refuseRatio(width, height);
}

/** The same for drawings and pages, which have no pixels. */
export function refuseRatio(width: number, height: number): string | undefined {
  if (Math.max(width, height) <= longestRatio * Math.min(width, height)) return undefined;
  return `This picture is more than ${longestRatio} times as long as it is wide. Please crop it to the part to be printed.`;
}
