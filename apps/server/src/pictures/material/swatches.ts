import { boardSwatches } from './boards.ts';
import { coatingSwatches } from './coatings.ts';
import { stockSwatches } from './sticker-stock.ts';

/** How to draw each board, coating and sticker material, by its code. */
export const swatches: ReadonlyMap<string, () => string> = new Map([
  ...boardSwatches,
  ...coatingSwatches,
  ...stockSwatches,
]);
