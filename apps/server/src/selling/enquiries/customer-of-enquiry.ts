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

/** Makes a customer of who sent an enquiry, with the link that sets their password. `also` is stored with it. */
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
    const text = 'This address has an account already that isn’t a customer’s, or was made just now.';
    return fail('conflict', text, { field: 'email' });
  }
  return ok(made);
}
