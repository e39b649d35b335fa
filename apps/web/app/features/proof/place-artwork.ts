import { type PictureShape, type ProofLineRow, placedPicture } from '@boxwright/contract';
import type { FlatWork } from './flat-work.ts';

/** Where a file's picture lies on the drawing. */
export interface PlacedFile {
  /** In mm from the drawing's upper left corner, before it is turned. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** Whether it is turned by a quarter, anticlockwise around the middle of the drawing. */
  readonly isTurned: boolean;
  /** False if its proportions aren't those of the drawing, so that it is only shown in the middle of it. */
  readonly isCertain: boolean;
}

/** What proportions may differ by, as a share. */
const sameProportions = 0.03;
/** How far files without a trim box may run beyond the cut of a box, in mm. */
const usualBleed = 3;

/** The file on the drawing: on stickers as it was placed, on boxes with its trimmed page on the cut's extent. */
export function placeArtwork(
  { length, width }: Pick<FlatWork, 'length' | 'width'>,
  sticker: ProofLineRow['sticker'],
  picture: PictureShape,
): PlacedFile {
  if (sticker !== null) {
    const place = sticker.contour?.picture ?? placedPicture(sticker.outline, sticker, sticker.fit, picture);
    return { ...place, isTurned: false, isCertain: true };
  }
  const { ratio, bleed } = picture;
  const seen = { length: 1 - 2 * bleed, width: 1 / ratio - 2 * bleed };
  const tried = [false, true].flatMap((isTurned) =>
    (bleed === 0 ? [0, usualBleed] : [0]).map((margin) => {
      const [long, wide] = isTurned ? [width, length] : [length, width];
      const [scaleX, scaleY] = [(long + 2 * margin) / seen.length, (wide + 2 * margin) / seen.width];
      return { isTurned, scaleX, scaleY, off: Math.abs(Math.log(scaleX / scaleY)) };
    }),
  );
  const best = tried.reduce((one, other) => (other.off < one.off - 1e-6 ? other : one));
  const isCertain = best.off <= sameProportions;
  const fitting = tried[0] ?? best;
  const scale = isCertain ? Math.max(best.scaleX, best.scaleY) : Math.min(fitting.scaleX, fitting.scaleY);
  const [long, wide] = [scale, scale / ratio];
  return {
    x: (length - long) / 2,
    y: (width - wide) / 2,
    length: long,
    width: wide,
    isTurned: isCertain && best.isTurned,
    isCertain,
  };
}
