import { formatPieces, formatRupees, type Paise } from '@boxwright/money';
import { type Block, composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks } from './mail-data.ts';
import { longDateAndTime, proofsBlocks, trackBlock } from './order-blocks.ts';

type MovedTo = 'Order Accepted' | 'In Production' | 'Packed' | 'Dispatched' | 'Delivered' | 'Returned' | 'Cancelled';

export type OrderMoved = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  readonly status: MovedTo;
  readonly at: Date;
  /** Staff's own words to the customer. */
  readonly note?: string;
  /** For a dispatch. `page` is where the courier shows it, with `isOfParcel` if it opens with this parcel. */
  readonly courier?: {
    readonly name: string;
    readonly trackingNumber: string;
    readonly page: { readonly url: string; readonly isOfParcel: boolean } | null;
  };
  /** The parcels of an order that goes in several, and what is still to come. */
  readonly parcels?: readonly { readonly name: string; readonly value: string }[];
  /** What happens next, one sentence each. */
  readonly next: readonly string[];
  /** What is due online now; 0 if nothing. */
  readonly toPay: Paise;
  readonly links: Pick<MailOrderLinks, 'track' | 'pay' | 'proofs'> & {
    /** The tax invoice's file, which is issued at dispatch. */
    readonly invoice?: string;
    /** The file of the credit note that took the invoice back when the order was closed. */
    readonly creditNote?: string;
    /** The order's page, which needs a sign-in. */
    readonly account: string;
    /** The page Returns / Refund and Shipping, for what is delivered. */
    readonly returns: string;
  };
};

/** To the customer, when an order has reached a step. */
export function orderMovedMail(moved: OrderMoved): Mail {
  const { company, order, status, at, note, courier, parcels = [], next, toPay, links } = moved;
  const { subject, title } = words(status, order.isCollected);
  const [first = ''] = next;
  return composeMail(company, {
    subject: `Order ${order.number} ${subject}`,
    preheader: first,
    title,
    notice: order.notice,
    blocks: [
      { kind: 'paragraph', text: `Hello ${order.customer.name}, ${opening(status, order)}` },
      ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
      {
        kind: 'facts',
        rows: [
          { name: 'Order Number', value: order.number },
          { name: 'Date', value: longDateAndTime(at) },
          ...order.lines.map(({ description, quantity }, place) => ({
            name: order.lines.length > 1 ? `${place + 1}. ${description}` : description,
            value: formatPieces(quantity),
          })),
          ...parcels,
          ...(courier ? [{ name: 'Courier', value: courier.name }] : []),
          ...(courier?.trackingNumber
            ? [{ name: 'Tracking number', value: courier.trackingNumber, strong: true }]
            : []),
        ],
      },
      ...(next.length > 0 ? [{ kind: 'heading', text: 'What happens next' } as const] : []),
      ...next.map((text): Block => ({ kind: 'paragraph', text })),
      ...(toPay > 0 && links.pay
        ? [{ kind: 'button', label: `Pay ${formatRupees(toPay)}`, url: links.pay } as const]
        : []),
      ...(courier?.page ? [courierBlock(courier.name, courier.page)] : []),
      trackBlock(toPay > 0 ? 'link' : 'button', links),
      ...proofsBlocks('link', links),
      ...(links.invoice ? [{ kind: 'link', label: 'Download Invoice', url: links.invoice } as const] : []),
      ...(links.creditNote ? [{ kind: 'link', label: 'Download Credit Note', url: links.creditNote } as const] : []),
      { kind: 'link', label: 'Your order in your account', url: links.account },
      ...(status === 'Delivered'
        ? [{ kind: 'link', label: 'Returns / Refund and Shipping', url: links.returns } as const]
        : []),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}

/** Where a courier shows a parcel. */
export const courierBlock = (name: string, { url, isOfParcel }: { url: string; isOfParcel: boolean }): Block => ({
  kind: 'link',
  label: isOfParcel ? `Follow it at ${name}` : `Follow it at ${name}, with the tracking number`,
  url,
});

function words(status: MovedTo, isCollected: boolean): { subject: string; title: string } {
  switch (status) {
    case 'Order Accepted':
      return { subject: 'is accepted', title: 'Your order is accepted' };
    case 'In Production':
      return { subject: 'is in production', title: 'Your order is in production' };
    case 'Packed':
      return { subject: 'is packed', title: 'Your order is packed' };
    case 'Dispatched':
      return isCollected
        ? { subject: 'was handed over', title: 'Your order was handed over' }
        : { subject: 'is on its way', title: 'Your order is on its way' };
    case 'Delivered':
      return { subject: 'is delivered', title: 'Your order is delivered' };
    case 'Returned':
      return { subject: 'has not arrived', title: 'Your order has not arrived' };
    case 'Cancelled':
      return { subject: 'is cancelled', title: 'Your order is cancelled' };
  }
}

function opening(status: MovedTo, { number, isCollected }: MailOrder): string {
  if (status === 'Dispatched' && isCollected) return `your order ${number} was handed over at our works.`;
  return `your order ${number} ${words(status, false).subject}.`;
}
