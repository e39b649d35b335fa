import { fail, ok } from '@boxwright/contract';
import { adoptCart } from '../../cart/adoptCart.ts';
import { presentCustomer } from '../../customers/presentCustomer.ts';
import type { Handler } from '../../door/call.ts';
import { overSignInLimit } from '../../door/limits.ts';

export const AddwebsiteLogin: Handler<'AddwebsiteLogin'> = async ({ email, password }, call) => {
  const refused = await overSignInLimit(call, email);
  if (refused) return refused;
  const signedIn = await call.services.auth.signIn(email, password, 'customer');
  if (!signedIn?.customer) return fail('signed_out', 'Invalid email or password.');
  // Whatever the browser remembers to ask for afterwards: a filled cart must not get lost at the door.
  await adoptCart(call, signedIn.customer.id);
  signedIn.setCookies.forEach(call.setCookie);
  return ok([await presentCustomer(call.services.db, signedIn.customer)]);
};
