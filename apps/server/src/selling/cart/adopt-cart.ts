import { type Cart, findOpenCartOf, inTransaction, moveCartToCustomer } from '@boxwright/storage';
import { cartTokenHash } from '../../adapters/identity/cookies.ts';
import type { Call } from '../../calls/call.ts';
import { mostLines } from './add-goods.ts';
import { isSameLine, storedLine } from './same-goods.ts';

export interface Adopted {
  /** The customer's open cart, if there is one. */
  readonly cart: Cart | undefined;
  /** Number of lines that did not fit: they stay in the anonymous cart that the cookie names. */
  readonly leftOver: number;
}

/**
 * Moves the lines that the visitor chose before signing in to the customer's cart, up to its limit; a line that is
 * there already, in the same quantity, isn't added again. Idempotent. The cookie stays, and names no cart once all
 * lines are moved.
 */
export async function adoptCart({ services, visitor }: Call, customerId: number): Promise<Adopted> {
  const { cartToken } = visitor;
  if (cartToken === null) return { cart: await findOpenCartOf(services.db, { customerId }), leftOver: 0 };
  const { cart, stayed } = await inTransaction(services.db, (tx) =>
    moveCartToCustomer(tx, {
      tokenHash: cartTokenHash(cartToken),
      customerId,
      mostLines,
      isSame: (one, other) => isSameLine(storedLine(one), storedLine(other)),
    }),
  );
  return { cart, leftOver: stayed };
}

/** Tells the buyer about lines that did not fit. */
export const leftOverText = (leftOver: number): string =>
  `Your cart holds up to ${mostLines} items, so ${leftOver === 1 ? 'one' : leftOver} of those you chose before signing in ${
    leftOver === 1 ? 'waits' : 'wait'
  } outside it. Order or remove some, then log in again to add ${leftOver === 1 ? 'it' : 'them'}.`;
