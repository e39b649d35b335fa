import type { ParcelStatus } from './part-delivery.ts';
import type { OrderStatus } from './status.ts';

/** What a courier says of a parcel. */
export const parcelStates = [
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'attempted',
  'delivered',
  'rto-initiated',
  'rto-delivered',
  'lost',
] as const;

export type ParcelState = (typeof parcelStates)[number];

/** Each state as couriers' lists call it; the first word is ours. RTO is "return to origin". */
const words: Readonly<Record<ParcelState, readonly string[]>> = {
  'picked-up': ['Picked up', 'picked', 'pickup done', 'pickup completed', 'shipment picked up', 'pkd'],
  'in-transit': [
    'In transit',
    'transit',
    'shipment in transit',
    'reached destination hub',
    'reached at destination hub',
    'reached at destination',
    'arrived at hub',
    'left hub',
    'in transit to destination',
  ],
  'out-for-delivery': ['Out for delivery', 'ofd', 'shipment out for delivery'],
  attempted: [
    'Delivery attempted',
    'attempted',
    'delivery attempt failed',
    'delivery failed',
    'undelivered',
    'not delivered',
    'ndr',
    'consignee unavailable',
    'consignee not available',
    'door locked',
  ],
  delivered: ['Delivered', 'dlvd', 'shipment delivered', 'delivered to consignee'],
  'rto-initiated': [
    'RTO initiated',
    'rto',
    'rto in transit',
    'rto out for delivery',
    'rto ofd',
    'return initiated',
    'return to origin initiated',
  ],
  'rto-delivered': [
    'RTO delivered',
    'rto dlvd',
    'rto completed',
    'rto received',
    'returned to origin',
    'returned to shipper',
    'returned to seller',
    'return delivered',
  ],
  lost: ['Lost', 'shipment lost', 'lost in transit'],
};

/** States of a parcel that is still to arrive; its buyer sees them. */
export const isUnderWay = (state: ParcelState): boolean =>
  state === 'picked-up' || state === 'in-transit' || state === 'out-for-delivery' || state === 'attempted';

/** A state as staff and buyers read it. */
export const parcelStateName = (state: ParcelState): string => words[state][0] ?? state;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const known: ReadonlyMap<string, ParcelState> = new Map(
  parcelStates.flatMap((state) => words[state].map((word) => [plain(word), state] as const)),
);

/** Reads a courier's words, whatever their case, strokes and spaces; null for words that we don't know. */
export const readParcelState = (said: string): ParcelState | null => known.get(plain(said)) ?? null;

/** A parcel's number without its spaces and case, as numbers are compared. */
export const plainParcelNumber = (number: string): string => number.replace(/\s/g, '').toUpperCase();

/**
 * What a courier's word does to an order: the status that it gets, a note of a parcel that is on its way, nothing new,
 * or nothing without somebody who looks at it.
 */
export type ParcelEffect = { readonly to: 'Delivered' | 'Returned' } | 'note' | 'known' | 'by-hand';

/** What a courier's word does to an order of this status. */
export function effectOfParcel(status: OrderStatus, state: ParcelState): ParcelEffect {
  const isBack = state === 'rto-delivered' || state === 'lost';
  const isOnItsWay = isUnderWay(state);
  switch (status) {
    case 'Dispatched':
      if (state === 'delivered') return { to: 'Delivered' };
      return isBack ? { to: 'Returned' } : 'note';
    case 'Delivered':
      return isOnItsWay || state === 'delivered' ? 'known' : 'by-hand';
    case 'Returned':
      return state === 'delivered' ? 'by-hand' : 'known';
    default:
      return 'by-hand';
  }
}

/** The order's status that stands for that of a parcel: a courier's word does to a parcel what it does to a whole order. */
export const statusAsOrder = (status: ParcelStatus): OrderStatus =>
  (
    ({
      packed: 'Packed',
      sent: 'Dispatched',
      delivered: 'Delivered',
      returned: 'Returned',
      credited: 'Cancelled',
    }) as const
  )[status];
