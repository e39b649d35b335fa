import { ok } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { eraseAccount } from '../../selling/customers/own-data/erase-account.ts';
import { refuseWrongPassword } from '../../selling/customers/own-data/password-again.ts';

export const EraseAccount: Handler<'EraseAccount'> = async ({ password }, call) => {
  const { customer } = call.visitor;
  const refused = await refuseWrongPassword(call, customer, password);
  if (refused) return refused;
  const erased = await eraseAccount(call.services, customer);
  if (!erased.ok) return erased;
  (await call.services.auth.signOut(call, 'customer')).forEach(call.setCookie);
  return ok({});
};
