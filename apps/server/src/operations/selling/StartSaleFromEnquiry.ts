import { fail, ok, type Result } from '@boxwright/contract';
import {
  type Customer,
  changeEnquiry,
  customersWithMobile,
  type Enquiry,
  findCustomer,
  findCustomerByEmail,
  findEnquiry,
  inTransaction,
  openDeskCart,
  openSaleOf,
  type Tx,
} from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { addToSale } from '../../selling/desk/add-to-sale.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { makeCustomerOf } from '../../selling/enquiries/customer-of-enquiry.ts';
import { enquiryChanged, enquiryGone, enquiryName } from '../../selling/enquiries/enquiry-gone.ts';
import { boxOf } from '../../selling/enquiries/present-enquiry.ts';
import { whoAsked } from '../../selling/enquiries/who-asked.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';

type Call = CallOf<'StartSaleFromEnquiry'>;

const mostCandidates = 5;

export const StartSaleFromEnquiry: Handler<'StartSaleFromEnquiry'> = async (input, call) => {
  const { enquiryId, version, customerId, isNew } = input;
  const { db } = call.services;
  const enquiry = await findEnquiry(db, enquiryId);
  if (!enquiry) return fail('not_found', enquiryGone);
  // A second press finds the sale of the first.
  const begun = await openSaleOf(db, { enquiryId });
  if (begun) return ok(started(begun.id));
  if (enquiry.version !== version) return fail('conflict', enquiryChanged);

  const chosen = customerId ?? (isNew ? null : enquiry.customerId);
  const linked = chosen === null ? undefined : await findCustomer(db, chosen);
  if (customerId !== null && (!linked || linked.erasedAt !== null)) return noSuchCustomer;
  const email = input.email === '' ? enquiry.email : input.email;
  const who = whoAsked({
    email,
    linked,
    byEmail: email === null ? undefined : await findCustomerByEmail(db, email),
    byMobile: isNew ? [] : await customersWithMobile(db, enquiry.mobile, mostCandidates),
  });
  if (who.is === 'doubtful') {
    // The customer that it may be is perhaps the one whom the first of two presses has just made.
    const begunMeanwhile = await openSaleOf(db, { enquiryId });
    if (begunMeanwhile) return ok(started(begunMeanwhile.id));
    return ok({
      saleId: null,
      candidates: who.candidates.map(candidate),
      mayBeNew: who.mayBeNew,
      needsEmail: email === null,
    });
  }

  const sale =
    who.is === 'known' ? await sellTo(call, enquiry, who.customer) : await sellToNew(call, enquiry, who.email);
  if (!sale.ok) return sale;
  await addAskedBox(call, enquiry, sale.value);
  return ok(started(sale.value));
};

const started = (saleId: number) => ({ saleId, candidates: [], mayBeNew: false, needsEmail: false });

const candidate = ({ id, name, companyName, email, mobile }: Customer) => ({
  id,
  name,
  companyName: companyName ?? '',
  email,
  mobile,
});

async function sellTo(call: Call, enquiry: Enquiry, customer: Customer): Promise<Result<number>> {
  const { db } = call.services;
  try {
    return ok(await inTransaction(db, (tx) => begin(tx, call, enquiry, customer)));
  } catch (error) {
    if (error instanceof EnquiryChanged) return alreadyBegun(call, enquiry);
    throw error;
  }
}

async function sellToNew(call: Call, enquiry: Enquiry, email: string): Promise<Result<number>> {
  let saleId = 0;
  try {
    const made = await makeCustomerOf(call.services, { ...enquiry, email }, async (tx, customer) => {
      saleId = await begin(tx, call, enquiry, customer);
    });
    if (made.ok) return ok(saleId);
    // The second of two presses finds the e-mail taken by the first.
    const begun = await openSaleOf(call.services.db, { enquiryId: enquiry.id });
    return begun ? ok(begun.id) : made;
  } catch (error) {
    if (error instanceof EnquiryChanged) return alreadyBegun(call, enquiry);
    throw error;
  }
}

/** Begins the sale, and gives the enquiry its customer and an owner. */
async function begin(
  tx: Tx,
  call: Call,
  { id, version, state, ownerId, customerId }: Enquiry,
  customer: Customer,
): Promise<number> {
  const isUntouched = state === 'new' || state === 'spam';
  const taken = {
    customerId: customer.id,
    ownerId: ownerId ?? call.visitor.staff.id,
    ...(isUntouched ? { state: 'open' as const } : {}),
  };
  if (!(await changeEnquiry(tx, id, version, taken))) throw new EnquiryChanged();
  const sale = await openDeskCart(tx, customer.id, { enquiryId: id });
  await noted(tx, call, 'StartSaleFromEnquiry', ['enquiry', id, enquiryName(id)], {
    before: { state, ownerId, customerId },
    after: { state: isUntouched ? 'open' : state, ownerId: taken.ownerId, customerId: customer.id, sale: sale.id },
  });
  const after = { customerId: customer.id, enquiry: id };
  await noted(tx, call, 'StartSaleFromEnquiry', ['sale', sale.id, `Sale ${sale.id}`], { after });
  return sale.id;
}

/** Thrown to roll back the account and the sale. */
class EnquiryChanged extends Error {}

/** After a conflict: the sale that somebody else has begun, or the refusal because they changed the enquiry. */
async function alreadyBegun({ services: { db } }: Call, { id }: Enquiry): Promise<Result<number>> {
  const begun = await openSaleOf(db, { enquiryId: id });
  return begun ? ok(begun.id) : fail('conflict', enquiryChanged);
}

/** Adds the box of an enquiry about delivery. If it can't be ordered any more, the sale shows the enquiry. */
async function addAskedBox(call: Call, enquiry: Enquiry, saleId: number): Promise<void> {
  const box = boxOf(enquiry);
  if (!box) return;
  const { quantity, lengthMm: length, widthMm: width, heightMm: height, ...configured } = box;
  await addToSale(call, call.visitor.staff, {
    operation: 'StartSaleFromEnquiry',
    saleId,
    seen: 1,
    choice: { kind: 'box', ...configured, length, width, height },
    quantity,
    delivery: { deliveryType: 'StandardShipping', destinationPincode: enquiry.pincode },
    wishes: noWishes,
  });
}
