import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';

export const Logout: Handler<'Logout'> = async (_input, call) => {
  const cookies = await call.services.auth.signOut(call);
  cookies.forEach(call.setCookie);
  return ok({});
};
