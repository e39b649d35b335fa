import {
  addressCorrectedMail,
  orderCorrectedMail,
  orderMessageMail,
  orderReprintMail,
  paymentLinkMail,
  paymentReceivedMail,
  paymentReversedMail,
} from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { reprintWords, reversals } from '@boxwright/orders';
import { documentsOf, findLedgerEntry, findOrder, findOrderMessage, linkVersionOf } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { mailCompany } from '../company/mail-company.ts';
import { orderNumber } from '../company/order-number.ts';
import { cancelledVouchers } from '../documents/cancelled-vouchers.ts';
import { receiptVoucherLink } from '../documents/receipt-voucher-link.ts';
import { standingInvoice } from '../documents/standing-invoice.ts';
import { nextSteps } from '../orders/next-steps.ts';
import { mailOrder, noticeOf, orderLinks } from '../orders/order-mails.ts';
import { street } from '../orders/order-rows.ts';
import { paymentUrl } from '../orders/payment-link.ts';
import { readOrderMail } from '../orders/read-order-mail.ts';
import { onlineWaysOf } from '../orders/ways-to-pay-order.ts';

/** Mail to the customer that a bank transfer or cash has come in. */
export async function recordedPayment(services: Services, ledgerId: number): Promise<ComposedMail | undefined> {
  const entry = await findLedgerEntry(services.db, ledgerId);
  const order = entry && (await readOrderMail(services, { orderId: entry.orderId }));
  if (!order) return undefined;
  const { stored, customer } = order;
  const amount = paise(entry.amountPaise);
  const isFirst = stored.money.paid === amount && stored.order.confirmedAt === null;
  const mail = paymentReceivedMail({
    company: mailCompany(order.company, order.publicUrl),
    order: mailOrder(order),
    payment: { amount, transactionNumber: entry.gatewayPaymentId ?? '', at: entry.createdAt },
    amountPaid: paise(stored.money.paid),
    balanceDue: paise(stored.money.due),
    nextSteps: isFirst ? nextSteps(stored, order.company) : [],
    links: { ...orderLinks(order), ...(await receiptVoucherLink(services, order, entry)) },
  });
  return { key: `payment-recorded:${ledgerId}`, recipient: customer.email, mail };
}

/** Mail to the customer that a payment, of which they had a mail, doesn't count. */
export async function reversedPayment(services: Services, ledgerId: number): Promise<ComposedMail | undefined> {
  const entry = await findLedgerEntry(services.db, ledgerId);
  const order = entry && (await readOrderMail(services, { orderId: entry.orderId }));
  if (!order || entry.reversalCause === null) return undefined;
  const { stored, customer, company, publicUrl } = order;
  const [voucher] = cancelledVouchers(await documentsOf(services.db, order.stored.order.id), [entry]);
  const cancelled = voucher?.number ? ` Receipt Voucher ${voucher.number} is cancelled with it.` : '';
  const mail = paymentReversedMail({
    company: mailCompany(company, publicUrl),
    order: mailOrder(order),
    payment: { amount: paise(-entry.amountPaise), reference: entry.gatewayPaymentId ?? '' },
    because: reversals[entry.reversalCause].toCustomer + cancelled,
    amountPaid: paise(stored.money.paid),
    balanceDue: paise(stored.money.due),
    links: orderLinks(order),
  });
  return { key: `payment-reversed:${ledgerId}`, recipient: customer.email, mail, replyTo: company.email };
}

/** Mail to the customer with the link for paying; undefined when nothing can be paid online any more. */
export async function paymentLink(services: Services, orderId: number, at: string): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order || onlineWaysOf(order.stored.order, order.stored.money).length === 0) return undefined;
  const mail = paymentLinkMail({
    company: mailCompany(order.company, order.publicUrl),
    order: mailOrder(order),
    balanceDue: paise(order.stored.money.due),
    links: { pay: paymentUrl(services, orderId, await linkVersionOf(services.db, orderId)) },
  });
  const key = `payment-link:${orderId}:${at}`;
  return { key, recipient: order.customer.email, mail, replyTo: order.company.email };
}

/** Mail to the customer with an address of their order as it is now. */
export async function correctedAddress(
  services: Services,
  {
    orderId,
    which,
    at,
  }: { readonly orderId: number; readonly which: 'billing' | 'shipping' | 'both'; readonly at: string },
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order) return undefined;
  const { billingAddress, shippingAddress } = order.stored.order;
  const address = which === 'shipping' ? shippingAddress : billingAddress;
  const place = `${address.city} ${address.pincode}`;
  const lines = [address.companyName, address.contactName, street(address), address.landmark, place, address.mobile];
  const mail = addressCorrectedMail({
    company: mailCompany(order.company, order.publicUrl),
    order: mailOrder(order),
    what: correctedWords[which],
    lines: [...lines, address.email].flatMap((line) => line || []),
    links: orderLinks(order),
  });
  const key = `address-corrected:${orderId}:${at}`;
  return { key, recipient: order.customer.email, mail, replyTo: order.company.email };
}

/** Mail to the customer with their order as the desk has corrected it. */
export async function correctedOrder(
  services: Services,
  { orderId, what, at }: { readonly orderId: number; readonly what: string; readonly at: string },
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order) return undefined;
  const { billingAddress: billing } = order.stored.order;
  const invoice = standingInvoice(await documentsOf(services.db, orderId))?.invoice.number;
  const mail = orderCorrectedMail({
    company: mailCompany(order.company, order.publicUrl),
    order: mailOrder(order),
    what,
    billing: [
      ...[billing.companyName, billing.contactName, street(billing), `${billing.city} ${billing.pincode}`],
      ...[billing.state, billing.gstin && `GSTIN ${billing.gstin}`],
    ].flatMap((line) => line || []),
    balanceDue: paise(order.stored.money.due),
    ...(invoice ? { invoice } : {}),
    links: orderLinks(order),
  });
  const key = `order-corrected:${orderId}:${at}`;
  return { key, recipient: order.customer.email, mail, replyTo: order.company.email };
}

/** Mail to the customer that goods of their order are made again at no charge. */
export async function mailOfReprint(services: Services, orderId: number): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order) return undefined;
  const { reprintOf, reprintCause } = order.stored.order;
  const first = reprintOf === null ? undefined : await findOrder(services.db, reprintOf);
  if (!first || reprintCause === null) return undefined;
  const mail = orderReprintMail({
    company: mailCompany(order.company, order.publicUrl),
    order: mailOrder(order),
    firstNumber: orderNumber(first),
    because: reprintWords[reprintCause].toCustomer,
    links: orderLinks(order),
  });
  return { key: `order-reprint:${orderId}`, recipient: order.customer.email, mail, replyTo: order.company.email };
}

const correctedWords = { billing: 'billing address', shipping: 'delivery address', both: 'address' } as const;

/** Mail to the customer with a message of the order desk. */
export async function messageToCustomer(services: Services, messageId: number): Promise<ComposedMail | undefined> {
  const message = await findOrderMessage(services.db, messageId);
  const order = message && (await readOrderMail(services, { orderId: message.orderId }));
  if (!order || message.sender !== 'staff') return undefined;
  const { stored, customer, company, publicUrl } = order;
  const mail = orderMessageMail({
    company: mailCompany(company, publicUrl),
    customer,
    orderNumber: orderNumber(stored.order),
    ...noticeOf(stored),
    text: message.text,
    links: { order: `${publicUrl}/my-orders/${message.orderId}#messages` },
  });
  return { key: `order-message:${messageId}`, recipient: customer.email, mail, replyTo: company.email };
}
