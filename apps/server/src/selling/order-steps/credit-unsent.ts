import { fail, type Result } from '@boxwright/contract';
import { type Order, setParcel, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { chargedOf, readPartsIn } from '../orders/parts.ts';
import { creditPieces } from './credit-pieces.ts';
import { followParcels } from './move-parcel.ts';
import { insertUnsent } from './step-of-parts.ts';

interface Unsent {
  /** Of a parcel that came back; undefined for what is in no parcel. */
  readonly parcelId?: number | undefined;
  readonly seen: number;
  readonly reason: string;
  readonly staffId: number;
  readonly at: Date;
}

/**
 * Credits what is never sent of an order that goes in parts, and gives the order the status that follows. The caller holds
 * the locks of cart and order. Returns the amount with tax, in paise: nothing if notes have
 * credited all of it before.
 */
export async function creditUnsent(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  { parcelId, seen, reason, staffId, at }: Unsent,
): Promise<Result<number>> {
  const parts = await readPartsIn(services.db, tx, order);
  const { lines, parcels, rest } = parts;
  const parcel = parcelId === undefined ? undefined : parcels.find(({ id }) => id === parcelId);
  const pieces = rest.reduce((sum, { quantity }) => sum + quantity, 0);
  if (parcelId === undefined ? seen !== pieces : parcel?.version !== seen)
    return fail('conflict', 'Something has changed meanwhile. Please look at the parcels as they are now.');
  if (parcel ? parcel.status !== 'returned' : pieces === 0 || order.status === 'Cancelled')
    return fail('conflict', 'There is nothing of it to credit.');
  if (!parcel && order.status !== 'Packed')
    return fail(
      'conflict',
      'The order is still being made. Please mark it as packed first: then what isn’t sent is credited.',
    );
  const stays = parcels.some(({ id, status }) => id !== parcelId && status !== 'credited');
  if (!stays && (!parcel || pieces === 0)) {
    const how = order.status === 'Packed' ? 'cancel' : 'mark it as returned and close';
    return fail('conflict', `Nothing of this order would be left. Please ${how} the order: that credits all of it.`);
  }
  const credited = await creditPieces(services, tx, order, {
    ...{ reason, staffId, at },
    of: (left) => chargedOf(parts, left, parcel),
  });
  if (!credited.ok) return credited;
  if (parcel) await setParcel(tx, parcel.id, { status: 'credited' }, { staffId, at });
  else {
    const unsent = rest.map(({ quantity }) => quantity);
    await insertUnsent(tx, order, lines, unsent, { staffId, at });
  }
  await followParcels(services, tx, order, { staffId, at });
  return credited;
}
