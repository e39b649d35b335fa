import { and, asc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { OrderLine } from '../../rows.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { reorderReminders } from '../../schema/reorder-reminders.ts';
import { first } from '../equal-to.ts';

/** Sets or changes an order's reminder; if it was mailed already, it will be mailed again. */
export async function setReorderReminder(tx: Tx, orderId: number, dueOn: string, now: Date): Promise<void> {
  await tx
    .insert(reorderReminders)
    .values({ orderId, dueOn, createdAt: now })
    .onConflictDoUpdate({ target: reorderReminders.orderId, set: { dueOn, sentAt: null, createdAt: now } });
}

export async function deleteReorderReminder(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(reorderReminders).where(eq(reorderReminders.orderId, orderId));
}

export interface ReorderReminder {
  readonly dueOn: string;
  readonly createdAt: Date;
}

/** An order's reminder, if it isn't mailed yet. */
export async function findReorderReminder(db: DbOrTx, orderId: number): Promise<ReorderReminder | undefined> {
  const { dueOn, createdAt, sentAt } = reorderReminders;
  const rows = await db
    .select({ dueOn, createdAt })
    .from(reorderReminders)
    .where(and(eq(reorderReminders.orderId, orderId), isNull(sentAt)));
  return first(rows);
}

/** Marks some reminders that are due as sent and returns them; skips those that another run is taking. */
export async function takeDueReorderReminders(
  tx: Tx,
  today: string,
  now: Date,
  most: number,
): Promise<{ readonly orderId: number; readonly dueOn: string; readonly askedAt: Date }[]> {
  const due = tx
    .select({ id: reorderReminders.id })
    .from(reorderReminders)
    .where(and(lte(reorderReminders.dueOn, today), isNull(reorderReminders.sentAt)))
    .orderBy(asc(reorderReminders.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return tx.update(reorderReminders).set({ sentAt: now }).where(inArray(reorderReminders.id, due)).returning({
    orderId: reorderReminders.orderId,
    dueOn: reorderReminders.dueOn,
    askedAt: reorderReminders.createdAt,
  });
}

/** The latest 200 lines that a customer has ordered since a moment, without cancelled orders. */
export function linesOrderedSince(db: DbOrTx, customerId: number, since: Date): Promise<OrderLine[]> {
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.placedAt, since), ne(orders.status, 'Cancelled')));
  return db.select().from(orderLines).where(inArray(orderLines.orderId, newest)).orderBy(asc(orderLines.id)).limit(200);
}
