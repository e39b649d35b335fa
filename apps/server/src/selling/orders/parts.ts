import { type ParcelPieces, parcelStatusName, restOf } from '@boxwright/orders';
import {
  type Db,
  type DbOrTx,
  documentsOf,
  linesOfOrders,
  type Order,
  type OrderLine,
  type ParcelPacked,
  parcelsOf,
  stepsOfOrder,
  type Tx,
} from '@boxwright/storage';
import { readSupplied, readSuppliedIn } from './supplied.ts';

/** An order that goes, or may go, in parts. */
export interface Parts {
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'itemName' | 'deliveryType'>[];
  readonly parcels: readonly ParcelPacked[];
  /** What is in no parcel yet, of each line. */
  readonly rest: readonly ParcelPieces[];
  /** Whether all of that is zero. */
  readonly isAllPacked: boolean;
}

/** An order's parcels and what is in none yet, with the pieces that were counted. */
export async function readParts(db: Db, order: Pick<Order, 'id'>): Promise<Parts> {
  const lines = await linesOfOrders(db, [order.id]);
  return partsOf(lines, await parcelsOf(db, order.id), await readSupplied(db, order, lines));
}

/** The same in a transaction. The caller holds the order's lock. */
export async function readPartsIn(db: Db, tx: Tx, order: Pick<Order, 'id'>): Promise<Parts> {
  const lines = await linesOfOrders(tx, [order.id]);
  return partsOf(lines, await parcelsOf(tx, order.id), await readSuppliedIn(db, tx, order, lines));
}

function partsOf(
  lines: readonly OrderLine[],
  parcels: readonly ParcelPacked[],
  supplied: readonly { readonly sent: number }[],
): Parts {
  const wanted = lines.map(({ id, quantity }, index) => ({ lineId: id, quantity: supplied[index]?.sent ?? quantity }));
  const rest = restOf(wanted, parcels);
  return { lines, parcels, rest, isAllPacked: rest.every(({ quantity }) => quantity === 0) };
}

/**
 * Whether an order goes in parts: it has parcels, or all of them were taken apart after the first had brought the invoice.
 * Then what is sent is still held against the invoice.
 */
export async function goesInParts(db: DbOrTx, orderId: number): Promise<boolean> {
  if ((await parcelsOf(db, orderId)).length > 0) return true;
  if ((await documentsOf(db, orderId, 'tax-invoice')).length === 0) return false;
  return !(await stepsOfOrder(db, orderId)).some(({ status }) => status === 'Dispatched');
}

/** Whether the cash for an order that goes in parts is due with this parcel: the one that is packed last, once all is packed. */
export const bringsCash = (
  { parcels, isAllPacked }: Pick<Parts, 'parcels' | 'isAllPacked'>,
  part: Pick<ParcelPacked, 'number'>,
): boolean => isAllPacked && parcels.every(({ status, number }) => status === 'credited' || number <= part.number);

/** Whether the customer collects all that is in a parcel. */
export const isCollected = (
  lines: readonly Pick<OrderLine, 'id' | 'deliveryType'>[],
  { items }: Pick<ParcelPacked, 'items'>,
): boolean =>
  items.every(({ lineId }) => lines.some(({ id, deliveryType }) => id === lineId && deliveryType === 'SelfPickup'));

/** A parcel's status as staff and buyers read it. */
export const parcelStatusOf = (lines: Parts['lines'], parcel: ParcelPacked, status = parcel.status): string =>
  parcelStatusName(status, { reason: parcel.reason, isCollected: isCollected(lines, parcel) });

/** The pieces of each line in a parcel, in the order of the lines. */
export const quantitiesOf = (lines: Parts['lines'], { items }: { readonly items: readonly ParcelPieces[] }): number[] =>
  lines.map(({ id }) => items.find(({ lineId }) => lineId === id)?.quantity ?? 0);

/**
 * How many pieces of each line can still be credited because they came back in a parcel, or are in none and never sent:
 * what the invoice has left beyond those that the customer has or gets. What notes have credited of a line counts first.
 *
 * @param left the invoice's lines after its credit notes
 * @param parcel undefined for what is in none
 */
export const chargedOf = (
  { lines, parcels, rest }: Pick<Parts, 'lines' | 'parcels' | 'rest'>,
  left: readonly { readonly quantity: number }[],
  parcel: Pick<ParcelPacked, 'id' | 'items'> | undefined,
): number[] => {
  const own = parcel ? quantitiesOf(lines, parcel) : rest.map(({ quantity }) => quantity);
  const others = parcels
    .filter(({ id, status }) => id !== parcel?.id && status !== 'credited')
    .map((each) => quantitiesOf(lines, each));
  return lines.map((line, index) => {
    const toCome = parcel ? (rest[index]?.quantity ?? 0) : 0;
    const kept = others.reduce((sum, pieces) => sum + (pieces[index] ?? 0), toCome);
    return Math.max(0, Math.min(own[index] ?? 0, (left[index]?.quantity ?? line.quantity) - kept));
  });
};

/** How many of a parcel's pieces of each line go at no charge: those beyond the order, counted in the parcels' order. */
export const freePiecesOf = (
  { lines, parcels }: Pick<Parts, 'lines' | 'parcels'>,
  parcel: Pick<ParcelPacked, 'number'> & { readonly items: readonly ParcelPieces[] },
): number[] => {
  const own = quantitiesOf(lines, parcel);
  const earlier = parcels.filter(({ number }) => number < parcel.number).map((each) => quantitiesOf(lines, each));
  return lines.map(({ quantity }, index) => {
    const before = earlier.reduce((sum, pieces) => sum + (pieces[index] ?? 0), 0);
    return Math.max(0, Math.min(own[index] ?? 0, before + (own[index] ?? 0) - quantity));
  });
};
