import { fail, ok, passwordTexts } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { changeTicket } from '../../selling/customers/passwords/proofs.ts';
import { setPassword } from '../../selling/customers/passwords/set-password.ts';

export const ChangeCustomerPassword: Handler<'ChangeCustomerPassword'> = async ({ userId, password, ticket }, call) => {
  const { services, visitor } = call;
  const isSet =
    visitor.customer.userId === userId &&
    (await setPassword(services, visitor.customer.id, changeTicket(userId, ticket), password));
  if (!isSet) return fail('forbidden', passwordTexts.notChanged);
  (await services.auth.signOut(call, 'customer')).forEach(call.setCookie);
  return ok({});
};
