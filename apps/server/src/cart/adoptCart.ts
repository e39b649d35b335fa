import { type Cart, findOpenCartOf, inTransaction, moveCartToCustomer } from '@boxwright/storage';
import type { Call } from '../door/call.ts';
import { cartTokenHash } from '../identity/cookies.ts';
import { mostLines } from './addBox.ts';

export interface Adopted {
  /** The customer's open cart, if there is one. */
  readonly cart: Cart | undefined;
  /** Lines that found no room in it: they wait in the cart of the cookie. */
  readonly stayed: number;
}

/**
 * Moves the cart that the visitor filled before signing in to the customer's own, as far as that holds it. Any number
 * of times with the same result; the cookie stays, and names nothing any more once all is moved.
 */
export async function adoptCart({ services, visitor }: Call, customerId: number): Promise<Adopted> {
  const { cartToken } = visitor;
  if (cartToken === null) return { cart: await findOpenCartOf(services.db, { customerId }), stayed: 0 };
  return inTransaction(services.db, (tx) =>
    moveCartToCustomer(tx, { tokenHash: cartTokenHash(cartToken), customerId, mostLines }),
  );
}

/** What the buyer is told of lines that stayed. */
export const stayedText = (stayed: number): string =>
  `Your cart holds up to ${mostLines} items, so ${stayed === 1 ? 'one' : stayed} of those you chose before signing in ${
    stayed === 1 ? 'waits' : 'wait'
  } outside it. Order or remove some, then log in again to add ${stayed === 1 ? 'it' : 'them'}.`;
