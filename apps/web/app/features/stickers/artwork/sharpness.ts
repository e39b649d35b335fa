import {
  type ArtworkRow,
  laidPicture,
  type PlacedArtwork,
  placedPicture,
  sharpPixelsPerInch,
} from '@boxwright/contract';
import type { OutlineSize } from '@boxwright/pricing';

const inch = 25.4;

/** Shorter side of the smallest sticker, in mm. */
const smallestSide = 10;

export interface Sharpness {
  /** Whether it is that of a picture within a drawing. */
  readonly isInside: boolean;
  /** In the printed size, rounded down. */
  readonly pixelsPerInch: number;
  /** The largest size in these proportions that prints sharply, in whole mm; null if none can be made. */
  readonly sharpUpTo: OutlineSize | null;
}

/**
 * How sharp a picture prints on a sticker of this size, where it is coarsest; null for drawings without pictures, which
 * are sharp at every size.
 *
 * @param pictureLength length of the whole picture in mm on a sticker that is larger by a factor
 */
export const sharpnessOf = (
  { leastPixels, pixelWidth }: Pick<ArtworkRow, 'leastPixels' | 'pixelWidth'>,
  size: OutlineSize,
  pictureLength: (factor: number) => number,
): Sharpness | null => {
  if (leastPixels === null) return null;
  const pixelsPerInch = Math.floor((leastPixels / pictureLength(1)) * inch);
  const isInside = pixelWidth === null;
  if (pixelsPerInch >= sharpPixelsPerInch) return { isInside, pixelsPerInch, sharpUpTo: null };
  const longest = (leastPixels / sharpPixelsPerInch) * inch;
  // The picture grows with the sticker, but not in proportion: the bleed stays the same.
  let [sharp, blurred] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (sharp + blurred) / 2;
    if (pictureLength(middle) <= longest) sharp = middle;
    else blurred = middle;
  }
  const sharpUpTo = { length: Math.floor(size.length * sharp), width: Math.floor(size.width * sharp) };
  return {
    isInside,
    pixelsPerInch,
    sharpUpTo: Math.min(sharpUpTo.length, sharpUpTo.width) < smallestSide ? null : sharpUpTo,
  };
};

/** Length of the whole picture in a fixed outline, on a sticker larger by a factor. */
export const lengthInOutline =
  (
    outline: string,
    { length, width }: OutlineSize,
    { fit, place }: Pick<PlacedArtwork, 'fit' | 'place'>,
    picture: Pick<ArtworkRow, 'ratio' | 'bleed'>,
  ) =>
  (factor: number): number =>
    place === undefined
      ? placedPicture(outline, { length: factor * length, width: factor * width }, fit, picture).length
      : factor * laidPicture(outline, { length, width }, { fit, place }, picture).length;

/** "At 90 × 60 mm this picture has 212 pixels per inch; 300 print sharply, so up to 63 × 42 mm is sharp." */
export const sharpnessWords = (
  { isInside, pixelsPerInch, sharpUpTo }: Sharpness,
  { length, width }: OutlineSize,
): string => {
  const has = `At ${length} × ${width} mm ${isInside ? 'the coarsest picture in your file' : 'this picture'} has ${pixelsPerInch} pixels per inch`;
  if (pixelsPerInch >= sharpPixelsPerInch) return `${has}: it prints sharply.`;
  const so =
    sharpUpTo === null
      ? 'so it will look soft at any size'
      : `so up to ${sharpUpTo.length} × ${sharpUpTo.width} mm is sharp`;
  return `${has}; ${sharpPixelsPerInch} print sharply, ${so}.`;
};
