import type { CartOwner } from '@boxwright/storage';
import type { Call } from '../door/call.ts';
import { cartCookie, cartTokenHash, newCartToken } from '../identity/cookies.ts';

/** Whose cart a visitor's is; null before they have one. */
export function cartOwner({ customer, cartToken }: Call['visitor']): CartOwner | null {
  if (customer) return { customerId: customer.id };
  return cartToken === null ? null : { tokenHash: cartTokenHash(cartToken) };
}

/** The same, but an anonymous visitor without a cart gets a token for one as a cookie. */
export function ownerForNewLine(call: Call): CartOwner {
  const owner = cartOwner(call.visitor);
  if (owner) return owner;
  const token = newCartToken();
  call.setCookie(cartCookie(token, call.services.env.publicUrl.startsWith('https:')));
  return { tokenHash: cartTokenHash(token) };
}
