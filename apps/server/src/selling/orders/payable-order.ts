import { fail, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';

/** What the buyer saw of an order when pressing the button to pay for it. */
export interface SeenOrder {
  /** The order's total as shown, in paise; undefined: not compared. */
  readonly acceptedTotal?: number | undefined;
  /** The page has said that the cart has changed since, and the buyer still pays for the order as placed. */
  readonly asPlaced?: boolean | undefined;
}

/** Refuses to take money for anything but what the buyer has seen; undefined when the order is still that. */
export function refuseChangedOrder(
  { total, isCartAsOrdered }: { readonly total: number; readonly isCartAsOrdered: boolean },
  { acceptedTotal, asPlaced }: SeenOrder,
): Result<never> | undefined {
  if (acceptedTotal !== undefined && acceptedTotal !== total) {
    const [seen, now] = [acceptedTotal, total].map((amount) => formatRupees(paise(amount)));
    return fail(
      'price_changed',
      `This order has changed: it is now ${now} instead of ${seen}. Please look at it again.`,
      {
        details: { previous_total: acceptedTotal / 100, current_total: total / 100 },
      },
    );
  }
  if (!asPlaced && !isCartAsOrdered) {
    return fail('conflict', 'Your cart has changed since this order was placed. Please look at it again.', {
      details: { cart_changed: 1 },
    });
  }
  return undefined;
}
