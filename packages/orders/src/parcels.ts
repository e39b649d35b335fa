import { plainParcelNumber } from './parcel-state.ts';

interface Parcel {
  readonly customerId: number;
  /** The order's number. */
  readonly number: string;
  /** The courier's number, as typed or scanned; empty without one. */
  readonly trackingNumber: string;
}

/**
 * The first two orders of different customers with the same tracking number, whatever its spaces and case; null if
 * there are none. Several orders of one customer may go in one parcel.
 */
export function findSharedParcel<P extends Parcel>(orders: readonly P[]): readonly [first: P, second: P] | null {
  const byNumber = new Map<string, P>();
  for (const order of orders) {
    const number = plainParcelNumber(order.trackingNumber);
    if (number === '') continue;
    const first = byNumber.get(number);
    if (first === undefined) byNumber.set(number, order);
    else if (first.customerId !== order.customerId) return [first, order];
  }
  return null;
}

/** Why these two can't be dispatched. */
export const sharedParcelText = ([first, second]: readonly [Parcel, Parcel]): string =>
  `${first.number} and ${second.number} belong to different customers and have the same tracking number. Please scan each parcel’s own label.`;
