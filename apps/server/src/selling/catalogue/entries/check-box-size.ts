import { fail, ok, type Result } from '@boxwright/contract';
import { boxStyleOf, caliperOf, drawBox } from '@boxwright/dieline';
import type { Paise } from '@boxwright/money';
import { priceCarton } from '@boxwright/pricing';
import type { Board } from '@boxwright/storage';
import type { Catalogue } from '../snapshot.ts';

export const usualQuantity = 3000;

interface SizedBox {
  readonly style: string;
  /** Inside size in mm. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export interface CheckedSize {
  readonly board: Board;
  /** Null for styles that are quoted on request. */
  readonly total: Paise | null;
}

/** Draws and prices a box on the first board that is offered, or says in the engine's words why it can't be made. */
export function checkBoxSize({ boards, rates }: Catalogue, box: SizedBox): Result<CheckedSize> {
  const { style, length, width, height } = box;
  if (!boxStyleOf(style)) return fail('invalid', 'We do not make this style of box.', { field: 'style' });
  const board = [...boards.values()].find(({ status }) => status === 'Active');
  if (!board) return fail('unavailable', 'No board is offered, so no box can be checked.');
  const caliper = caliperOf(board.gsm, board.bulk);
  const drawn = drawBox(style, { length, width, height, caliper, options: {} });
  if (!drawn.ok) return fail('not_possible', drawn.problem.text, { field: drawn.problem.field });
  if (!rates) return fail('unavailable', 'No rate card is in force, so nothing can be priced.');
  const coats = { outerCoat: 'none', innerCoat: 'none' };
  const price = priceCarton({ style, length, width, height, board, ...coats, quantity: usualQuantity }, rates.card);
  if (price.ok) return ok({ board, total: price.total });
  // A style without rates has a drawing, and a price on request.
  if (price.code === 'quote') return ok({ board, total: null });
  return fail('not_possible', price.text, { field: price.code === 'sheet' ? 'length' : price.code });
}
