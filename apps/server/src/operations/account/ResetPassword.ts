import { fail, ok, passwordTexts } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { deviceCookie } from '../../selling/customers/identity/devices.ts';
import { findAccount, resetTicket } from '../../selling/customers/passwords/proofs.ts';
import { setPassword } from '../../selling/customers/passwords/set-password.ts';

export const ResetPassword: Handler<'ResetPassword'> = async ({ email, password, ticket }, call) => {
  const { services } = call;
  const account = await findAccount(services, email);
  const isSet =
    account !== undefined &&
    (await setPassword(services, account.customer.id, resetTicket(account.userId, ticket), password));
  if (!isSet) return fail('forbidden', passwordTexts.notReset);
  call.setCookie(deviceCookie(call, 'customer', email));
  return ok({});
};
