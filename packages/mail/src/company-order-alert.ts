import { formatRupees, type Paise } from '@boxwright/money';
import { wayPaid, ways } from '@boxwright/orders';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder } from './mail-data.ts';
import { longDateAndTime, longDay, orderBlocks } from './order-blocks.ts';

export type CompanyOrderAlert = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  readonly isCancelled: boolean;
  readonly amountPaid: Paise;
  readonly balanceDue: Paise;
  /** What waits to be paid back by hand, because it didn’t come through the gateway. */
  readonly toPayBack: Paise;
  /** Postal addresses, line by line. */
  readonly billing: readonly string[];
  readonly shipping: readonly string[];
  /** The items whose artwork the buyer wants help with: "2. Soap Box". */
  readonly helpWith: readonly string[];
  /** Absolute URL of the order in the back office. */
  readonly links: { readonly manage: string };
  /** Files for production: "Artwork of line 2: logo.png" and its absolute URL. */
  readonly files: readonly { readonly label: string; readonly url: string }[];
};

/** To the order desk: the present state of an order. */
export function companyOrderAlertMail(alert: CompanyOrderAlert): Mail {
  const { company, order, isCancelled, amountPaid, balanceDue, toPayBack, billing, shipping, helpWith, links, files } =
    alert;
  const { customer } = order;
  const total = formatRupees(order.totals.total);
  const standing = standingOf(alert);
  const mode = wayPaid(order.paymentMode, amountPaid > 0 && balanceDue === 0 && !alert.isCancelled).names.mail;
  return composeMail(company, {
    subject: `Order ${order.number} ${standing}: ${customer.company || customer.name}, ${total}`,
    preheader: `${mode}. ${order.delivery}.`,
    title: `Order ${standing}, ${total}`,
    notice: order.notice,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { name: 'Customer', value: customer.name },
          ...(customer.company ? [{ name: 'Company', value: customer.company }] : []),
          { name: 'Mobile', value: customer.mobile },
          { name: 'Email', value: customer.email },
          { name: 'Payment Mode', value: mode },
          { name: 'Amount Paid', value: formatRupees(amountPaid) },
          { name: 'Balance Due', value: formatRupees(balanceDue) },
          ...(toPayBack > 0
            ? [{ name: 'To pay back by hand', value: formatRupees(toPayBack), strong: true } as const]
            : []),
          ...(order.paymentDueOn ? [{ name: 'To be paid by', value: longDay(order.paymentDueOn) }] : []),
          ...(helpWith.length > 0 && !isCancelled
            ? [
                {
                  name: 'Artwork',
                  value: 'They want help with it, and wait for us to get in touch',
                  notes: helpWith,
                  strong: true,
                },
              ]
            : []),
          { name: 'Delivery', value: order.delivery },
          { name: 'Order date', value: longDateAndTime(order.placedAt) },
        ],
      },
      { kind: 'button', label: 'Open in the back office', url: links.manage },
      ...files.map(({ label, url }) => ({ kind: 'link', label, url }) as const),
      { kind: 'crease' },
      ...orderBlocks(order),
      { kind: 'heading', text: 'Billing address' },
      { kind: 'paragraph', text: billing.filter(Boolean).join(', ') },
      ...(order.delivery === 'Self Pickup'
        ? []
        : ([
            { kind: 'heading', text: 'Shipping address' },
            { kind: 'paragraph', text: shipping.filter(Boolean).join(', ') },
          ] as const)),
    ],
    reason: 'Order desk notice.',
  });
}

/** An order's state, in the words that follow its number. */
function standingOf({ order, isCancelled, amountPaid, balanceDue }: CompanyOrderAlert): string {
  if (isCancelled) return 'cancelled';
  if (amountPaid > 0) return balanceDue > 0 ? 'partly paid' : 'paid';
  return ways[order.paymentMode].words.placed;
}
