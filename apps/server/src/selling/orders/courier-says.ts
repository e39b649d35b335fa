import { isUnderWay, parcelStateName, readParcelState } from '@boxwright/orders';
import { type DbOrTx, listChanges } from '@boxwright/storage';

/** Enough for several ways of a parcel. */
const most = 200;

/**
 * What couriers' lists have said of an order's parcel on its way, oldest first: picked up, in transit, out for delivery,
 * attempted. It is noted in the audit trail once.
 */
export async function courierSays(db: DbOrTx, orderId: number): Promise<{ text: string; at: Date }[]> {
  const changes = await listChanges(db, { subject: 'order', subjectId: String(orderId) }, most);
  // The newest come first.
  return changes.toReversed().flatMap(({ operation, after, createdAt: at }) => {
    const said = operation === 'ApplyParcelStates' ? after?.['courierSays'] : undefined;
    const state = typeof said === 'string' ? readParcelState(said) : null;
    return state !== null && isUnderWay(state) ? [{ text: parcelStateName(state), at }] : [];
  });
}
