import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { refuseWrongPassword } from '../../selling/customers/password-again.ts';
import { eraseAccount } from '../../selling/own-data/erase-account.ts';

export const EraseAccount: Handler<'EraseAccount'> = async ({ password }, call) => {
  const { customer } = call.visitor;
  const refused = await refuseWrongPassword(call, customer, password);
  if (refused) return refused;
  const erased = await eraseAccount(call.services, customer);
  if (!erased.ok) return erased;
  (await call.services.auth.signOut(call, 'customer')).forEach(call.setCookie);
  return ok({});
};
