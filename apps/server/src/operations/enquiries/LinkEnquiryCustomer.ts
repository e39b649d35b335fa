import { fail, ok } from '@boxwright/contract';
import { changeEnquiry, findCustomerByEmail, findEnquiry, inTransaction, type Tx } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { makeCustomerOf } from '../../selling/enquiries/customer-of-enquiry.ts';
import { enquiryChanged, enquiryGone, enquiryName } from '../../selling/enquiries/enquiry-gone.ts';

export const LinkEnquiryCustomer: Handler<'LinkEnquiryCustomer'> = async ({ id, version }, { services, visitor }) => {
  const { db } = services;
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) return fail('not_found', enquiryGone);
  const { email } = enquiry;
  if (email === null) return fail('not_possible', 'They left no e-mail address, and an account needs one.');
  if (enquiry.version !== version) return fail('conflict', enquiryChanged);

  const link = async (tx: Tx, customerId: number, isNew: boolean) => {
    const saved = await changeEnquiry(tx, id, version, { customerId });
    if (!saved) throw new EnquiryChanged();
    await noted(tx, { services, visitor }, 'LinkEnquiryCustomer', ['enquiry', id, enquiryName(id)], {
      before: { customerId: enquiry.customerId },
      after: { customerId, isNew },
    });
    return saved.version;
  };

  try {
    const known = await findCustomerByEmail(db, email);
    if (known) {
      const linked = await inTransaction(db, (tx) => link(tx, known.id, false));
      return ok({ version: linked, customerId: known.id, isNew: false });
    }
    let linked = version;
    const made = await makeCustomerOf(services, { ...enquiry, email }, async (tx, customer) => {
      linked = await link(tx, customer.id, true);
    });
    if (!made.ok) return made;
    return ok({ version: linked, customerId: made.value.id, isNew: true });
  } catch (error) {
    if (error instanceof EnquiryChanged) return fail('conflict', enquiryChanged);
    throw error;
  }
};

/** Ends the transaction, so that no account is made. */
class EnquiryChanged extends Error {}
