import { add, formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';

export interface RefundMail {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
  readonly orderNumber: string;
  readonly isCancelled: boolean;
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  /** Absolute URL of the order's page. */
  readonly links: { readonly order: string };
}

export interface RefundAsked extends RefundMail {
  /** What is refunded the way it was paid. */
  readonly amount: Paise;
  /** What staff refund by a transfer. */
  readonly byHand: Paise;
  /** Whether it is what was paid beyond the order's total. */
  readonly isExcess: boolean;
}

/** How and when money is refunded, for mails; the order's page says the same. */
export const refundSentences = ({ amount, byHand }: { readonly amount: Paise; readonly byHand: Paise }): string[] => [
  ...(amount > 0
    ? [
        `The refund of ${formatRupees(amount)} goes back to the card or account that you paid with. We ask the payment provider for it now; your bank usually shows it in 5 to 7 working days.`,
      ]
    : []),
  ...(byHand > 0
    ? [`We pay back ${formatRupees(byHand)} by bank transfer. Please answer this mail with your bank account.`]
    : []),
  ...(amount > 0 || byHand > 0 ? ['We mail you again when it is paid back.'] : []),
];

/** To the customer: a refund was requested. */
export function refundAskedMail({
  company,
  customer,
  orderNumber,
  isCancelled,
  notice,
  links,
  isExcess,
  ...sums
}: RefundAsked): Mail {
  const total = formatRupees(add(sums.amount, sums.byHand));
  const what = isCancelled
    ? `Order ${orderNumber} is cancelled.`
    : isExcess
      ? `Order ${orderNumber} is paid in full. We received ${total} too much for it, which we pay back.`
      : `We pay back a part of order ${orderNumber}.`;
  return composeMail(company, {
    subject: `Order ${orderNumber}: ${total} will be refunded`,
    preheader: what,
    title: `${total} will be refunded`,
    notice,
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}. ${what}` },
      ...refundSentences(sums).map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: 'See your order', url: links.order },
    ],
    reason: `You get this mail because an order was placed with ${customer.email}.`,
  });
}

export interface RefundDone extends RefundMail {
  readonly amount: Paise;
  /** Number of the refund or of the transfer. */
  readonly reference: string;
  /** Whether staff have transferred it. */
  readonly isByHand: boolean;
}

/** To the customer: a refund was paid. */
export function refundDoneMail({ company, customer, orderNumber, notice, links, ...refund }: RefundDone): Mail {
  const amount = formatRupees(refund.amount);
  const how = refund.isByHand
    ? 'by bank transfer.'
    : 'to the card or account that you paid with. Your bank may take a few working days to show it.';
  return composeMail(company, {
    subject: `Order ${orderNumber}: ${amount} refunded`,
    preheader: `The refund of ${amount} is paid.`,
    title: `${amount} refunded`,
    notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, we have paid ${amount} back for order ${orderNumber}, ${how}`,
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Amount', value: amount, strong: true },
          { name: 'Refund number', value: refund.reference },
        ],
      },
      { kind: 'button', label: 'See your order', url: links.order },
    ],
    reason: `You get this mail because an order was placed with ${customer.email}.`,
  });
}
