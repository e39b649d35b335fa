import type { Result } from '@boxwright/contract';
import type { OrderStatus } from '@boxwright/orders';
import { linesOfOrders, type Order, type Tx } from '@boxwright/storage';
import { refuseUnapproved } from './refuse-unapproved.ts';

/** Why an order can't go into production by hand: the first of its items without an approved proof. */
export async function refuseUnapprovedOrder(
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  to: OrderStatus,
): Promise<Result<never> | undefined> {
  if (to !== 'In Production') return undefined;
  const lines = await linesOfOrders(tx, [id]);
  return refuseUnapproved(
    tx,
    lines.map((line) => ({ lineId: line.id, name: `Item ${line.position + 1}, ${line.itemName},` })),
  );
}
