import { formatPieces, formatRupees, formatUnitPrice, totalRows } from '@boxwright/money';
import type { Block } from './layout.ts';
import type { MailOrder, MailOrderLinks, MailTransfer } from './mail-data.ts';

/** An order's lines and amounts, down to the total. */
export function orderBlocks(order: MailOrder): readonly Block[] {
  const { totals } = order;
  return [
    { kind: 'heading', text: `Order ${order.number}` },
    ...(order.purchaseOrder ? [{ kind: 'paragraph', text: `Purchase order ${order.purchaseOrder}` } as const] : []),
    {
      kind: 'items',
      rows: order.lines.map(({ description, configuration, note, quantity, amount }, place) => ({
        // Steps and other mails name an item of several by its number.
        title: order.lines.length > 1 ? `${place + 1}. ${description}` : description,
        count: `${formatPieces(quantity)} at ${formatUnitPrice(amount, quantity)}`,
        amount: formatRupees(amount),
        ...(configuration && { detail: configuration }),
        ...(note && { note: `Note to the printer: ${note}` }),
      })),
    },
    {
      kind: 'facts',
      rows: [
        ...totalRows(totals).map(({ name, amount, notes = [] }) => ({ name, value: formatRupees(amount), notes })),
        { name: 'Total inclusive of tax', value: formatRupees(totals.total), strong: true },
      ],
    },
    ...(order.ready ? [{ kind: 'paragraph', text: order.ready } as const] : []),
  ];
}

/** What happens after the order; nothing if there is nothing to say. */
export const nextStepsBlocks = (steps: readonly string[]): readonly Block[] =>
  steps.length === 0
    ? []
    : [
        { kind: 'heading', text: 'What happens next' },
        { kind: 'steps', steps },
      ];

/** Shows an order's state to whoever has the mail: the main link of mails that ask for nothing. */
export const trackBlock = (kind: 'button' | 'link', { track }: Pick<MailOrderLinks, 'track'>): Block => ({
  kind,
  label: 'Track your order',
  url: track,
});

/** Where artwork is sent and proofs are approved; nothing for what isn't printed. */
export const proofsBlocks = (kind: 'button' | 'link', { proofs }: Pick<MailOrderLinks, 'proofs'>): readonly Block[] =>
  proofs
    ? [{ kind, label: proofs.isArtworkAwaited ? 'Send your artwork' : 'Artwork and proofs', url: proofs.url }]
    : [];

/** How to pay by transfer: our account, and the paper that names it. */
export const transferBlocks = ({ account, proforma }: MailTransfer): readonly Block[] => [
  { kind: 'button', label: 'Download the proforma invoice', url: proforma },
  { kind: 'paragraph', text: `To pay by bank transfer: ${account.join(', ')}.` },
];

/** An order's own page and its files. */
export const orderLinkBlocks = ({ order, orderForm, keyLine }: MailOrderLinks): readonly Block[] => [
  { kind: 'link', label: 'View your order', url: order },
  { kind: 'link', label: 'Download Order Form', url: orderForm },
  ...(keyLine ? [{ kind: 'link', label: 'Download Keyline', url: keyLine } as const] : []),
];

/**
 * "20 November 2026 at 3:45 pm" in India; ICU's narrow no-break space is missing in the fonts of some mail programs.
 */
export function longDateAndTime(date: Date): string {
  return longIndianTime.format(date).replaceAll('\u202f', ' ');
}

/** "7 December 2026", of a day written `YYYY-MM-DD`. */
export const longDay = (day: string): string => longUtcDay.format(new Date(`${day}T00:00:00Z`));

const longUtcDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

const longIndianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
