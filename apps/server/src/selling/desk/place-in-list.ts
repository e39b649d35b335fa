import { type AskedDeskList, deskPageSize, type Output } from '@boxwright/contract';
import { type DbOrTx, type DeskCursor, findDeskOrders } from '@boxwright/storage';
import { deskFilter } from './desk-filter.ts';

type PlaceInList = Pick<Output<'GetDeskOrder'>, 'newerId' | 'olderId' | 'back'>;

/**
 * An order's place in a list of the desk. An order that has left the list, because it was accepted meanwhile, keeps the
 * place that it would have.
 */
export async function placeInList(
  db: DbOrTx,
  orderId: number,
  { olderThan, newerThan, ...filters }: AskedDeskList,
  today: string,
): Promise<PlaceInList> {
  const place = { olderThan: olderThan ?? null, newerThan: newerThan ?? null };
  const filter = deskFilter(filters, today);
  if (filter === null) return { newerId: null, olderId: null, back: { ...place, orderId: null } };
  const find = async (cursor: DeskCursor | undefined, limit: number) =>
    (await findDeskOrders(db, filter, { cursor, limit })).ids.slice(0, limit);
  const [[newerId = null], [olderId = null], page] = await Promise.all([
    find({ orderId, side: 'newer' }, 1),
    find({ orderId, side: 'older' }, 1),
    find(cursorOf(olderThan, newerThan), deskPageSize),
  ]);
  const there = [orderId, olderId, newerId].find((id) => id !== null && page.includes(id)) ?? null;
  // The keys j and k may have led to another part of the list: then that part is shown, from the order before this one.
  const back = there === null ? { olderThan: newerId, newerThan: null } : place;
  return { newerId, olderId, back: { ...back, orderId: there ?? orderId } };
}

/** The cursor for a requested place, as in `GetDeskOrders`. */
export const cursorOf = (olderThan: number | undefined, newerThan: number | undefined): DeskCursor | undefined => {
  if (newerThan !== undefined) return { orderId: newerThan, side: 'newer' };
  return olderThan === undefined ? undefined : { orderId: olderThan, side: 'older' };
};
