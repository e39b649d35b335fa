import { fail, ok } from '@boxwright/contract';
import { findCustomer } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { eraseAccount } from '../../selling/own-data/erase-account.ts';

export const EraseCustomerData: Handler<'EraseCustomerData'> = async (input, { services, visitor }) => {
  const { customerId, reason, email } = input;
  const customer = await findCustomer(services.db, customerId);
  if (!customer || customer.erasedAt !== null) return noSuchCustomer;
  if (customer.email !== email.toLowerCase()) {
    return fail('invalid', 'This isn’t the customer’s email. Please type it as it stands above.', { field: 'email' });
  }
  return eraseAccount(services, customer, (tx) =>
    noted(tx, { services, visitor }, 'EraseCustomerData', ['customer', customerId, `Customer ${customerId}`], {
      reason,
    }),
  ).then((answer) => (answer.ok ? ok({}) : answer));
};
