import { pino } from 'pino';
import { MailAlerts } from '../job-handlers/MailAlerts.ts';
import { RemindOfPayments } from '../job-handlers/RemindOfPayments.ts';
import { RemindOfReorders } from '../job-handlers/RemindOfReorders.ts';
import { complaint, deliveredOrder, leftToCredit, uploadPhoto } from './after-sale.ts';
import { quotedSale } from './desk-quotations.ts';
import { begunSale } from './desk-sales.ts';
import { sendEnquiry } from './enquiries.ts';
import { paidOrder } from './move-orders.ts';
import type { Shop, ShopCustomer } from './open-shop.ts';
import { openPayment, postReturn, postWebhook, readyToOrder } from './orders.ts';
import { partDesk } from './parts.ts';
import { emailTicketMailedTo, ticketFor } from './passwords.ts';
import { draftWith } from './price-drafts.ts';
import { acceptedRun } from './production.ts';
import { sentProof } from './proofs.ts';
import { saveSoapBox } from './saved-boxes.ts';
import { passwordLinkMailedTo, type ShopMember, staffMember } from './staff-members.ts';

const stickers = {
  itemdetails: [{ Item: 196, Quantity: 1000 }],
  ...{ shape: 1, material: 3, length: 50, width: 50 },
  ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
  designType: 'I send my design',
  CustomItemDescription: 'Matt, please.',
};

export interface LivedIn {
  /** A customer with orders in all states. */
  readonly customer: ShopCustomer;
  /** Their order with wishes about the design. */
  readonly wishedOrder: number;
  readonly owner: ShopMember;
}

/** A shop where every event that adds a row to a page or sends a mail has happened once. */
export async function livedIn(shop: Shop): Promise<LivedIn> {
  const owner = await staffMember(shop);
  const { customer, wishedOrder } = await orders(shop, owner);
  await enquiriesAndSales(shop, owner);
  await accounts(shop);
  await staff(shop, owner);
  await proofs(shop);
  await acceptedRun(shop, owner, { outercoatingid: 3 });
  await draftWith(owner, 'carton', {});
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await shop.runJobs();
  // For the daily reminders: of a payment after two weeks, to order again after four weeks.
  for (const days of [13, 15]) {
    shop.clock.advance({ days });
    await RemindOfPayments({}, context);
    await RemindOfReorders({}, context);
    await shop.runJobs();
  }
  await MailAlerts({}, context);
  return { customer, wishedOrder, owner };
}

/** A customer's orders: delivered with a complaint, cancelled, unpaid, with a failed payment, with stickers, paid later. */
async function orders(shop: Shop, desk: ShopMember): Promise<Pick<LivedIn, 'customer' | 'wishedOrder'>> {
  const { customer, orderId } = await deliveredOrder(shop, desk);
  const again = { lines: [{ position: 1, quantity: 500 }], cause: 'too-few', reason: 'A carton was missing.', seen: 0 };
  await desk.call('PrintAgain', { orderid: orderId, ...again });
  const own = { customer };
  await customer.call('SetReorderReminder', { orderid: orderId, weeks: 4 });
  await customer.call('WriteToDesk', { orderid: orderId, text: 'Thank you.' });
  await desk.call('WriteToCustomer', { orderid: orderId, text: 'You are welcome.', seen_message_id: 1 });
  await uploadPhoto(shop, customer, orderId);
  const { return_id } = (await customer.call('RequestReturn', { orderid: orderId, ...complaint })).data;
  await desk.call('DecideReturn', { return_id, decision: 'accepted', answer: 'They were crushed.', refund: 100 });
  const dearer = { lines: [{ position: 1, amount: 25 }], reason: 'The carriage was dearer.' };
  await desk.call('IssueDebitNote', { orderid: orderId, seen_due: 0, ...dearer });
  const seen_left = await leftToCredit(desk, orderId);
  const credit = { seen_left, lines: [{ position: 1, quantity: 1, amount: 0 }], reason: 'One was crushed.' };
  await desk.call('IssueCreditNote', { orderid: orderId, ...credit });
  await partDesk(desk).partlySent(await paidOrder(shop, own));
  const cancelled = await paidOrder(shop, own);
  await customer.call('CancelOrder', { orderid: cancelled.orderId });

  const later = await readyToOrder(shop, own);
  const orderid = (await later.place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' });
  const transfer = (await (await readyToOrder(shop, own)).place()).data;
  await desk.call('SendPaymentLink', { orderid: transfer.order_id });
  const received = {
    how: 'transfer',
    amount: Math.round(transfer.total_amount * 50) / 100,
    seen_due: transfer.total_amount,
    reference: 'UTR 4412',
    received_on: shop.clock.now().toISOString().slice(0, 10),
  };
  // First with the wrong order.
  await desk.call('RecordPayment', { orderid, ...received });
  const [entry] = (await desk.call('GetDeskOrder', { orderid })).data.ledger;
  const wrong = { cause: 'wrong-order', reversed_on: received.received_on, reason: 'It names the other order.' };
  await desk.call('ReversePayment', { orderid, entry_id: entry.entry_id, ...wrong });
  const meera = { company: '', contact: 'Meera Iyer', mobile: '9840012345', email: '', flat: '', area: 'Mount Road' };
  await desk.call('CorrectAddress', { orderid, which: 'shipping', ...meera, landmark: '' });
  await desk.call('RecordPayment', { orderid: transfer.order_id, ...received });
  await correctGstin(desk, orderid);
  const period = { from: received.received_on, to: received.received_on };
  const advance = { customer_id: customer.id, how: 'transfer', amount: 10, reference: 'UTR ADVANCE' };
  await desk.call('RecordReceipt', { ...advance, received_on: period.from, allotments: [] });
  await desk.call('SendStatement', { customer_id: customer.id, ...period });

  const begun = await openPayment(shop);
  shop.payu.says(begun.txnid, 'failed', 0 as never);
  await postReturn(shop, shop.payu.returned(begun.form, 'failed'));
  await postWebhook(shop, { txnid: begun.txnid, status: 'success', hash: 'forged' });

  const wished = (await (await readyToOrder(shop, { customer, line: stickers })).place()).data;
  await saveSoapBox(customer);
  // A mail asks for this payment half an hour later.
  await openPayment(shop);
  await shop.runJobs();
  shop.clock.advance({ minutes: 31 });
  await shop.runJobs();
  return { customer, wishedOrder: wished.order_id };
}

/** A customer's proof: mailed, commented on, not waited for, decided, with a reminder. */
async function proofs(shop: Shop): Promise<void> {
  const { decide, send, guest, token, proofId, desk, lineId } = await sentProof(shop);
  await shop.runJobs();
  await guest.call('CommentOnProof', { token, proof_id: proofId, name: 'Kavitha', text: 'Is it blue?', place: null });
  await desk.call('RemindOfProof', { line_id: lineId });
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed on the phone.' });
  await shop.runJobs();
  await decide('approve');
  await shop.runJobs();
  await send();
  shop.clock.advance({ minutes: 6 });
  await shop.runJobs();
}

async function enquiriesAndSales(shop: Shop, desk: ShopMember): Promise<void> {
  const { fld_enquiry_id } = await sendEnquiry(shop, desk);
  await desk.call('AnswerEnquiry', { fld_enquiry_id, fld_version: 0, fld_text: 'They cost ₹9,000.' });
  await sendEnquiry(shop, desk, { customer_email: 'banu@kokko.example', customer_message: 'And 5,000?' });
  await quotedSale(shop);
  const { customerId } = await begunSale(shop);
  await desk.call('ExportCustomerData', { customer_id: customerId, reason: 'Asked by mail.' });
}

async function correctGstin(desk: ShopMember, orderid: number): Promise<void> {
  const { seen, billing, shipping } = (await desk.call('GetDeskOrder', { orderid })).data.correction;
  await desk.call('CorrectOrder', {
    ...{ orderid, seen, gstin: '33AAACY2068D1ZN', quantities: [], reason: 'They have sent the certificate.' },
    ...{ billing_state: billing.state, billing_city: billing.city, billing_pincode: billing.pincode },
    ...{ shipping_state: shipping.state, shipping_city: shipping.city, shipping_pincode: shipping.pincode },
  });
}

/** Everything that customers do with their accounts. */
async function accounts(shop: Shop): Promise<void> {
  const moved = await shop.customer();
  const to = `new-${moved.email}`;
  await moved.call('RequestEmailChange', { email: to, password: moved.password });
  await shop.visitor().call('ConfirmEmailChange', { ticket: await emailTicketMailedTo(shop, to) });

  const { call, email, password } = await shop.customer();
  await shop.visitor().call('AddwebsiteLogin', { email, password });
  const [{ fld_userid: userid }] = (await call('UserInfo')).data.customer;
  await call('AddwebsiteLogin', { email, password, action: 'Login' });
  const salt = await ticketFor({ call } as never, email);
  await call('ChangeCustomerPassword', { userid, password, salt });
  await shop.visitor().call('Mailer_ForgotPassword', { email });

  const gone = await shop.customer();
  await gone.call('EraseAccount', { password: gone.password });
}

async function staff(shop: Shop, owner: ShopMember): Promise<void> {
  await owner.call('InviteStaff', { fld_name: 'Kavi', fld_email: 'kavi@shop.example', fld_role: 'Accounts' });
  await owner.call('SendTestMail');
  const member = await staffMember(shop, 'Order desk');
  await shop.visitor().call('StaffSignIn', { email: member.email, password: member.password });
  await shop.visitor().call('MailStaffPasswordLink', { email: member.email });
  const token = await passwordLinkMailedTo(shop, member.email);
  await shop.visitor().call('ResetStaffPassword', { token, password: 'mitre the last flap' });
  await shop.visitor().call('MailStaffPasswordLink', { email: owner.email });
}
