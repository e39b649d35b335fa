import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks } from './mail-data.ts';
import { longDateAndTime, trackBlock } from './order-blocks.ts';
import { courierBlock, type OrderMoved } from './order-moved.ts';

export interface ParcelMoved {
  readonly company: MailCompany;
  readonly order: MailOrder;
  readonly parcel: number;
  readonly status: 'packed' | 'sent' | 'delivered' | 'returned';
  /** Whether the customer collects what is in it. */
  readonly isCollected: boolean;
  readonly at: Date;
  /** Why it came back. */
  readonly note?: string;
  readonly courier?: NonNullable<OrderMoved['courier']>;
  /** Of an order in cash, whether that is due with this parcel; absent for other orders and steps. */
  readonly bringsCash?: boolean;
  /** What is in it, in the other parcels, and what is still to come. */
  readonly contents: readonly { readonly name: string; readonly value: string }[];
  readonly links: Pick<MailOrderLinks, 'track'> & {
    /** The tax invoice for all parcels. */
    readonly invoice?: string;
    readonly account: string;
  };
}

const sentWords: Readonly<Record<ParcelMoved['status'], string>> = {
  packed: 'isn’t on its way yet',
  sent: 'is on its way',
  delivered: 'is delivered',
  returned: 'has not arrived',
};
const collectedWords: typeof sentWords = {
  packed: 'wasn’t handed over yet',
  sent: 'was handed over',
  delivered: 'was collected',
  returned: 'came back to us',
};

/** To the customer: one of several parcels of an order, while the order itself goes on. */
export function parcelMovedMail(moved: ParcelMoved): Mail {
  const { company, order, parcel, status, isCollected, at, note, courier, bringsCash, contents, links } = moved;
  const words = isCollected ? collectedWords : sentWords;
  const what = `Parcel ${parcel} of order ${order.number} ${words[status]}`;
  return composeMail(company, {
    subject: what,
    preheader: contents[0] ? `${contents[0].name}: ${contents[0].value}` : what,
    title: `Parcel ${parcel} ${words[status]}`,
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, your order ${order.number} ${isCollected ? 'is handed over' : 'comes'} in several parcels. Parcel ${parcel} ${words[status]}${isCollected && status === 'sent' ? ' at our works' : ''}.`,
      },
      ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
      ...(bringsCash === undefined ? [] : [{ kind: 'paragraph', text: cashWords(bringsCash, isCollected) } as const]),
      {
        kind: 'facts',
        rows: [
          { name: 'Date', value: longDateAndTime(at) },
          ...contents,
          ...(courier ? [{ name: 'Courier', value: courier.name }] : []),
          ...(courier?.trackingNumber
            ? [{ name: 'Tracking number', value: courier.trackingNumber, strong: true }]
            : []),
        ],
      },
      ...(courier?.page ? [courierBlock(courier.name, courier.page)] : []),
      trackBlock('button', links),
      ...(links.invoice ? [{ kind: 'link', label: 'Download Invoice', url: links.invoice } as const] : []),
      { kind: 'link', label: 'Your order in your account', url: links.account },
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}

const cashWords = (bringsCash: boolean, isCollected: boolean): string =>
  bringsCash
    ? `You pay for the whole order in cash ${isCollected ? 'with this parcel' : 'when this parcel is delivered'}.`
    : 'There is nothing to pay with this parcel: you pay for the whole order in cash with the last one.';
