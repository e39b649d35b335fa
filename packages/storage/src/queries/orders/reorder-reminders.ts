import { and, asc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { OrderLine } from '../../rows.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { reorderReminders } from '../../schema/reorder-reminders.ts';
import { first } from '../equal-to.ts';

/** Sets or changes the reminder of an order; one that was mailed before is asked for anew. */
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

/** The reminder of an order that isn't mailed yet. */
export async function findReorderReminder(db: DbOrTx, orderId: number): Promise<ReorderReminder | undefined> {
  const { dueOn, createdAt, sentAt } = reorderReminders;
  const rows = await db
    .select({ dueOn, createdAt })
    .from(reorderReminders)
    .where(and(eq(reorderReminders.orderId, orderId), isNull(sentAt)));
  return first(rows);
}

/**
 * Marks reminders that are due by a day as handed on, some at a time, and returns them. Another run that is under way
 * leaves them out.
 */
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

/** The lines of a customer's orders since a moment that aren't cancelled; the latest 200. */
export function linesOrderedSince(db: DbOrTx, customerId: number, since: Date): Promise<OrderLine[]> {
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.placedAt, since), ne(orders.status, 'Cancelled')));
  return db.select().from(orderLines).where(inArray(orderLines.orderId, newest)).orderBy(asc(orderLines.id)).limit(200);
}
