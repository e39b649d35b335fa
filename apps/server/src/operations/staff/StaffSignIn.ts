import { fail, ok } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { deviceCookie } from '../../selling/customers/identity/devices.ts';
import { overSignInLimit } from '../../selling/customers/identity/sign-in-limits.ts';

export const StaffSignIn: Handler<'StaffSignIn'> = async ({ email, password }, call) => {
  const refused = await overSignInLimit(call, 'staff', email);
  if (refused) return refused;
  const signedIn = await call.services.auth.signIn(email, password, 'staff', call);
  if (!signedIn) return fail('signed_out', 'Invalid email or password.');
  signedIn.setCookies.forEach(call.setCookie);
  call.setCookie(deviceCookie(call, 'staff', email));
  return ok({ name: signedIn.name });
};
