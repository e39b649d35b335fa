import type { NextItem } from '@boxwright/orders';
import { isAsBefore } from './all-approved-before.ts';
import type { StoredOrderLine } from './stored-order.ts';

/** The items of an order, for the words about what happens next and when. */
export const nextItems = (lines: readonly StoredOrderLine[]): NextItem[] =>
  lines.map((line) => ({
    itemName: line.itemName,
    kind: line.kind,
    deliveryType: line.deliveryType,
    standing: nextStanding(line),
  }));

/** Where the artwork of a line stands for its buyer. */
export function nextStanding(line: StoredOrderLine): NextItem['standing'] {
  const { artworkState, standing } = line;
  // Its buyer gets no new proof.
  if (isAsBefore(line)) return 'approved';
  // What waits for nobody has no standing there: it is approved, or may be printed without that.
  return artworkState === null || artworkState === 'approved' ? artworkState : (standing ?? 'agreed');
}
