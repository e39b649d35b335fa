import { fail, ok } from '@boxwright/contract';
import { paymentWords } from '@boxwright/orders';
import {
  activeStaff,
  entriesOfEnquiry,
  filesOfEnquiry,
  findCustomer,
  findCustomerByEmail,
  findEnquiry,
  mailsByKeys,
  salesOfEnquiry,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { answersEnquiries } from '../../selling/enquiries/answers-enquiries.ts';
import { enquiryGone } from '../../selling/enquiries/enquiry-gone.ts';
import { answerMailKey } from '../../selling/enquiries/enquiry-mails.ts';
import { boxOf, numberIn, presentEnquiryRow, sizeOf } from '../../selling/enquiries/present-enquiry.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

const shownSales = 10;

export const GetEnquiry: Handler<'GetEnquiry'> = async ({ id }, { services: { db } }) => {
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) return fail('not_found', enquiryGone);
  const [sales, entries, files, staff, customer] = await Promise.all([
    salesOfEnquiry(db, id, shownSales),
    entriesOfEnquiry(db, id),
    filesOfEnquiry(db, id),
    activeStaff(db),
    enquiry.customerId !== null
      ? findCustomer(db, enquiry.customerId)
      : enquiry.email === null
        ? undefined
        : findCustomerByEmail(db, enquiry.email),
  ]);
  const mails = await mailsByKeys(
    db,
    entries.filter(({ kind }) => kind === 'answer').map((entry) => answerMailKey(id, entry.id)),
  );
  const mailOf = (entryId: number) => mails.find(({ key }) => key === answerMailKey(id, entryId));
  const owner = staff.find((member) => member.id === enquiry.ownerId);
  return ok({
    ...presentEnquiryRow({ ...enquiry, ownerName: owner?.name ?? null }),
    mobile: enquiry.mobile,
    email: enquiry.email,
    pincode: enquiry.pincode,
    message: enquiry.message,
    cartonType: enquiry.cartonType,
    quantity: numberIn(enquiry, 'quantity'),
    sizeCm: sizeOf(enquiry),
    weightGrams: numberIn(enquiry, 'weightGrams'),
    goods: numberIn(enquiry, 'goodsPaise'),
    box: boxOf(enquiry),
    files,
    suspectedRobot: enquiry.suspectedRobot,
    version: enquiry.version,
    customerId: customer?.id ?? null,
    customerName: customer?.name ?? null,
    sales: sales.map(({ id, openedAt, lines, order }) => ({
      id,
      openedAt,
      lines,
      order: order && {
        id: order.id,
        number: orderNumber(order),
        statusLabel: statusLabel(order.status),
        paymentStatus: paymentWords({ ...order, isCarriageKept: order.keptPaise > 0 }),
        total: order.totalPaise,
      },
    })),
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      by: entry.staffName,
      text: entry.text,
      createdAt: entry.createdAt,
      mailState: mailOf(entry.id)?.state ?? null,
      mailId: mailOf(entry.id)?.id ?? null,
    })),
    members: staff.filter(answersEnquiries).map(({ id, name }) => ({ id, name })),
  });
};
