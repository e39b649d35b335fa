import { type DbOrTx, linesOrderedSince } from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

/** Whether the customer has ordered any of an order's goods again since, in whatever quantity. */
export async function sameIsOrderedSince(db: DbOrTx, { order, lines }: StoredOrder, since: Date): Promise<boolean> {
  const known = new Set(lines.map(({ goods }) => goods.identity));
  const later = await linesOrderedSince(db, order.customerId, since);
  return later.some((line) => line.orderId !== order.id && known.has(readGoods(line).identity));
}
