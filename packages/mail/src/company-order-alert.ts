import { formatRupees } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder } from './mail-data.ts';
import { longDateAndTime, orderBlocks, paymentModeText } from './order-blocks.ts';

export type CompanyOrderAlert = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  /** Postal addresses, line by line. */
  readonly billing: readonly string[];
  readonly shipping: readonly string[];
  /** Absolute URL of the order in the back office. */
  readonly links: { readonly manage: string };
};

/** To the order desk: one mail per placed order. */
export function companyOrderAlertMail({ company, order, billing, shipping, links }: CompanyOrderAlert): Mail {
  const { customer } = order;
  const total = formatRupees(order.totals.total);
  return composeMail(company, {
    subject: `New order ${order.number}: ${customer.company || customer.name}, ${total}`,
    preheader: `${paymentModeText(order.paymentMode)}. ${order.delivery}.`,
    title: `New order, ${total}`,
    notice: order.notice,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { name: 'Customer', value: customer.name },
          ...(customer.company ? [{ name: 'Company', value: customer.company }] : []),
          { name: 'Mobile', value: customer.mobile },
          { name: 'Email', value: customer.email },
          { name: 'Payment Mode', value: paymentModeText(order.paymentMode) },
          { name: 'Delivery', value: order.delivery },
          { name: 'Order date', value: longDateAndTime(order.placedAt) },
        ],
      },
      { kind: 'button', label: 'Open in the back office', url: links.manage },
      { kind: 'crease' },
      ...orderBlocks(order),
      { kind: 'heading', text: 'Billing address' },
      { kind: 'paragraph', text: billing.filter(Boolean).join(', ') },
      { kind: 'heading', text: 'Shipping address' },
      { kind: 'paragraph', text: shipping.filter(Boolean).join(', ') },
    ],
    reason: 'Order desk notice.',
  });
}
