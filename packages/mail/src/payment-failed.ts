import { formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailTransfer } from './mail-data.ts';
import { longDay, trackBlock, transferBlocks } from './order-blocks.ts';

export type PaymentFailed = {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
  readonly orderNumber: string;
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  readonly amount: Paise;
  readonly transactionNumber: string;
  /** True if the customer cancelled at the gateway; false if the payment failed there. */
  readonly cancelled: boolean;
  /** Of an order that still awaits a bank transfer; `paymentDueOn` is its last day. */
  readonly transfer?: MailTransfer;
  readonly paymentDueOn: string | null;
  /** Absolute URLs. */
  readonly links: { readonly pay: string; readonly track: string; readonly order: string };
};

/** To the customer, when the gateway has confirmed that an attempt failed or was cancelled. */
export function paymentFailedMail(data: PaymentFailed): Mail {
  const { company, customer, orderNumber, transactionNumber, links } = data;
  const amount = formatRupees(data.amount);
  const what = data.cancelled ? 'was cancelled' : 'did not go through';
  return composeMail(company, {
    subject: `Payment for order ${orderNumber} ${what}`,
    preheader: 'Your order is saved. You can pay again at any time.',
    title: `Your payment ${what}`,
    notice: data.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, your payment of ${amount} for order ${orderNumber} ${what}. Your order is saved.`,
      },
      {
        kind: 'paragraph',
        text: 'If your bank has debited the amount anyway, it normally refunds it within a few working days. If it does not, write to us with the transaction number.',
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Amount', value: amount, strong: true },
          { name: 'Transaction number', value: transactionNumber },
        ],
      },
      { kind: 'button', label: 'Pay again', url: links.pay },
      ...(data.transfer && data.paymentDueOn
        ? [
            {
              kind: 'paragraph',
              text: `Or pay it by bank transfer, as you chose before, by ${longDay(data.paymentDueOn)}.`,
            } as const,
            ...transferBlocks(data.transfer),
          ]
        : []),
      trackBlock('link', links),
      { kind: 'link', label: 'View your order', url: links.order },
    ],
    reason: `You get this mail because an order was placed with ${customer.email}.`,
  });
}
