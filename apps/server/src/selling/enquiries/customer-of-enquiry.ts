import { fail, ok, type Result } from '@boxwright/contract';
import { type Customer, changeCustomer, type Tx } from '@boxwright/storage';
import { postMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { openedAccount } from '../customers/passwords/opened-account.ts';

interface Asker {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly company: string | null;
}

/** Makes a customer of an enquiry's sender, who is mailed a link to set a password. `also` runs in the transaction. */
export async function makeCustomerOf(
  services: Services,
  { name, mobile, email, company }: Asker,
  also: (tx: Tx, customer: Customer) => Promise<void>,
): Promise<Result<Customer>> {
  const opened = await openedAccount(services, { name, email });
  const person = { name, email, mobile, ...(company === null ? {} : { companyName: company }) };
  const made = await services.auth.signUpCustomer({ ...person, password: opened.password }, async (tx, customer) => {
    await changeCustomer(tx, customer.id, { source: 'Order desk' });
    if (customer.userId !== null) await opened.issueLink(tx, customer.userId);
    await postMail(tx, services, opened.mailTo(customer.id));
    await also(tx, customer);
  });
  if (made === 'email-invalid') {
    return fail('not_possible', 'No account can have this e-mail address.', { field: 'email' });
  }
  if (made === 'email-taken') {
    const text =
      'This address already has an account: it was made just now, or isn’t a customer’s. Please look for the customer again, or ask for another address.';
    return fail('conflict', text, { field: 'email' });
  }
  return ok(made);
}
