import type { NextItem } from '@boxwright/orders';
import type { StoredOrderLine } from './stored-order.ts';

/** The items of an order, for the words about what happens next and when. */
export const nextItems = (lines: readonly StoredOrderLine[]): NextItem[] =>
  lines.map(({ itemName, kind, deliveryType, artworkState, standing }) => ({
    itemName,
    kind,
    deliveryType,
    // What waits for nobody has no standing there: it is approved, or may be printed without that.
    standing: artworkState === null || artworkState === 'approved' ? artworkState : (standing ?? 'agreed'),
  }));
