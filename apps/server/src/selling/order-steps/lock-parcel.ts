import { fail, ok, type Result } from '@boxwright/contract';
import {
  lockOrderWithCart,
  type Order,
  orderOfParcel,
  type ParcelPacked,
  parcelsOf,
  type Tx,
} from '@boxwright/storage';

const gone = fail('not_found', 'There is no such parcel. It may have been taken apart.');
const changed = fail('conflict', 'This parcel has changed meanwhile. Please look at it as it is now.');

/** A parcel as it was seen, with its order, whose locks it takes. */
export async function lockParcel(
  tx: Tx,
  { parcelId, version }: { readonly parcelId: number; readonly version: number },
): Promise<Result<{ readonly order: Order; readonly parcel: ParcelPacked }>> {
  const orderId = await orderOfParcel(tx, parcelId);
  const order = orderId === undefined ? undefined : await lockOrderWithCart(tx, orderId);
  if (!order) return gone;
  const parcel = (await parcelsOf(tx, order.id)).find(({ id }) => id === parcelId);
  if (!parcel) return gone;
  return parcel.version === version ? ok({ order, parcel }) : changed;
}
