import {
  orderAgainMail,
  type PaymentReminder,
  paymentFailedMail,
  paymentReceivedMail,
  paymentReminderMail,
  welcomeMail,
} from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { dayToPayBy, isMoneyAsked, isPaidByTransfer, txnReference, wasSent } from '@boxwright/orders';
import {
  documentsOf,
  findCustomer,
  heldFor,
  movedFrom,
  refundsOf,
  refusesMails,
  stepsOfOrder,
} from '@boxwright/storage';
import type { ComposedMail } from '../calls/post-mail.ts';
import type { Services } from '../calls/services.ts';
import type { JobPayload } from '../jobs/definitions.ts';
import { readCompany } from '../selling/company/company.ts';
import { mailCompany } from '../selling/company/mail-company.ts';
import { orderNumber } from '../selling/company/order-number.ts';
import { newDevice } from '../selling/customers/identity/new-device-mail.ts';
import { passwordChanged } from '../selling/customers/passwords/password-mails.ts';
import { unsubscribeUrl } from '../selling/customers/unsubscribe-token.ts';
import {
  correctedAddress,
  correctedOrder,
  mailOfReprint,
  messageToCustomer,
  paymentLink,
  recordedPayment,
  reversedPayment,
} from '../selling/desk/desk-mails.ts';
import { movedOnAccount } from '../selling/desk/money-mails.ts';
import { proforma } from '../selling/documents/proforma.ts';
import { receiptVoucherLink } from '../selling/documents/receipt-voucher-link.ts';
import { mailAboutEnquiry, mailOfAnswer } from '../selling/enquiries/enquiry-mails.ts';
import { mailOfParcel, parcelRows } from '../selling/order-steps/parcel-mail.ts';
import { stepMail } from '../selling/order-steps/step-mail.ts';
import { nextSteps } from '../selling/orders/next-steps.ts';
import {
  alertOfOrder,
  mailOrder,
  noticeOf,
  type OrderMail,
  orderLinks,
  orderReceived,
  transferOf,
} from '../selling/orders/order-mails.ts';
import { bringsCash, readParts } from '../selling/orders/parts.ts';
import { readOrderMail } from '../selling/orders/read-order-mail.ts';
import {
  alertOfArtwork,
  decidedProof,
  remindedOfProofs,
  sentProof,
  waivedPrint,
} from '../selling/proofs/proof-mails.ts';
import { mailAboutRefund, mailOfCreditNote, mailOfDebitNote } from '../selling/refunds/refund-mails.ts';
import { sameIsOrderedSince } from '../selling/reorder/ordered-since.ts';
import { mailAboutReturn } from '../selling/returns/return-mails.ts';

type Subject = JobPayload<'WriteMail'>;
type ReminderStage = PaymentReminder['stage'];

/** Reads an order for the mails about it. */
export type OrdersToMail = (orderId: number) => Promise<OrderMail | undefined>;

/** Composes a mail from the data as stored now; undefined when its subject doesn't exist. */
export function composeMail(
  services: Services,
  subject: Subject,
  orders: OrdersToMail,
): Promise<ComposedMail | undefined> {
  switch (subject.mail) {
    case 'welcome':
      return welcome(services, subject.customerId);
    case 'password-changed':
      return passwordChanged(services, subject.customerId, new Date(subject.at));
    case 'new-device':
      return newDevice(services, subject.signInId);
    case 'order-alert':
      return noticeToCompany(services, subject.orderId, orders);
    case 'order-received':
      return subject.txnid === null
        ? committedOrder(services, subject.orderId)
        : paymentRequest(services, subject.orderId, subject.txnid);
    case 'order-moved':
      return movedOrder(services, subject);
    case 'parcel-moved':
      return orders(subject.orderId).then((order) => mailOfParcel(services, order, subject.stepId));
    case 'payment-reminder':
      return paymentReminder(services, subject.orderId, subject);
    case 'order-again':
      return orderAgain(services, subject);
    case 'payment-received':
      return aboutPayment(services, subject, subject.orderId === undefined ? undefined : orders(subject.orderId));
    case 'payment-failed':
      return aboutPayment(services, subject);
    case 'payment-recorded':
      return recordedPayment(services, subject.ledgerId);
    case 'payment-reversed':
      return reversedPayment(services, subject.ledgerId);
    case 'on-account':
      return movedOnAccount(services, subject.entryId);
    case 'payment-link':
      return paymentLink(services, subject.orderId, subject.at);
    case 'address-corrected':
      return correctedAddress(services, subject);
    case 'order-corrected':
      return correctedOrder(services, subject);
    case 'order-reprint':
      return mailOfReprint(services, subject.orderId);
    case 'order-message':
      return messageToCustomer(services, subject.messageId);
    case 'proof-sent':
      return sentProof(services, subject.proofId);
    case 'proof-decided':
      return decidedProof(services, subject.proofId, subject.at);
    case 'print-waived':
      return waivedPrint(services, subject);
    case 'proof-reminder':
      return remindedOfProofs(services, subject.orderId, subject.at);
    case 'artwork-alert':
      return alertOfArtwork(services, subject.orderId, subject.since);
    case 'credit-note':
      return mailOfCreditNote(services, subject.documentId);
    case 'debit-note':
      return mailOfDebitNote(services, subject.documentId);
    case 'refund-asked':
    case 'refund-done':
      return mailAboutRefund(services, subject.mail, subject.refundId);
    case 'return-alert':
    case 'return-received':
    case 'return-decided':
      return mailAboutReturn(services, subject.mail, subject.returnRequestId);
    case 'enquiry-alert':
    case 'enquiry-received':
      return mailAboutEnquiry(services, subject.mail, subject.enquiryId);
    case 'enquiry-answer':
      return mailOfAnswer(services, subject.entryId);
  }
}

async function welcome({ db, env }: Services, customerId: number): Promise<ComposedMail | undefined> {
  const customer = await findCustomer(db, customerId);
  if (!customer) return undefined;
  const { publicUrl } = env;
  const mail = welcomeMail({
    company: mailCompany(await readCompany(db), publicUrl),
    customer,
    links: { shop: `${publicUrl}/ordercustomboxes`, signIn: `${publicUrl}/login` },
  });
  return { key: `welcome:${customerId}`, recipient: customer.email, mail };
}

/** To the company: the state of an order, once for each change. */
async function noticeToCompany(
  { db }: Services,
  orderId: number,
  orders: OrdersToMail,
): Promise<ComposedMail | undefined> {
  const order = await orders(orderId);
  if (!order) return undefined;
  const { status, updatedAt } = order.stored.order;
  // An order that was just bought has neither.
  const refunds = order.hasRefunds ? await refundsOf(db, orderId) : [];
  const steps = status === 'Cancelled' ? await stepsOfOrder(db, orderId) : [];
  return {
    key: `order-alert:${orderId}:${updatedAt.getTime()}`,
    recipient: order.company.email,
    mail: alertOfOrder(order, { refunds, steps }),
  };
}

/** To a buyer who has committed to a way to pay; a second time when another way replaces a transfer. */
async function committedOrder(services: Services, orderId: number): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order) return undefined;
  // The mail links to the proforma, so it is issued now.
  if (order.account.length > 0) await proforma(services, orderId);
  const key = `order-received:${orderId}${isPaidByTransfer(order.stored.order.paymentMode) ? ':transfer' : ''}`;
  return { key, recipient: order.customer.email, mail: orderReceived(order, 0) };
}

/** Asks for a payment that was begun and not finished. Other mails report its result and later payments. */
async function paymentRequest(services: Services, orderId: number, txnid: string): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  const attempt = order?.stored.money.attempts.at(-1);
  if (!order || attempt?.txnid !== txnid) return undefined;
  const { stored } = order;
  const isToldAlready = attempt.state !== 'open' && attempt.gatewayPaymentId !== null;
  const isAsked = stored.money.due >= attempt.amountPaise && stored.order.confirmedAt === null;
  if (isToldAlready || !isAsked || stored.order.status === 'Cancelled') return undefined;
  const mail = orderReceived(order, attempt.amountPaise);
  return { key: `order-received:${txnid}`, recipient: order.customer.email, mail };
}

/**
 * Mails a step of an order, each time once: an order that came back is sent again. If it was cancelled meanwhile, only
 * the cancellation is mailed, and nothing about a step that was taken back.
 */
async function movedOrder(
  services: Services,
  { orderId, status, stepId }: Extract<Subject, { mail: 'order-moved' }>,
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  const { db } = services;
  const taken = (await stepsOfOrder(db, orderId)).filter((each) => each.status === status);
  const step = stepId === undefined ? taken.at(-1) : taken.find(({ id }) => id === stepId);
  if (!order || !step || (order.stored.order.status === 'Cancelled' && status !== 'Cancelled')) return undefined;
  const issued = await documentsOf(db, orderId);
  const invoice = issued.findLast(({ kind }) => kind === 'tax-invoice');
  const creditNote = issued.findLast(({ kind, madeFrom }) => kind === 'credit-note' && madeFrom === 'closed');
  const parts = await readParts(db, order.stored.order);
  return {
    key: `order-moved:${orderId}:${status}${step.id === taken[0]?.id ? '' : `:${step.id}`}`,
    recipient: order.customer.email,
    mail: stepMail(order, {
      ...{ status, step, invoice, creditNote },
      parcels: parcelRows(parts),
      cashParcel: parts.parcels.find((parcel) => bringsCash(parts, parcel))?.number,
      refunds: await refundsOf(db, orderId),
      held: Math.min(await movedFrom(db, orderId), await heldFor(db, order.customer.id)),
    }),
  };
}

async function paymentReminder(
  services: Services,
  orderId: number,
  { stage, step }: { readonly stage: ReminderStage; readonly step?: number | undefined },
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order) return undefined;
  const { stored, customer, company, publicUrl } = order;
  const dueOn = dayToPayBy({ due: stored.money.due, paymentDueOn: stored.order.paymentDueOn });
  const { status, keptPaise } = stored.order;
  if (dueOn === null || !isMoneyAsked({ status, isCarriageKept: keptPaise > 0 })) return undefined;
  const reminder = { customerId: customer.id, kind: 'payment-reminder' } as const;
  if (await refusesMails(services.db, reminder.customerId, reminder.kind)) return undefined;
  // Nobody is asked to pay again while a payment is under way; the next day's run sends the reminder if needed.
  if (stored.money.attempts.some(({ state }) => state === 'open' || state === 'pending')) return undefined;
  const unsubscribe = unsubscribeUrl(services, reminder);
  const mail = paymentReminderMail({
    company: mailCompany(company, publicUrl),
    order: mailOrder(order),
    amountPaid: paise(stored.money.paid),
    balanceDue: paise(stored.money.due),
    dueOn,
    isSent: wasSent(stored.order.status),
    stage,
    ...transferOf(order),
    links: { ...orderLinks(order), unsubscribe },
  });
  // After a part payment the order has another last day, with its own reminders, and again once more is due.
  const which = step === undefined ? stage : `${stage}-${step}`;
  const isDueAgain = stored.money.ledger.some(({ kind }) => kind === 'reversal' || kind === 'debit');
  const balance = `${stored.money.paid > 0 ? ':balance' : ''}${isDueAgain ? `:${dueOn}` : ''}`;
  const key = `payment-reminder:${orderId}:${which}${balance}`;
  return { key, recipient: customer.email, mail, unsubscribeUrl: unsubscribe };
}

/** Nothing for a cancelled order or an erased account, or when the same was ordered again since. */
async function orderAgain(
  services: Services,
  { orderId, dueOn, since }: Extract<Subject, { mail: 'order-again' }>,
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order || order.stored.order.status === 'Cancelled' || order.customer.userId === null) return undefined;
  const reminder = { customerId: order.customer.id, kind: 'order-again' } as const;
  if (await refusesMails(services.db, reminder.customerId, reminder.kind)) return undefined;
  if (await sameIsOrderedSince(services.db, order.stored, new Date(since))) return undefined;
  const unsubscribe = unsubscribeUrl(services, reminder);
  const mail = orderAgainMail({
    company: mailCompany(order.company, order.publicUrl),
    order: mailOrder(order),
    links: { again: `${order.publicUrl}/my-orders/${orderId}/again`, unsubscribe },
  });
  const key = `order-again:${orderId}:${dueOn}`;
  return { key, recipient: order.customer.email, mail, unsubscribeUrl: unsubscribe };
}

async function aboutPayment(
  services: Services,
  { mail: kind, txnid }: { readonly mail: 'payment-received' | 'payment-failed'; readonly txnid: string },
  reading: Promise<OrderMail | undefined> = readOrderMail(services, { txnid }),
): Promise<ComposedMail | undefined> {
  const order = await reading;
  const attempt = order?.stored.money.attempts.find((each) => each.txnid === txnid);
  if (!order || !attempt) return undefined;
  const { stored, customer, publicUrl } = order;
  const company = mailCompany(order.company, publicUrl);
  const links = orderLinks(order);
  const amount = paise(attempt.amountPaise);
  const transactionNumber = txnReference(txnid, attempt.gatewayPaymentId ?? '');
  const mail =
    kind === 'payment-received'
      ? paymentReceivedMail({
          company,
          order: mailOrder(order),
          payment: { amount, transactionNumber, at: attempt.updatedAt },
          amountPaid: paise(stored.money.paid),
          balanceDue: paise(stored.money.due),
          // In the mail of the first payment, unless an earlier mail about the order had them.
          nextSteps:
            stored.money.paid === amount && stored.order.confirmedAt === null ? nextSteps(stored, order.company) : [],
          links: { ...links, ...(await receiptVoucherLink(services, order, entryOf(order, attempt))) },
        })
      : paymentFailedMail({
          company,
          customer,
          ...noticeOf(stored),
          orderNumber: orderNumber(stored.order),
          amount,
          transactionNumber,
          cancelled: attempt.state === 'cancelled',
          ...transferOf(order),
          paymentDueOn: stored.order.paymentDueOn,
          links,
        });
  return { key: `${kind}:${txnid}`, recipient: customer.email, mail };
}

const entryOf = ({ stored: { money } }: OrderMail, attempt: { readonly id: number }) =>
  money.ledger.find(({ kind, attemptId }) => kind === 'payment' && attemptId === attempt.id);
