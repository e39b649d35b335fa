import { fail, ok } from '@boxwright/contract';
import { changeCustomer, findCustomerByEmail } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { openedAccount } from '../../selling/customers/passwords/opened-account.ts';

export const AddCustomerAtDesk: Handler<'AddCustomerAtDesk'> = async (typed, { services, visitor }) => {
  const { db, auth } = services;
  const known = await findCustomerByEmail(db, typed.email);
  if (known) return ok({ customerId: known.id, isKnown: true });
  const { name, email, mobile, companyName } = typed;
  const opened = await openedAccount(services, { name, email });
  const person = { name, email, mobile, ...(companyName === '' ? {} : { companyName }) };
  const customer = await auth.signUpCustomer({ ...person, password: opened.password }, async (tx, { id, userId }) => {
    await changeCustomer(tx, id, { source: 'Order desk', gstin: typed.gstin || null });
    if (userId !== null) await opened.issueLink(tx, userId);
    await postMail(tx, services, opened.mailTo(id));
    await noted(tx, { services, visitor }, 'AddCustomerAtDesk', ['customer', id, name], { after: person });
  });
  if (customer === 'email-invalid') return fail('invalid', 'Please enter valid email address.', { field: 'email' });
  if (customer === 'email-taken') {
    // Either it was registered just now, or it belongs to a member of staff.
    const now = await findCustomerByEmail(db, email);
    if (now) return ok({ customerId: now.id, isKnown: true });
    return fail('conflict', 'This email address belongs to a member of staff. Please enter another one.', {
      field: 'email',
    });
  }
  return ok({ customerId: customer.id, isKnown: false });
};
