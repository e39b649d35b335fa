import { type ChosenPlace, laidInPlace, placedPicture, readPlace } from '@boxwright/contract';
import type { SheetBox } from '@boxwright/documents';
import { moveOutline, outlineOfSize, readOutline } from '@boxwright/pricing';
import type { PrintFile } from './print-picture.ts';
import type { StickerCut } from './sheet-line.ts';

type Shape = Pick<PrintFile, 'ratio' | 'bleed'>;

/**
 * The cut of a sticker and the place of its picture, from the corner of the sticker's size. A traced cut lies in the
 * middle of that size, which is larger than the cut in older lines.
 */
export function cutOf(
  { outline, length, width, artwork, contour }: Omit<StickerCut, 'whiteUnderprint'>,
  file: Shape | null,
) {
  const size = { length, width };
  if (contour) {
    const [x, y] = [(length - contour.length) / 2, (width - contour.width) / 2];
    const { picture } = contour;
    const box: SheetBox = { ...picture, x: picture.x + x, y: picture.y + y };
    const cut = moveOutline(readOutline(contour.path), ([right, down]) => [right + x, down + y]);
    return { cut, box, chosen: null };
  }
  const chosen = artwork?.place === undefined ? null : readPlace(artwork.place);
  const box: SheetBox | null = artwork && file ? placedPicture(outline, size, artwork.fit, file) : null;
  return { cut: outlineOfSize(outline, size), box, chosen: box && chosen };
}

/** The picture in its own size, and the matrix from there to the sticker where its buyer has put it. */
export function laidOn(box: SheetBox, chosen: ChosenPlace | null, { ratio }: Shape) {
  if (chosen === null) return { box, matrix: null };
  const { matrix, ...size } = laidInPlace(chosen, ratio);
  return { box: { x: 0, y: 0, ...size }, matrix };
}
