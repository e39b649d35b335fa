import { fail, ok } from '@boxwright/contract';
import { inTransaction, issueTicket, noteWrongPassword } from '@boxwright/storage';
import type { SignedInCustomer } from '../../adapters/identity/visitor.ts';
import type { Call, Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { adoptCart } from '../../selling/cart/adopt-cart.ts';
import { deviceCookie } from '../../selling/customers/identity/devices.ts';
import { noteSignInOf, sourceOfSignIn } from '../../selling/customers/identity/note-sign-in.ts';
import { overSignInLimit } from '../../selling/customers/identity/sign-in-limits.ts';
import { ownRecord } from '../../selling/customers/own-record.ts';
import { changeTicket, proofEnds, proofHash } from '../../selling/customers/passwords/proofs.ts';
import { presentCustomer } from '../../selling/customers/present-customer.ts';

const wrong = 'Invalid email or password.';

export const AddwebsiteLogin: Handler<'AddwebsiteLogin'> = async ({ email, password }, call) => {
  const self = call.visitor.customer;
  if (self?.email === email.toLowerCase()) return confirmSelf(self, password, call);
  const refused = await overSignInLimit(call, 'customer', email);
  if (refused) return refused;
  const source = sourceOfSignIn(call, email);
  const signedIn = await call.services.auth.signInCustomer(email, password, call);
  if (!signedIn) {
    await noteWrongPassword(call.services.db, email, source);
    return fail('signed_out', wrong);
  }
  await noteSignInOf(call.services, signedIn.customer.id, signedIn.sessionToken, source);
  // Done here instead of in a later request of the browser, so that a filled cart can't get lost at sign-in.
  await adoptCart(call, signedIn.customer.id);
  signedIn.setCookies.forEach(call.setCookie);
  call.setCookie(deviceCookie(call, 'customer', email));
  return ok([await presentCustomer(call.services.db, signedIn.customer)]);
};

/** A signed-in customer confirms their password before changing it; this session may then request a ticket. */
async function confirmSelf(self: SignedInCustomer, password: string, call: Call) {
  const { userId, sessionToken } = self;
  const { auth, db, now } = call.services;
  const refused = await checkRateLimit(call, 'password again in session', proofHash(sessionToken));
  if (refused) return refused;
  // Not a 401: the session stays valid, and a wrong password must not sign the customer out.
  if (!(await auth.confirmPassword(userId, password))) return fail('forbidden', wrong);
  const ticket = { ...changeTicket(userId, sessionToken), verifiedAt: now(), tries: 0, expiresAt: proofEnds(now()) };
  await inTransaction(db, (tx) => issueTicket(tx, ticket));
  return ok([await presentCustomer(db, await ownRecord(db, self))]);
}
