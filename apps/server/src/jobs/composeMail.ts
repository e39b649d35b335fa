import { type Mail, paymentFailedMail, paymentReceivedMail, welcomeMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { txnReference } from '@boxwright/orders';
import { findAttemptByTxnid, findCustomer, findOrder } from '@boxwright/storage';
import { mailAboutEnquiry } from '../enquiries/enquiryMails.ts';
import {
  alertOfOrder,
  mailCompany,
  mailOrder,
  noticeOf,
  type OrderMail,
  orderLinks,
  orderReceived,
} from '../orders/orderMails.ts';
import { orderNumber } from '../orders/orderNumber.ts';
import { orderToken } from '../orders/orderToken.ts';
import { readStoredOrder } from '../orders/storedOrder.ts';
import { passwordChanged } from '../passwords/passwordMails.ts';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import type { JobPayload } from './definitions.ts';

/** A mail with whom it goes to, and a key that says what it is about. */
export interface ComposedMail {
  readonly key: string;
  readonly recipient: string;
  readonly mail: Mail;
  /** Whom an answer goes to, where that isn't the sender. */
  readonly replyTo?: string;
}

type Subject = JobPayload<'WriteMail'>;

/** Writes a mail from what is stored now; undefined when what it is about isn't there. */
export function composeMail(services: Services, subject: Subject): Promise<ComposedMail | undefined> {
  switch (subject.mail) {
    case 'welcome':
      return welcome(services, subject.customerId);
    case 'password-changed':
      return passwordChanged(services, subject.customerId, new Date(subject.at));
    case 'order-alert':
      return alertOfPlacedOrder(services, subject.orderId);
    case 'order-received':
      return confirmation(services, subject.orderId, subject.txnid);
    case 'payment-received':
    case 'payment-failed':
      return aboutPayment(services, subject.mail, subject.txnid);
    case 'enquiry-alert':
    case 'enquiry-received':
      return mailAboutEnquiry(services, subject.mail, subject.enquiryId);
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

async function alertOfPlacedOrder(services: Services, orderId: number): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, orderId);
  return order && { key: `order-alert:${orderId}`, recipient: order.company.email, mail: alertOfOrder(order) };
}

async function confirmation(
  services: Services,
  orderId: number,
  txnid: string | null,
): Promise<ComposedMail | undefined> {
  const attempt = txnid === null ? undefined : await findAttemptByTxnid(services.db, txnid);
  // A payment that has arrived meanwhile has its own mail; asking for it again would only worry.
  if (attempt?.state === 'succeeded') return undefined;
  const order = await readOrderMail(services, orderId);
  if (!order) return undefined;
  const key = `order-received:${attempt?.txnid ?? orderId}`;
  return { key, recipient: order.customer.email, mail: orderReceived(order, attempt?.amountPaise ?? 0) };
}

async function aboutPayment(
  services: Services,
  kind: 'payment-received' | 'payment-failed',
  txnid: string,
): Promise<ComposedMail | undefined> {
  const attempt = await findAttemptByTxnid(services.db, txnid);
  const order = attempt && (await readOrderMail(services, attempt.orderId));
  if (!order) return undefined;
  const { stored, customer, publicUrl, token } = order;
  const company = mailCompany(order.company, publicUrl);
  const links = orderLinks(stored, publicUrl, token);
  const amount = paise(attempt.amountPaise);
  const transactionNumber = txnReference(txnid, attempt.gatewayPaymentId ?? '');
  const mail =
    kind === 'payment-received'
      ? paymentReceivedMail({
          company,
          order: mailOrder(stored, customer),
          payment: { amount, transactionNumber, at: attempt.updatedAt },
          amountPaid: paise(stored.money.paid),
          balanceDue: paise(stored.money.due),
          links,
        })
      : paymentFailedMail({
          company,
          customer,
          ...noticeOf(stored),
          orderNumber: orderNumber(stored.order),
          amount,
          transactionNumber,
          cancelled: attempt.state === 'cancelled',
          links,
        });
  return { key: `${kind}:${txnid}`, recipient: customer.email, mail };
}

async function readOrderMail(services: Services, orderId: number): Promise<OrderMail | undefined> {
  const { db, env, secrets } = services;
  const order = await findOrder(db, orderId);
  const customer = order && (await findCustomer(db, order.customerId));
  if (!customer) return undefined;
  return {
    stored: await readStoredOrder(services, order),
    customer,
    company: await readCompany(db),
    publicUrl: env.publicUrl,
    token: orderToken(secrets.orderToken, orderId),
  };
}
