import { type Mail, type OrderMoved, orderMovedMail, refundSentences } from '@boxwright/mail';
import { formatRupees, paise } from '@boxwright/money';
import { stillToPay, whatHappensNext } from '@boxwright/orders';
import type { OrderStep, Refund, StoredDocument } from '@boxwright/storage';
import { mailCompany } from '../company/mail-company.ts';
import { downloadAddresses } from '../orders/download-addresses.ts';
import { nextItems } from '../orders/next-items.ts';
import { mailOrder, type OrderMail, orderLinks } from '../orders/order-mails.ts';
import { sumsRequestedAt } from '../refunds/request-refunds.ts';
import { courierNamed } from './parcel-mail.ts';

/** The statuses that an order reaches by a step. */
export type StepStatus = OrderMoved['status'];

export interface StepFacts {
  readonly status: StepStatus;
  readonly step: OrderStep;
  readonly invoice: StoredDocument | undefined;
  /** What took the invoice back when the order was closed. */
  readonly creditNote?: StoredDocument | undefined;
  /** How the parcels of an order stand that goes in several. */
  readonly parcels: OrderMoved['parcels'];
  /** With which of them the cash is due for an order in cash. */
  readonly cashParcel?: number | undefined;
  /** All refunds of the order. */
  readonly refunds: readonly Refund[];
  /** What of its money is held on the customer's account, in paise. */
  readonly held: number;
}

/** The mail about a step with the status of that step: the order may have moved on since. */
export function stepMail(
  mail: OrderMail,
  { status, step, invoice, creditNote, parcels = [], cashParcel, refunds, held }: StepFacts,
): Mail {
  const { stored, company, publicUrl, token, ready } = mail;
  const { order, money } = stored;
  const toPay = stillToPay({ ...order, status, isCarriageKept: order.keptPaise > 0 });
  const { track, pay, proofs } = orderLinks(mail);
  return orderMovedMail({
    company: mailCompany(company, publicUrl),
    order: mailOrder(mail),
    status,
    at: step.createdAt,
    ...(step.note ? { note: step.note } : {}),
    ...(step.courier ? { courier: courierNamed(step.courier, step.trackingNumber ?? '') } : {}),
    parcels,
    next: [
      whatHappensNext({
        status,
        items: nextItems(stored.lines),
        isApproved: order.readyBy !== null,
        toPay,
      }),
      ...(toPay === 'cash' && status === 'Dispatched' && cashParcel !== undefined ? [cashSentence(cashParcel)] : []),
      ...(status === 'Order Accepted' && ready ? [ready] : []),
      ...(status === 'Cancelled' ? carriageSentences(order.keptPaise) : []),
      ...(status === 'Cancelled' ? refundSentences(sumsRequestedAt(step.createdAt, refunds)) : []),
      ...(status === 'Cancelled' ? heldSentences(held) : []),
    ],
    toPay: paise(toPay === 'all' || toPay === 'balance' ? money.due : 0),
    links: {
      track,
      pay,
      ...(proofs ? { proofs } : {}),
      ...(creditNote ? { creditNote: publicUrl + downloadAddresses.document(token, creditNote) } : {}),
      ...(invoice ? { invoice: publicUrl + downloadAddresses.document(token, invoice) } : {}),
      account: `${publicUrl}/my-orders/${order.id}`,
      returns: `${publicUrl}/returnandrefundpolicy`,
    },
  });
}

const cashSentence = (parcel: number): string =>
  `It comes in several parcels: the cash for the whole order is due with parcel ${parcel}.`;

const carriageSentences = (kept: number): string[] =>
  kept > 0 ? [`You bear ${formatRupees(paise(kept))} of the carriage, with tax: that part stays invoiced.`] : [];

const heldSentences = (held: number): string[] =>
  held > 0
    ? [
        `${formatRupees(paise(held))} that you paid too much for it stays on your account: it pays another order, or answer this mail and we pay it back.`,
      ]
    : [];
