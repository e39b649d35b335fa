import {
  type ArtworkRow,
  type PlacedArtwork,
  placedPicture,
  sharpPixelsPerInch,
  stickerBleed,
} from '@boxwright/contract';
import type { OutlineSize } from '@boxwright/pricing';
import type { Sharpness } from './sharpness.ts';

/** Nobody misses less than this share of a picture at its edges. */
const leastCut = 0.05;

/** How much of a picture that fills a fixed outline lies beyond the sticker and its bleed, as a share of the picture. */
export const shareCutOff = (
  outline: string,
  { length, width }: OutlineSize,
  { fit }: Pick<PlacedArtwork, 'fit'>,
  { ratio }: Pick<ArtworkRow, 'ratio'>,
): number => {
  if (fit !== 'fill') return 0;
  const place = placedPicture(outline, { length, width }, fit, ratio);
  const shown = Math.min(place.length, length + 2 * stickerBleed) * Math.min(place.width, width + 2 * stickerBleed);
  return 1 - shown / (place.length * place.width);
};

/** What a buyer should know of the picture before ordering, in a few words each. */
export const printWarnings = (sharpness: Sharpness | null, cutOff: number): readonly string[] => [
  ...(sharpness !== null && sharpness.pixelsPerInch < sharpPixelsPerInch
    ? [
        `Your picture has ${sharpness.pixelsPerInch} pixels per inch and will look soft; ${sharpPixelsPerInch} print sharply.`,
      ]
    : []),
  ...(cutOff >= leastCut
    ? [`${Math.round(cutOff * 100)} % of your picture lies beyond the edges and is cut off.`]
    : []),
];
