import { isUnderWay, parcelStateName, plainParcelNumber, readParcelState } from '@boxwright/orders';
import { type DbOrTx, listChanges, type ParcelPacked } from '@boxwright/storage';

/** Enough for several ways of a parcel. */
const most = 200;

export interface CourierSaying {
  /** Of an order that goes in several parcels. */
  readonly parcel: number | null;
  readonly text: string;
  readonly at: Date;
}

/**
 * What couriers' lists have said of an order's parcels on their way, oldest first: picked up, in transit, out for delivery,
 * attempted. It is noted in the audit trail once.
 */
export async function courierSays(
  db: DbOrTx,
  orderId: number,
  parcels: readonly Pick<ParcelPacked, 'number' | 'trackingNumber'>[],
): Promise<CourierSaying[]> {
  const changes = await listChanges(db, { subject: 'order', subjectId: String(orderId) }, most);
  // The newest come first.
  return changes.toReversed().flatMap(({ operation, after, createdAt: at }) => {
    const said = operation === 'ApplyParcelStates' ? after?.['courierSays'] : undefined;
    const state = typeof said === 'string' ? readParcelState(said) : null;
    if (state === null || !isUnderWay(state)) return [];
    const parcel = parcels.find(({ trackingNumber }) => plainParcelNumber(trackingNumber ?? '') === after?.['parcel']);
    return [{ parcel: parcel?.number ?? null, text: parcelStateName(state), at }];
  });
}
