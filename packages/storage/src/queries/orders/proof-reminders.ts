import { and, asc, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { proofs } from '../../schema/proofs.ts';
import { isInHand } from './proof-queue.ts';
import { isPrintWaived } from './proofs.ts';

/** Proofs that were sent before a time, wait for a decision, and haven't had this reminder (from 1) yet. */
export function proofsToRemindOf(
  db: DbOrTx,
  { reminder, sentBefore, limit }: { readonly reminder: number; readonly sentBefore: Date; readonly limit: number },
): Promise<{ readonly id: number; readonly orderId: number }[]> {
  return db
    .select({ id: proofs.id, orderId: orderLines.orderId })
    .from(proofs)
    .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(proofs.state, 'sent'),
        lt(proofs.reminders, reminder),
        sql`${proofs.createdAt} < ${sentBefore}`,
        isInHand,
        not(isPrintWaived),
      ),
    )
    .orderBy(asc(proofs.id))
    .limit(limit);
}

/** Notes that a proof has had this reminder (from 1); false when it had it already or is decided. */
export async function countReminder(tx: Tx, proofId: number, reminder: number): Promise<boolean> {
  const counted = await tx
    .update(proofs)
    .set({ reminders: reminder })
    .where(
      and(eq(proofs.id, proofId), lt(proofs.reminders, reminder), eq(proofs.state, 'sent'), isNull(proofs.decidedAt)),
    )
    .returning({ id: proofs.id });
  return counted.length > 0;
}
