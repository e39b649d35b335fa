import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import type { AttemptState, LedgerEntry, NewLedgerEntry, NewPaymentAttempt, Order, PaymentAttempt } from '../rows.ts';
import { orders } from '../schema/orders.ts';
import { paymentAttempts, paymentLedger } from '../schema/payments.ts';
import { first, only } from './equalTo.ts';

/** The `txnid` is random and unique; the caller holds the order's lock. */
export async function insertAttempt(tx: Tx, attempt: NewPaymentAttempt): Promise<PaymentAttempt> {
  return only(await tx.insert(paymentAttempts).values(attempt).returning());
}

export async function findAttemptByTxnid(db: DbOrTx, txnid: string): Promise<PaymentAttempt | undefined> {
  return first(await db.select().from(paymentAttempts).where(eq(paymentAttempts.txnid, txnid)));
}

/** An attempt with its order, as they are now. */
export async function findAttempt(
  db: DbOrTx,
  txnid: string,
): Promise<{ attempt: PaymentAttempt; order: Order } | undefined> {
  return first(
    await db
      .select({ attempt: paymentAttempts, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(eq(paymentAttempts.txnid, txnid)),
  );
}

/** An attempt and its order, both locked until the transaction ends. */
export async function lockAttemptByTxnid(
  tx: Tx,
  txnid: string,
): Promise<{ attempt: PaymentAttempt; order: Order } | undefined> {
  return first(
    await tx
      .select({ attempt: paymentAttempts, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(eq(paymentAttempts.txnid, txnid))
      .for('update'),
  );
}

/** An order's attempts, oldest first. */
export function attemptsOf(db: DbOrTx, orderId: number): Promise<PaymentAttempt[]> {
  return db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(asc(paymentAttempts.id));
}

/** The attempts of several orders, oldest first, by the order's id. */
export async function attemptsOfOrders(
  db: DbOrTx,
  orderIds: readonly number[],
): Promise<Map<number, Pick<PaymentAttempt, 'state' | 'gateway'>[]>> {
  const { orderId, state, gateway } = paymentAttempts;
  const rows = await db
    .select({ orderId, state, gateway })
    .from(paymentAttempts)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(paymentAttempts.id));
  return Map.groupBy(rows, (row) => row.orderId);
}

export type Settlement = { to: AttemptState; from: readonly AttemptState[] } & Partial<
  Pick<PaymentAttempt, 'gatewayPaymentId' | 'method' | 'verified' | 'nextCheckAt'>
>;

/** Moves an attempt on, if it's still in one of the `from` states. Undefined when somebody was faster. */
export async function settleAttempt(
  tx: Tx,
  attemptId: number,
  { from, to, ...known }: Settlement,
): Promise<PaymentAttempt | undefined> {
  return first(
    await tx
      .update(paymentAttempts)
      .set({ ...known, state: to })
      .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, [...from])))
      .returning(),
  );
}

/**
 * Takes attempts whose check is due, and those begun in the future whose check is set by that time (the clock was set
 * back since, and nobody should wait for it to come there again), and puts their next check off to `nextCheckAt`, so that the gateway can be asked
 * outside the transaction and no two sweepers ask for the same. A sweeper that dies is followed by another then.
 */
export async function claimAttemptsDue(
  tx: Tx,
  claim: { now: Date; nextCheckAt: Date; limit: number },
): Promise<PaymentAttempt[]> {
  const isAhead = and(
    gt(paymentAttempts.createdAt, claim.now),
    gt(paymentAttempts.nextCheckAt, paymentAttempts.createdAt),
  );
  const due = tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, ['open', 'pending']),
        or(lte(paymentAttempts.nextCheckAt, claim.now), isAhead),
      ),
    )
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(claim.limit)
    .for('update', { skipLocked: true });
  return tx
    .update(paymentAttempts)
    .set({ nextCheckAt: claim.nextCheckAt })
    .where(inArray(paymentAttempts.id, due))
    .returning();
}

/** Undefined when this payment, refund or receipt is in the ledger already. */
export async function appendLedger(tx: Tx, entry: NewLedgerEntry): Promise<LedgerEntry | undefined> {
  return first(await tx.insert(paymentLedger).values(entry).onConflictDoNothing().returning());
}

/** What came and went for an order, oldest first. */
export function ledgerOf(db: DbOrTx, orderId: number): Promise<LedgerEntry[]> {
  return db.select().from(paymentLedger).where(eq(paymentLedger.orderId, orderId)).orderBy(asc(paymentLedger.id));
}
