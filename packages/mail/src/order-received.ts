import { formatRupees, type Paise, subtract } from '@boxwright/money';
import { ways } from '@boxwright/orders';
import { type Block, composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks, MailTransfer } from './mail-data.ts';
import {
  longDateAndTime,
  longDay,
  nextStepsBlocks,
  orderBlocks,
  orderLinkBlocks,
  proofsBlocks,
  trackBlock,
  transferBlocks,
} from './order-blocks.ts';

export type OrderReceived = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  /** The amount to pay online now: the total or half of it; 0 if the buyer has committed without paying. */
  readonly amountAsked: Paise;
  /** The next steps, one sentence each; the turnaround is a setting of the shop. */
  readonly nextSteps: readonly string[];
  /** Of an order that is to be paid by transfer. */
  readonly transfer?: MailTransfer;
  readonly links: MailOrderLinks;
};

/**
 * To the customer: an order with cash on delivery or to be paid later (`CustomerOrderMailer`,
 * `CustomerOrderPayLaterMailer`), or one whose payment was begun and not finished (`Customer_Order_History_Mailer`).
 */
export function orderReceivedMail({ company, order, amountAsked, nextSteps, transfer, links }: OrderReceived): Mail {
  const asked = amountAsked > 0;
  const rest = subtract(order.totals.total, amountAsked);
  const settlement: Block = {
    kind: 'facts',
    rows: [
      { name: 'Payment Mode', value: ways[order.paymentMode].names.mail },
      ...(asked ? [{ name: 'To pay now', value: formatRupees(amountAsked), strong: true }] : []),
      ...(rest > 0
        ? [{ name: asked ? 'Balance Due later' : 'Balance Due', value: formatRupees(rest), strong: !asked }]
        : []),
      { name: 'Delivery', value: order.delivery },
      { name: 'Order date', value: longDateAndTime(order.placedAt) },
    ],
  };
  const request = asked
    ? `Please pay ${formatRupees(amountAsked)} to start your order. If you have just paid, there is nothing more to do.`
    : whenUnasked(order);
  const pay = (kind: 'button' | 'link', label: string): readonly Block[] =>
    links.pay ? [{ kind, label, url: links.pay }] : [];
  const toPay = asked || ways[order.paymentMode].daysToPay !== null;
  return composeMail(company, {
    subject: asked
      ? `Order ${order.number}: please pay ${formatRupees(amountAsked)}`
      : `Order ${order.number} is placed`,
    preheader: `${formatRupees(order.totals.total)} in total, GST and delivery included.`,
    title: 'Thank you for your order',
    notice: order.notice,
    blocks: [
      { kind: 'paragraph', text: `Hello ${order.customer.name}, we have received your order. ${request}` },
      ...(transfer ? [...transferBlocks(transfer), ...pay('link', 'Pay online instead')] : []),
      ...(toPay && !transfer ? pay('button', `Pay ${formatRupees(asked ? amountAsked : order.totals.total)}`) : []),
      { kind: 'crease' },
      ...orderBlocks(order),
      settlement,
      ...nextStepsBlocks(nextSteps),
      // One button: to pay, or else to send the artwork.
      ...proofsBlocks(toPay || !links.proofs?.isArtworkAwaited ? 'link' : 'button', links),
      trackBlock('link', links),
      ...orderLinkBlocks(links),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}

function whenUnasked({ paymentMode, paymentDueOn, totals, parts }: MailOrder): string {
  const dueOn = paymentDueOn === undefined ? null : longDay(paymentDueOn);
  return ways[paymentMode].words.committed({ total: formatRupees(totals.total), dueOn, parts: parts ?? null });
}
