import { formatPieces, formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks } from './mail-data.ts';
import { orderLinkBlocks } from './order-blocks.ts';

export interface OrderCorrected {
  readonly company: MailCompany;
  readonly order: MailOrder;
  /** Such as "GSTIN, billing address". */
  readonly what: string;
  /** The billing address as it is now, a line each. */
  readonly billing: readonly string[];
  readonly balanceDue: Paise;
  /** The invoice that counts; absent before there is one. */
  readonly invoice?: string;
  readonly links: MailOrderLinks;
}

/** To the customer, when the order desk has corrected their order, with what it costs now. */
export function orderCorrectedMail({ company, order, what, ...now }: OrderCorrected): Mail {
  return composeMail(company, {
    subject: `Order ${order.number}: ${what} corrected`,
    preheader: `The total is ${formatRupees(order.totals.total)}.`,
    title: 'We have corrected your order',
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, our order desk has corrected your order ${order.number}: ${what}. This is how it stands now:`,
      },
      {
        kind: 'facts',
        rows: [
          ...order.lines.map(({ description, quantity }) => ({
            name: description,
            value: formatPieces(quantity),
          })),
          { name: 'Billed to', value: now.billing.join(', ') },
          { name: 'Total with GST', value: formatRupees(order.totals.total), strong: true },
          { name: 'Still to pay', value: formatRupees(now.balanceDue) },
          ...(now.invoice === undefined ? [] : [{ name: 'Invoice', value: now.invoice }]),
        ],
      },
      ...(now.invoice === undefined
        ? []
        : [
            {
              kind: 'paragraph',
              text: 'The invoice that you had is credited in full, and this one takes its place. Both papers are with your order.',
            } as const,
          ]),
      { kind: 'paragraph', text: 'If something of it isn’t right, please answer this mail.' },
      ...orderLinkBlocks(now.links),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
