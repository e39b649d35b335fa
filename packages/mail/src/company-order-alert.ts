import { formatRupees, type Paise } from '@boxwright/money';
import { wayPaid, ways } from '@boxwright/orders';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder } from './mail-data.ts';
import { longDateAndTime, longDay, orderBlocks } from './order-blocks.ts';

export type CompanyOrderAlert = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  /** Null unless it is cancelled. */
  readonly cancellation: {
    readonly by: 'the customer' | 'the order desk' | 'itself';
    /** What the customer reads; empty if nothing was written. */
    readonly reason: string;
    /** Whether its boxes were packed already. */
    readonly wasPacked: boolean;
  } | null;
  /** How its money came: "online", "bank transfer"; empty if none has come. */
  readonly paidBy: readonly string[];
  readonly amountPaid: Paise;
  readonly balanceDue: Paise;
  /** What goes back through the gateway. */
  readonly onItsWayBack: Paise;
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
  const { company, order, cancellation, amountPaid, balanceDue, billing, shipping, helpWith, links, files } = alert;
  const { customer } = order;
  const total = formatRupees(order.totals.total);
  const standing = standingOf(alert);
  const mode = modeOf(alert);
  return composeMail(company, {
    subject: `Order ${order.number} ${standing}: ${customer.company || customer.name}, ${total}`,
    preheader: `${mode}. ${order.delivery}.`,
    title: `Order ${standing}, ${total}`,
    notice: order.notice,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...(cancellation ? rowsOf(cancellation) : []),
          { name: 'Customer', value: customer.name },
          ...(customer.company ? [{ name: 'Company', value: customer.company }] : []),
          { name: 'Mobile', value: customer.mobile },
          { name: 'Email', value: customer.email },
          { name: 'Payment Mode', value: mode },
          { name: 'Amount Paid', value: formatRupees(amountPaid) },
          { name: 'Balance Due', value: formatRupees(balanceDue) },
          ...goingBack(alert),
          ...(order.paymentDueOn ? [{ name: 'To be paid by', value: longDay(order.paymentDueOn) }] : []),
          ...(helpWith.length > 0 && !cancellation
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
      ...(order.isCollected
        ? []
        : ([
            { kind: 'heading', text: 'Shipping address' },
            { kind: 'paragraph', text: shipping.filter(Boolean).join(', ') },
          ] as const)),
    ],
    reason: 'Order desk notice.',
  });
}

const rowsOf = ({ by, reason, wasPacked }: NonNullable<CompanyOrderAlert['cancellation']>) => [
  { name: 'Cancelled by', value: by },
  ...(reason === '' ? [] : [{ name: 'Reason', value: reason }]),
  ...(wasPacked
    ? [{ name: 'Packed', value: 'Take its boxes out of what waits to be sent', strong: true } as const]
    : []),
];

const goingBack = ({ onItsWayBack, toPayBack }: CompanyOrderAlert) => [
  ...(onItsWayBack > 0 ? [{ name: 'Refund on its way', value: formatRupees(onItsWayBack) }] : []),
  ...(toPayBack > 0 ? [{ name: 'To pay back by hand', value: formatRupees(toPayBack), strong: true } as const] : []),
];

/** How it is paid: as its buyer chose, unless money that was to come online came in another way. */
function modeOf({ order, cancellation, paidBy, amountPaid, balanceDue }: CompanyOrderAlert): string {
  const chosen = wayPaid(order.paymentMode, amountPaid > 0 && balanceDue === 0 && !cancellation);
  if (chosen.settled !== 'online' || paidBy.every((way) => way === 'online')) return chosen.names.mail;
  return `${capital(paidBy.join(', '))}${balanceDue > 0 ? ', in part' : ''}`;
}

/** An order's state, in the words that follow its number. */
function standingOf({ order, cancellation, amountPaid, balanceDue }: CompanyOrderAlert): string {
  if (cancellation) return 'cancelled';
  if (amountPaid > 0) return balanceDue > 0 ? 'partly paid' : 'paid';
  return ways[order.paymentMode].words.placed;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
