import type { SheetPlace } from '@boxwright/dieline';
import { plain } from './cut-path.ts';

/** The matrix in PDF operators that draws a sticker of this size, upright from its corner, in its place on the sheet. */
export function placeMatrix(
  { x, y, turn }: SheetPlace,
  { length, width }: { readonly length: number; readonly width: number },
): string {
  const [left, top] = [plain(x), plain(y)];
  switch (turn) {
    case 0:
      return `1 0 0 1 ${left} ${top} cm`;
    case 90:
      return `0 1 -1 0 ${plain(x + width)} ${top} cm`;
    case 180:
      return `-1 0 0 -1 ${plain(x + length)} ${plain(y + width)} cm`;
    case 270:
      return `0 -1 1 0 ${left} ${plain(y + length)} cm`;
  }
}
