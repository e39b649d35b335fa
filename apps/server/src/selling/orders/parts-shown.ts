import type { Output } from '@boxwright/contract';
import type { Db, Order } from '@boxwright/storage';
import { courierSays } from './courier-says.ts';
import { type Parts, parcelStatusOf, quantitiesOf, readParts } from './parts.ts';

type Shown = Pick<Output<'GetTrackedOrder'>, 'parcels' | 'toCome' | 'inParcels' | 'courierSays'>;

/** The parcels of an order with their contents, what is still to come, and what couriers say on the way. */
export async function partsShown(db: Db, order: Pick<Order, 'id'>): Promise<Shown> {
  const parts = await readParts(db, order);
  return {
    parcels: parts.parcels
      .filter(({ status }) => status !== 'packed')
      .map((parcel) => ({
        number: parcel.number,
        status: parcelStatusOf(parts.lines, parcel),
        courier: parcel.courier ?? '',
        trackingNumber: parcel.trackingNumber ?? '',
        items: itemsIn(parts, quantitiesOf(parts.lines, parcel)),
      })),
    toCome: parts.parcels.length === 0 ? [] : itemsIn(parts, stillToCome(parts)),
    inParcels: wholeInParcels(parts),
    courierSays: await courierSays(db, order.id, parts.parcels),
  };
}

/** The lines of which nothing is left to be packed. */
const wholeInParcels = ({ lines, parcels, rest }: Parts): Shown['inParcels'] =>
  lines.flatMap(({ id }, index) => {
    const own = parcels.filter(({ items }) => items.some(({ lineId, quantity }) => lineId === id && quantity > 0));
    if (own.length === 0 || (rest[index]?.quantity ?? 0) > 0) return [];
    return [{ number: index + 1, isSent: own.every(({ status }) => status === 'sent' || status === 'delivered') }];
  });

/** The pieces of each line in no parcel that was sent. */
export const stillToCome = ({ lines, parcels, rest }: Parts): number[] =>
  lines.map(
    (_, index) =>
      (rest[index]?.quantity ?? 0) +
      parcels.reduce(
        (sum, parcel) => sum + (parcel.status === 'packed' ? (quantitiesOf(lines, parcel)[index] ?? 0) : 0),
        0,
      ),
  );

export const itemsIn = (
  { lines }: Pick<Parts, 'lines'>,
  quantities: readonly number[],
): { name: string; quantity: number }[] =>
  lines.flatMap(({ itemName: name }, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0 ? [{ name, quantity }] : [];
  });
