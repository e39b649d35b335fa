import { formatRupees, type Paise, paise } from '@boxwright/money';
import { isPaidInCash, isSentUnpaid, restIsDue } from '@boxwright/orders';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks } from './mail-data.ts';
import {
  longDateAndTime,
  longDay,
  nextStepsBlocks,
  orderBlocks,
  orderLinkBlocks,
  proofsBlocks,
  trackBlock,
} from './order-blocks.ts';

export type PaymentReceived = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  readonly payment: { readonly amount: Paise; readonly transactionNumber: string; readonly at: Date };
  /** Paid for the whole order, including this payment; from the ledger. */
  readonly amountPaid: Paise;
  readonly balanceDue: Paise;
  /** One sentence each; empty if an earlier mail had them. */
  readonly nextSteps: readonly string[];
  readonly links: MailOrderLinks & {
    /** For an advance; a payment after the dispatch has an invoice instead. */
    readonly receiptVoucher?: string;
  };
};

/** To the customer, when the gateway has confirmed a payment. */
export function paymentReceivedMail(data: PaymentReceived): Mail {
  const { company, order, payment, amountPaid, balanceDue, nextSteps, links } = data;
  const amount = formatRupees(payment.amount);
  const isSettled = balanceDue <= 0;
  const sends = links.proofs?.isArtworkAwaited === true;
  const isCash = isPaidInCash(order.paymentMode) && order.isClosed !== true;
  const by = order.paymentDueOn ? `by ${longDay(order.paymentDueOn)}` : '';
  const atStep = [by, restIsDue(order.paymentMode)].filter(Boolean).join(', ');
  const waitsForNothing = isSentUnpaid(order.paymentMode) || order.isClosed === true;
  const beforeStep = waitsForNothing && by !== '' ? by : atStep;
  const excess = amountPaid - order.totals.total;
  const tooMuch =
    excess > 0 ? ` We received ${formatRupees(paise(excess))} too much: a separate mail says what becomes of it.` : '';
  const rest = isSettled
    ? `${order.isClosed ? 'Nothing of this order is to be paid any more.' : 'Your order is paid in full.'}${tooMuch}`
    : `${formatRupees(balanceDue)} remains to be paid ${isCash ? 'in cash on delivery' : beforeStep}.`;
  return composeMail(company, {
    subject: `Payment of ${amount} received for order ${order.number}`,
    preheader: rest,
    title: 'Payment received',
    notice: order.notice,
    blocks: [
      { kind: 'paragraph', text: `Hello ${order.customer.name}, thank you: we have received ${amount}. ${rest}` },
      {
        kind: 'facts',
        rows: [
          { name: 'Amount Paid', value: formatRupees(amountPaid), strong: true },
          { name: 'Balance Due', value: formatRupees(balanceDue), strong: !isSettled },
          { name: 'Transaction number', value: payment.transactionNumber },
          { name: 'Date', value: longDateAndTime(payment.at) },
        ],
      },
      ...(!isSettled && !isCash && links.pay
        ? [{ kind: sends ? 'link' : 'button', label: `Pay ${formatRupees(balanceDue)}`, url: links.pay } as const]
        : []),
      { kind: 'crease' },
      ...orderBlocks(order),
      ...nextStepsBlocks(nextSteps),
      // One button, for what the customer should do first: the rest is due before dispatch, and print waits for the artwork.
      ...proofsBlocks(sends ? 'button' : 'link', links),
      trackBlock(isSettled && !sends ? 'button' : 'link', links),
      ...orderLinkBlocks(links),
      ...(links.receiptVoucher
        ? [{ kind: 'link', label: 'Download Receipt Voucher', url: links.receiptVoucher } as const]
        : []),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
