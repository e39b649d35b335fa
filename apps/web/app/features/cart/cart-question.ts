import type { Failure } from '@boxwright/contract';

/** What the buyer has to decide before the box goes into the cart; meanwhile nothing has changed. */
export type CartQuestion =
  /** The cart has the same box in another line. */
  | { readonly kind: 'same'; readonly lineId: number; readonly quantity: number }
  /** The line that was to be changed was removed or ordered meanwhile. */
  | { readonly kind: 'gone' };

/** The question that a failure of AddToCartWebsite stands for; null for other failures. */
export const questionOf = ({ code, field, details }: Failure): CartQuestion | null => {
  if (code === 'not_found' && field === 'lineId') return { kind: 'gone' };
  const lineId = Number(details?.['cart_line_id']);
  const quantity = Number(details?.['quantity']);
  return code === 'conflict' && lineId > 0 && quantity > 0 ? { kind: 'same', lineId, quantity } : null;
};

/** What to put into the cart. */
export interface CartAction {
  /** The line to change; null adds a new one. */
  readonly lineId: number | null;
  readonly quantity: number;
  /** Token of the file that a box is printed with; without it, a line that is changed keeps its own. */
  readonly artwork?: string | null;
  /** Whether the buyer is asked if the cart has the same goods in another line; otherwise both lines stay. */
  readonly ifSame?: 'ask';
  /** The other line with the same goods, which is merged into this one. */
  readonly mergedLineId?: number;
}
