import { artworkReminderDays } from '@boxwright/orders';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { carts } from '../../schema/carts.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { waitsFor, waitsSince } from './proof-queue.ts';

/** Whether one of the days on which a line's customer is reminded has passed, and no reminder was mailed since. */
const isDue = (at: Date): SQL => sql`exists (
  select 1 from unnest(array[${sql.raw(artworkReminderDays.join(', '))}]) day
  where ${waitsSince} + day * interval '1 day' > coalesce(${orderLines.remindedAt}, '-infinity')
    and ${waitsSince} + day * interval '1 day' < ${at}::timestamptz)`;

const linesToRemindOf = (db: DbOrTx, at: Date, condition?: SQL) =>
  db
    .select({ id: orderLines.id, orderId: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(and(waitsFor('customer'), isDue(at), condition));

/** Orders whose customers are reminded now of what items wait for. */
export async function ordersToRemindOf(db: DbOrTx, at: Date, limit: number): Promise<number[]> {
  const lines = await linesToRemindOf(db, at).orderBy(asc(orders.id)).limit(limit);
  return [...new Set(lines.map(({ orderId }) => orderId))];
}

/** Notes that an order's customer is reminded now; false where nothing is due any more. The caller holds its lock. */
export async function noteReminder(tx: Tx, orderId: number, at: Date): Promise<boolean> {
  const due = await linesToRemindOf(tx, at, eq(orders.id, orderId));
  if (due.length === 0) return false;
  const ids = due.map(({ id }) => id);
  await tx.update(orderLines).set({ remindedAt: at }).where(inArray(orderLines.id, ids));
  return true;
}
