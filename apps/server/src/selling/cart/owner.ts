import type { CartOwner } from '@boxwright/storage';
import { cartCookie, cartTokenHash, newCartToken } from '../../adapters/identity/cookies.ts';
import type { Call } from '../../calls/call.ts';

/** The owner of the visitor's cart: the customer or the cart token; null while there is no cart. */
export function cartOwner({ customer, cartToken }: Call['visitor']): CartOwner | null {
  if (customer) return { customerId: customer.id };
  return cartToken === null ? null : { tokenHash: cartTokenHash(cartToken) };
}

/** Like `cartOwner`, but an anonymous visitor without a cart gets a cookie with a new cart token. */
export function ownerForNewLine(call: Call): CartOwner {
  const owner = cartOwner(call.visitor);
  if (owner) return owner;
  const token = newCartToken();
  call.setCookie(cartCookie(call.services.env.publicUrl, token));
  return { tokenHash: cartTokenHash(token) };
}
