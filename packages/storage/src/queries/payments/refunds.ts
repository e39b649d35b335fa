import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewRefund, Refund, SandboxRefund } from '../../rows.ts';
import { refunds, sandboxRefunds } from '../../schema/refunds.ts';
import { first, only } from '../equal-to.ts';

/** The caller must hold the order's lock, and have read the amount under it. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<Refund> {
  return only(await tx.insert(refunds).values(refund).returning());
}

/** For internal use only: never pass an id that a customer has sent. */
export async function findRefund(db: DbOrTx, refundId: number): Promise<Refund | undefined> {
  return first(await db.select().from(refunds).where(eq(refunds.id, refundId)));
}

/** An order's refunds, oldest first. */
export function refundsOf(db: DbOrTx, orderId: number): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

/**
 * Records that the gateway is about to be asked for a refund. Undefined when another process has recorded that since
 * `askedBefore`, or when the refund must not be asked for any more.
 */
export async function beginRefund(
  tx: Tx,
  refundId: number,
  { now, askedBefore, nextCheckAt }: { readonly now: Date; readonly askedBefore: Date; readonly nextCheckAt: Date },
): Promise<Refund | undefined> {
  const isFree = or(isNull(refunds.askedAt), lte(refunds.askedAt, askedBefore));
  return first(
    await tx
      .update(refunds)
      .set({ askedAt: now, nextCheckAt, tries: sql`${refunds.tries} + 1` })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, 'requested'), isFree))
      .returning(),
  );
}

export type RefundNews = { readonly state: Refund['state'] } & Partial<
  Pick<
    Refund,
    'reference' | 'problem' | 'answer' | 'nextCheckAt' | 'staffId' | 'paidOn' | 'token' | 'askedAt' | 'tries'
  >
>;

/** Changes a refund that is in one of the `from` states; otherwise undefined. */
export async function noteRefund(
  tx: Tx,
  refundId: number,
  from: readonly Refund['state'][],
  news: RefundNews,
): Promise<Refund | undefined> {
  return first(
    await tx
      .update(refunds)
      .set(news)
      .where(and(eq(refunds.id, refundId), inArray(refunds.state, [...from])))
      .returning(),
  );
}

/** Claims refunds whose check is due, as `claimAttemptsDue` does with attempts. */
export async function claimRefundsDue(
  tx: Tx,
  claim: { now: Date; nextCheckAt: Date; limit: number },
): Promise<Refund[]> {
  const due = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.state, ['requested', 'asked']), lte(refunds.nextCheckAt, claim.now)))
    .orderBy(asc(refunds.nextCheckAt))
    .limit(claim.limit)
    .for('update', { skipLocked: true });
  return tx.update(refunds).set({ nextCheckAt: claim.nextCheckAt }).where(inArray(refunds.id, due)).returning();
}

/** Undefined when the token was used before. */
export async function openSandboxRefund(
  db: DbOrTx,
  refund: Omit<SandboxRefund, 'createdAt'> & { readonly createdAt: Date },
): Promise<SandboxRefund | undefined> {
  return first(await db.insert(sandboxRefunds).values(refund).onConflictDoNothing().returning());
}

/** The refunds of a payment, oldest first. */
export function findSandboxRefunds(db: DbOrTx, mihpayid: string): Promise<SandboxRefund[]> {
  return db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.mihpayid, mihpayid))
    .orderBy(asc(sandboxRefunds.createdAt));
}
