import { fail, type Result } from '@boxwright/contract';
import type { CartOwner } from '@boxwright/storage';
import type { Call } from '../door/call.ts';
import { signedOutText } from '../door/invoke.ts';
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

/** A customer's id in a body is only compared: it must be that of the session. Undefined when it is, or none came. */
export function refuseForeignCustomer(call: Call, customerId: number | null): Result<never> | undefined {
  const own = call.visitor.customer?.id ?? null;
  if (customerId === null || customerId === own) return undefined;
  return own === null ? fail('signed_out', signedOutText) : fail('forbidden', 'This belongs to another account.');
}
