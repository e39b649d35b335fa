import type { CartonSpec } from '@boxwright/pricing';
import type { BoxSnapshot } from '../goods/box/box-snapshot.ts';
import { inksOfPrint } from '../goods/box/inks-of-print.ts';
import { layoutOf } from '../goods/die-on-file.ts';

/** The input of the price engine that a stored box was priced with. */
export const specOfBox = (
  { style, drawing, length, width, height, print, board, outer, inner, grain, die }: BoxSnapshot,
  quantity: number,
): CartonSpec => ({
  style,
  revision: drawing,
  length,
  width,
  height,
  board: { code: board.code, family: board.family, gsm: board.gsm, bulk: board.bulk },
  outerCoat: outer?.code ?? 'none',
  innerCoat: inner?.code ?? 'none',
  ...inksOfPrint(print),
  quantity,
  grain,
  ...(die && layoutOf(die)),
});
