import { fail, ok, passwordTexts } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { deviceCookie } from '../../identity/devices.ts';
import { findAccount, resetTicket } from '../../passwords/proofs.ts';
import { setPassword } from '../../passwords/setPassword.ts';

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
