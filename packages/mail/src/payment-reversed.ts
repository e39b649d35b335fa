import { formatRupees, type Paise } from '@boxwright/money';
import { isPaidInCash } from '@boxwright/orders';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks } from './mail-data.ts';
import { longDay, orderBlocks, orderLinkBlocks } from './order-blocks.ts';

export type PaymentReversed = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  /** What was confirmed by an earlier mail. */
  readonly payment: { readonly amount: Paise; readonly reference: string };
  /** Why it doesn't count, as a sentence. */
  readonly because: string;
  readonly amountPaid: Paise;
  readonly balanceDue: Paise;
  readonly links: MailOrderLinks;
};

/** To the customer, when a payment that was confirmed to them turns out not to have come. */
export function paymentReversedMail(data: PaymentReversed): Mail {
  const { company, order, payment, because, amountPaid, balanceDue, links } = data;
  const amount = formatRupees(payment.amount);
  const isDue = balanceDue > 0;
  const isCash = isPaidInCash(order.paymentMode) && order.isClosed !== true;
  const by = isCash ? ' in cash on delivery' : order.paymentDueOn ? ` by ${longDay(order.paymentDueOn)}` : '';
  const rest = isDue ? `${formatRupees(balanceDue)} is to be paid${by}.` : 'Nothing is to be paid.';
  return composeMail(company, {
    subject: `Payment of ${amount} for order ${order.number} does not count`,
    preheader: rest,
    title: 'A payment does not count',
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, we confirmed a payment of ${amount} for this order. It does not count any more. ${because} ${rest}`,
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Reference', value: payment.reference },
          { name: 'Amount Paid', value: formatRupees(amountPaid), strong: true },
          { name: 'Balance Due', value: formatRupees(balanceDue), strong: isDue },
        ],
      },
      ...(isDue && !isCash && links.pay
        ? [{ kind: 'button', label: `Pay ${formatRupees(balanceDue)}`, url: links.pay } as const]
        : []),
      { kind: 'paragraph', text: 'If you have paid it, please answer this mail with the number of your payment.' },
      { kind: 'crease' },
      ...orderBlocks(order),
      ...orderLinkBlocks(links),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
