import { type Cart, findOpenCartOf, inTransaction, moveCartToCustomer } from '@boxwright/storage';
import type { Call } from '../door/call.ts';
import { cartTokenHash } from '../identity/cookies.ts';

/**
 * Moves the cart that the visitor filled before signing in to the customer's own. Any number of times with the same
 * result; the cookie stays, it names nothing any more. Answers the customer's open cart, if there is one.
 */
export async function adoptCart({ services, visitor }: Call, customerId: number): Promise<Cart | undefined> {
  const { cartToken } = visitor;
  if (cartToken === null) return findOpenCartOf(services.db, { customerId });
  return inTransaction(services.db, (tx) =>
    moveCartToCustomer(tx, { tokenHash: cartTokenHash(cartToken), customerId }),
  );
}
