import type { ArtworkFit } from './artwork.ts';
import { type LaidFile, laidInPlace, readPlace } from './chosen-place.ts';

/** Where a picture lies on a sticker, in mm from the upper left corner of the sticker's bounding box. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** How far print runs beyond the cut on every side, in mm. */
export const stickerBleed = 1.5;

/** A picture with its sides as fractions of the sticker's lies in the outline if `a · length + b · width ≤ 1`. */
type Limit = readonly [a: number, b: number];

interface Room {
  readonly limits: readonly Limit[];
  /** Upper edge of the pictures as a fraction of the sticker's width; without it they are centred. */
  readonly top?: number;
}

const box: Room = {
  limits: [
    [1, 0],
    [0, 1],
  ],
};

const rooms: Readonly<Record<string, Room>> = {
  hexagon: {
    limits: [
      [1, 0.5],
      [0, 1],
    ],
  },
  // Below the notch, inside straight lines that run to the tip within the curve.
  heart: {
    top: 0.22,
    limits: [
      [1.03, 0],
      [0.947, 0.901],
      [0.835, 1.283],
    ],
  },
};

/** The proportions of a picture: width by height, and how much of its length is bleed on each side. */
export interface PictureShape {
  readonly ratio: number;
  readonly bleed: number;
}

/**
 * Where a picture lies on a sticker with a fixed outline. `fill` covers the sticker and its bleed; `whole` is the
 * largest place that isn't cut. Of a picture with bleed, the part without it is on the sticker, and the bleed around
 * it. Both screen and print use only this function.
 */
export const placedPicture = (
  outline: string,
  size: { readonly length: number; readonly width: number },
  fit: ArtworkFit,
  { ratio, bleed }: PictureShape,
): PicturePlace => {
  const { length, width } = size;
  /** What is seen of the whole height, and the proportions of that. */
  const seen = 1 - 2 * bleed * ratio;
  const seenRatio = (ratio * (1 - 2 * bleed)) / seen;
  const height =
    fit === 'fill'
      ? Math.max(coveringHeight(size, ratio), width / seen, length / (seenRatio * seen))
      : wholeHeight(outline, size, seenRatio) / seen;
  const top = fit === 'whole' ? rooms[outline]?.top : undefined;
  return {
    x: (length - height * ratio) / 2,
    y: top === undefined ? (width - height) / 2 : top * width - bleed * ratio * height,
    length: height * ratio,
    width: height,
  };
};

/** The picture as it lies, in its own size and with the matrix from there to the sticker: as `placedPicture`, or as its buyer has put it. */
export function laidPicture(
  outline: string,
  size: { readonly length: number; readonly width: number },
  { fit, place }: { readonly fit: ArtworkFit; readonly place?: string | undefined },
  picture: PictureShape,
): LaidFile {
  const chosen = place === undefined ? null : readPlace(place);
  if (chosen !== null) return laidInPlace(chosen, picture.ratio);
  const { x, y, length, width } = placedPicture(outline, size, fit, picture);
  return { length, width, matrix: [1, 0, 0, 1, x, y] };
}

const coveringHeight = ({ length, width }: { length: number; width: number }, ratio: number): number =>
  Math.max(width + 2 * stickerBleed, (length + 2 * stickerBleed) / ratio);

const wholeHeight = (outline: string, { length, width }: { length: number; width: number }, ratio: number): number => {
  if (outline === 'round' || outline === 'oval') return 1 / Math.hypot(ratio / length, 1 / width);
  const { limits } = rooms[outline] ?? box;
  return Math.min(...limits.map(([a, b]) => 1 / ((a * ratio) / length + b / width)));
};
