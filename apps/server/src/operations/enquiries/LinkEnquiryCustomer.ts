import { fail, ok } from '@boxwright/contract';
import {
  changeCustomer,
  changeEnquiry,
  findCustomerByEmail,
  findEnquiry,
  inTransaction,
  noteChange,
  type Tx,
} from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { postMail } from '../../jobs/post-mail.ts';
import { openedAccount } from '../../selling/desk/opened-account.ts';
import { enquiryChanged, enquiryGone, enquiryName } from '../../selling/enquiries/enquiry-gone.ts';

export const LinkEnquiryCustomer: Handler<'LinkEnquiryCustomer'> = async ({ id, version }, { services, visitor }) => {
  const { db, auth, now } = services;
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) return fail('not_found', enquiryGone);
  const { email, name, mobile, company } = enquiry;
  if (email === null) return fail('not_possible', 'They left no e-mail address, and an account needs one.');
  if (enquiry.version !== version) return fail('conflict', enquiryChanged);

  const link = async (tx: Tx, customerId: number, isNew: boolean) => {
    const saved = await changeEnquiry(tx, id, version, { customerId });
    if (!saved) throw new EnquiryChanged();
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'LinkEnquiryCustomer',
      subject: 'enquiry',
      subjectId: String(id),
      name: enquiryName(id),
      before: { customerId: enquiry.customerId },
      after: { customerId, isNew },
      createdAt: now(),
    });
    return saved.version;
  };

  try {
    const known = await findCustomerByEmail(db, email);
    if (known) {
      const linked = await inTransaction(db, (tx) => link(tx, known.id, false));
      return ok({ version: linked, customerId: known.id, isNew: false });
    }
    const opened = await openedAccount(services, { name, email });
    const person = { name, email, mobile, ...(company === null ? {} : { companyName: company }) };
    let linked = version;
    const made = await auth.signUpCustomer({ ...person, password: opened.password }, async (tx, customer) => {
      await changeCustomer(tx, customer.id, { source: 'Order desk' });
      if (customer.userId !== null) await opened.issueLink(tx, customer.userId);
      await postMail(tx, services, opened.mailTo(customer.id));
      linked = await link(tx, customer.id, true);
    });
    if (made === 'email-invalid') return fail('not_possible', 'No account can have this e-mail address.');
    if (made === 'email-taken') {
      return fail('conflict', 'This address has an account already that isn’t a customer’s, or was made just now.');
    }
    return ok({ version: linked, customerId: made.id, isNew: true });
  } catch (error) {
    if (error instanceof EnquiryChanged) return fail('conflict', enquiryChanged);
    throw error;
  }
};

/** Ends the transaction, so that no account is made. */
class EnquiryChanged extends Error {}
