import { type ComeBackReason, type OrderStatus, wasSent } from './status.ts';

/**
 * Life of a parcel of an order that goes in parts. `credited` is what isn't sent, or not again: its pieces are taken off
 * the invoice.
 */
export const parcelStatuses = ['packed', 'sent', 'delivered', 'returned', 'credited'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/**
 * What staff and buyers read. One that is lost has not come back, one that came back was sent, and what is collected isn't
 * on its way.
 *
 * @param reason why it came back
 */
export function parcelStatusName(
  status: ParcelStatus,
  {
    reason = null,
    isCollected = false,
  }: { readonly reason?: ComeBackReason | null; readonly isCollected?: boolean } = {},
): string {
  if (reason !== null && (status === 'returned' || status === 'credited')) {
    const name = reason === 'lost' ? 'Lost' : names.returned;
    return status === 'credited' ? `${name}, credited` : name;
  }
  if (isCollected && status === 'sent') return 'Handed over';
  return isCollected && status === 'delivered' ? 'Collected' : names[status];
}

const names: Readonly<Record<ParcelStatus, string>> = {
  packed: 'Packed',
  sent: 'On its way',
  delivered: 'Delivered',
  returned: 'Came back',
  credited: 'Not sent, credited',
};

/** Which status may follow which. A packed parcel is taken apart by removing it. */
export const parcelSteps = {
  packed: ['sent'],
  // The last is the way back of one that was never handed over.
  sent: ['delivered', 'returned', 'packed'],
  // It hasn't arrived yet: marked by mistake.
  delivered: ['sent'],
  // Sent again, or credited.
  returned: ['sent', 'credited'],
  credited: [],
} as const satisfies Record<ParcelStatus, readonly ParcelStatus[]>;

/** Whether a parcel may take this step. */
export const mayMoveParcel = (from: ParcelStatus, to: ParcelStatus): boolean => {
  const steps: readonly ParcelStatus[] = parcelSteps[from];
  return steps.includes(to);
};

/** A line's pieces in a parcel. */
export interface ParcelPieces {
  readonly lineId: number;
  readonly quantity: number;
}

/**
 * What of an order is in no parcel yet, in the order of its lines.
 *
 * @param wanted the pieces that are to be sent of each line
 */
export function restOf(
  wanted: readonly ParcelPieces[],
  parcels: readonly { readonly items: readonly ParcelPieces[] }[],
): ParcelPieces[] {
  const packed = parcels.flatMap(({ items }) => items);
  return wanted.map(({ lineId, quantity }) => {
    const gone = packed.reduce((sum, item) => sum + (item.lineId === lineId ? item.quantity : 0), 0);
    return { lineId, quantity: Math.max(0, quantity - gone) };
  });
}

/**
 * The status of an order that goes in parts, which follows from its parcels: it stays until everything is sent, and is
 * delivered when everything has arrived.
 *
 * @param hasRest whether something is in no parcel yet
 */
export function statusOfParcels(
  status: OrderStatus,
  parcels: readonly { readonly status: ParcelStatus }[],
  hasRest: boolean,
): OrderStatus {
  if (status !== 'Packed' && !wasSent(status)) return status;
  const going = parcels.filter((parcel) => parcel.status !== 'credited');
  const isEvery = (each: ParcelStatus) => going.every((parcel) => parcel.status === each);
  if (hasRest || going.length === 0 || going.some((parcel) => parcel.status === 'packed')) {
    return 'Packed';
  }
  if (isEvery('delivered')) return 'Delivered';
  return isEvery('returned') ? 'Returned' : 'Dispatched';
}
