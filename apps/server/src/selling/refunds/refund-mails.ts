import { creditNoteMail, debitNoteMail, refundAskedMail, refundDoneMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { dayToPayBy, isWaitingRefund } from '@boxwright/orders';
import { findDocument, findOrderToMail, findRefund, refundsOf } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';
import { orderNumber } from '../company/order-number.ts';
import { printedOn } from '../documents/printed-on.ts';
import { downloadAddresses } from '../orders/download-addresses.ts';
import { noticeOf, orderLinks } from '../orders/order-mails.ts';
import { readOrderMail } from '../orders/read-order-mail.ts';
import { readStoredOrder } from '../orders/stored-order.ts';
import { causeOfCredit } from './refund-causes.ts';
import { sumsRequestedAt } from './request-refunds.ts';

/** A mail to the customer about their money; undefined when the refund or its order doesn't exist. */
export async function mailAboutRefund(
  services: Services,
  kind: 'refund-asked' | 'refund-done',
  refundId: number,
): Promise<ComposedMail | undefined> {
  const { db, env } = services;
  const refund = await findRefund(db, refundId);
  const found = refund && (await findOrderToMail(db, { orderId: refund.orderId }));
  if (!found) return undefined;
  const { order, lines, customer } = found;
  const about = {
    company: mailCompany(await readCompany(db), env.publicUrl),
    customer,
    orderNumber: orderNumber(order),
    isCancelled: order.status === 'Cancelled',
    ...noticeOf(await readStoredOrder(services, order, lines)),
    links: { order: `${env.publicUrl}/my-orders/${order.id}` },
  };
  const addressed = { key: `${kind}:${refundId}`, recipient: customer.email };
  if (kind === 'refund-done') {
    const { amountPaise, reference, token, staffId } = refund;
    const done = { amount: paise(amountPaise), reference: reference ?? token, isByHand: staffId !== null };
    return { ...addressed, mail: refundDoneMail({ ...about, ...done }) };
  }
  // What was kept on account or transferred while this mail waited has a mail of its own.
  const announced = (await refundsOf(db, order.id)).filter(
    ({ attemptId, state }) => attemptId !== null || isWaitingRefund(state),
  );
  // One mail names all refunds that were requested at once.
  const sums = sumsRequestedAt(refund.createdAt, announced);
  if (sums.amount + sums.byHand === 0) return undefined;
  const isExcess = refund.causeCode === 'paid-too-much';
  return { ...addressed, mail: refundAskedMail({ ...about, ...sums, isExcess }) };
}

/** A mail to the customer about a credit note that names items of the invoice, with what is paid back for it. */
export async function mailOfCreditNote(services: Services, documentId: number): Promise<ComposedMail | undefined> {
  const note = await findDocument(services.db, documentId);
  const order = note && (await readOrderMail(services, { orderId: note.orderId }));
  if (!order) return undefined;
  const { stored, customer, company, publicUrl, token } = order;
  const { number, total, reason = '', refersTo } = printedOn(note);
  const { text } = causeOfCredit(`Credit note ${number}`);
  const refunds = (await refundsOf(services.db, note.orderId)).filter(({ cause }) => cause === text);
  const mail = creditNoteMail({
    company: mailCompany(company, publicUrl),
    customer,
    orderNumber: orderNumber(stored.order),
    isCancelled: false,
    ...noticeOf(stored),
    number,
    invoice: refersTo?.number ?? '',
    reason,
    credited: total,
    balanceDue: paise(stored.money.due),
    refund: sumsRequestedAt(refunds[0]?.createdAt ?? note.issuedAt, refunds),
    links: { order: orderLinks(order).order, creditNote: publicUrl + downloadAddresses.document(token, note) },
  });
  return { key: `credit-note:${note.orderId}:${documentId}`, recipient: customer.email, mail, replyTo: company.email };
}

/** A mail to the customer about a debit note, with what is due now and until when. */
export async function mailOfDebitNote(services: Services, documentId: number): Promise<ComposedMail | undefined> {
  const note = await findDocument(services.db, documentId);
  const order = note && (await readOrderMail(services, { orderId: note.orderId }));
  if (!order) return undefined;
  const { stored, customer, company, publicUrl, token } = order;
  const { number, total, reason = '', refersTo } = printedOn(note);
  const links = orderLinks(order);
  const mail = debitNoteMail({
    company: mailCompany(company, publicUrl),
    customer,
    orderNumber: orderNumber(stored.order),
    isCancelled: stored.order.status === 'Cancelled',
    ...noticeOf(stored),
    number,
    invoice: refersTo?.number ?? '',
    reason,
    debited: total,
    balanceDue: paise(stored.money.due),
    dueOn: dayToPayBy({ due: stored.money.due, paymentDueOn: stored.order.paymentDueOn }),
    links: { order: links.order, pay: links.pay, debitNote: publicUrl + downloadAddresses.document(token, note) },
  });
  return { key: `debit-note:${note.orderId}:${documentId}`, recipient: customer.email, mail, replyTo: company.email };
}
