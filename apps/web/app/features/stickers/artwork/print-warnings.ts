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
  { fit, place: chosen }: Pick<PlacedArtwork, 'fit' | 'place'>,
  picture: Pick<ArtworkRow, 'ratio' | 'bleed'>,
): number => {
  // Whoever has put it somewhere has seen what is cut off.
  if (fit !== 'fill' || chosen !== undefined) return 0;
  const place = placedPicture(outline, { length, width }, fit, picture);
  const seen = {
    length: place.length * (1 - 2 * picture.bleed),
    width: place.width - 2 * picture.bleed * place.length,
  };
  // A picture without bleed gives some of itself for it.
  const reach = picture.bleed === 0 ? 2 * stickerBleed : 0;
  return 1 - (Math.min(seen.length, length + reach) * Math.min(seen.width, width + reach)) / (seen.length * seen.width);
};

/** What a buyer should know of the picture before ordering, in a few words each. */
export const printWarnings = (sharpness: Sharpness | null, cutOff: number): readonly string[] => [
  ...(sharpness !== null && sharpness.pixelsPerInch < sharpPixelsPerInch
    ? [
        `${sharpness.isInside ? 'A picture in your file' : 'Your picture'} has ${sharpness.pixelsPerInch} pixels per inch and will look soft; ${sharpPixelsPerInch} print sharply.`,
      ]
    : []),
  ...(cutOff >= leastCut
    ? [`${Math.round(cutOff * 100)} % of your picture lies beyond the edges and is cut off.`]
    : []),
];
