import { fail, ok } from '@boxwright/contract';
import { findCustomer, inTransaction, issueTicket } from '@boxwright/storage';
import { adoptCart } from '../../cart/adoptCart.ts';
import { presentCustomer } from '../../customers/presentCustomer.ts';
import type { Call, Handler, SignedInCustomer } from '../../door/call.ts';
import { overLimit } from '../../door/limits.ts';
import { deviceCookie } from '../../identity/devices.ts';
import { overSignInLimit } from '../../identity/sign-in-limits.ts';
import { changeTicket, proofEnds, proofHash } from '../../passwords/proofs.ts';

const wrong = 'Invalid email or password.';

export const AddwebsiteLogin: Handler<'AddwebsiteLogin'> = async ({ email, password }, call) => {
  const self = call.visitor.customer;
  if (self?.email === email.toLowerCase()) return confirmSelf(self, password, call);
  const refused = await overSignInLimit(call, 'customer', email);
  if (refused) return refused;
  const signedIn = await call.services.auth.signIn(email, password, 'customer', call.headers);
  if (!signedIn?.customer) return fail('signed_out', wrong);
  // Whatever the browser remembers to ask for afterwards: a filled cart must not get lost at the door.
  await adoptCart(call, signedIn.customer.id);
  signedIn.setCookies.forEach(call.setCookie);
  call.setCookie(deviceCookie(call, 'customer', email));
  return ok([await presentCustomer(call.services.db, signedIn.customer)]);
};

/** Somebody who is signed in gives their password again, before they change it: this session may then ask for a ticket. */
async function confirmSelf({ id, userId }: SignedInCustomer, password: string, call: Call) {
  const { auth, db, now } = call.services;
  const session = auth.sessionToken('customer', call.headers);
  const refused = session === null ? undefined : await overLimit(call, 'password again in session', proofHash(session));
  if (refused) return refused;
  const isRight = session !== null && (await auth.confirmPassword('customer', call.headers, password));
  const customer = isRight ? await findCustomer(db, id) : undefined;
  // The session stands, so this is no 401: a wrong password signs nobody out.
  if (session === null || customer === undefined) return fail('forbidden', wrong);
  const ticket = { ...changeTicket(userId, session), verifiedAt: now(), tries: 0, expiresAt: proofEnds(now()) };
  await inTransaction(db, (tx) => issueTicket(tx, ticket));
  return ok([await presentCustomer(db, customer)]);
}
