import { fail, ok } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { overSignInLimit } from '../../door/limits.ts';

export const StaffSignIn: Handler<'StaffSignIn'> = async ({ email, password }, call) => {
  const refused = await overSignInLimit(call, email);
  if (refused) return refused;
  const signedIn = await call.services.auth.signIn(email, password, 'staff');
  if (!signedIn) return fail('signed_out', 'Invalid email or password.');
  signedIn.setCookies.forEach(call.setCookie);
  return ok({ name: signedIn.name });
};
