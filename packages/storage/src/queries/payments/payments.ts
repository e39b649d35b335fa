import type { AttemptState } from '@boxwright/orders';
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx, Tx } from '../../connect.ts';
import { placeholders, prepared, preparedInsert, preparedUpdate } from '../../prepared.ts';
import type {
  LedgerEntry,
  NewLedgerEntry,
  NewPaymentAttempt,
  NewPaymentEvent,
  Order,
  PaymentAttempt,
} from '../../rows.ts';
import { carts } from '../../schema/carts.ts';
import { orders } from '../../schema/orders.ts';
import { paymentAttempts, paymentEvents, paymentLedger } from '../../schema/payments.ts';
import { first, only } from '../equal-to.ts';

const insertedAttempt = preparedInsert<NewPaymentAttempt, PaymentAttempt[]>('inserted_attempt', (db, attempt) =>
  db.insert(paymentAttempts).values(attempt).returning(),
);

/** The `txnid` is random and unique; the caller must hold the order's lock. */
export async function insertAttempt(tx: Tx, attempt: NewPaymentAttempt): Promise<PaymentAttempt> {
  return only(await insertedAttempt(tx, attempt));
}

export interface AttemptOfOrder {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
}

const attemptWithOrder = prepared('attempt_with_order', (db) =>
  db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.txnid, sql.placeholder('txnid'))),
);

/** An attempt with its order, without locking them. */
export async function findAttempt(db: DbOrTx, txnid: string): Promise<AttemptOfOrder | undefined> {
  return first(await attemptWithOrder(db, { txnid }));
}

/** For internal use only. */
export async function findAttemptById(db: DbOrTx, attemptId: number): Promise<PaymentAttempt | undefined> {
  return first(await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)));
}

const lockedAttempt = prepared('locked_attempt', (db) =>
  db
    .select({ attempt: paymentAttempts, order: orders })
    .from(carts)
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(eq(paymentAttempts.txnid, sql.placeholder('txnid')))
    .for('update'),
);

/**
 * An attempt and its order, locked until the transaction ends. Their cart is locked first, as when an order is placed: a
 * fixed order prevents deadlocks. PostgreSQL locks the tables' rows in the order in which the query names them.
 */
export async function lockAttemptByTxnid(tx: Tx, txnid: string): Promise<AttemptOfOrder | undefined> {
  return first(await lockedAttempt(tx, { txnid }));
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

/** The gateway's answer that changes an attempt. */
type SettlingAnswer = Pick<NewPaymentEvent, 'source' | 'txnid' | 'payload'>;

/** What changes, the attempt that it changes, and the gateway's answer. */
type Settling = Omit<Settlement, 'to' | 'from'> & {
  readonly state: AttemptState;
  readonly updatedAt: Date;
  readonly attemptId: number;
  readonly from: readonly AttemptState[];
} & Partial<SettlingAnswer>;

const settledAttempt = preparedUpdate<Settling, PaymentAttempt[]>(
  'settled_attempt',
  (db, { attemptId, from, source, txnid, payload, ...changes }) => {
    const event = source && txnid && payload && { source, txnid, payload };
    const stored = event && db.$with('stored').as(db.insert(paymentEvents).values(event).returning());
    return (stored ? db.with(stored) : db)
      .update(paymentAttempts)
      .set(changes)
      .where(and(eq(paymentAttempts.id, attemptId), sql`${paymentAttempts.state} = any(${from})`))
      .returning();
  },
);

/**
 * Changes an attempt's state if it's still in one of the `from` states; otherwise undefined. `because` is the gateway's
 * answer that changed it, stored with it.
 */
export async function settleAttempt(
  tx: Tx,
  attemptId: number,
  { from, to, ...known }: Settlement,
  because?: SettlingAnswer,
): Promise<PaymentAttempt | undefined> {
  return first(await settledAttempt(tx, { ...known, ...because, attemptId, from, state: to, updatedAt: new Date() }));
}

/**
 * Claims attempts whose check is due by postponing it to `nextCheckAt`. So the gateway can be asked outside the
 * transaction, no two sweepers ask about one attempt, and if a sweeper dies, another takes over at that time. Also
 * claims attempts that began in the future: the clock was set back since, and their check would come too late.
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

const appendedEntry = preparedInsert<NewLedgerEntry, LedgerEntry[]>('appended_ledger_entry', (db, entry) =>
  db.insert(paymentLedger).values(entry).onConflictDoNothing().returning(),
);

/** Undefined if this payment, refund or receipt is in the ledger already. */
export async function appendLedger(tx: Tx, entry: NewLedgerEntry): Promise<LedgerEntry | undefined> {
  return first(await appendedEntry(tx, entry));
}

const paymentsByOrder = prepared('payments_of_order', (db) => {
  const { orderId } = placeholders('orderId');
  const attempt = db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).as('attempt');
  const entry = db.select().from(paymentLedger).where(eq(paymentLedger.orderId, orderId)).as('entry');
  return db.select().from(attempt).fullJoin(entry, eq(entry.attemptId, attempt.id));
});

/** An order's attempts and its ledger, both oldest first, in one round trip. */
export async function paymentsOf(
  db: DbOrTx,
  orderId: number,
): Promise<{ attempts: PaymentAttempt[]; ledger: LedgerEntry[] }> {
  // The join repeats an attempt for each of its entries; cash has no attempt.
  const rows = await paymentsByOrder(db, { orderId });
  const attempts = new Map(rows.flatMap((row) => (row.attempt ? [[row.attempt.id, row.attempt] as const] : [])));
  return {
    attempts: [...attempts.values()].sort(byId),
    ledger: rows.flatMap((row) => row.entry ?? []).sort(byId),
  };
}

const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id;

/** An order's ledger entries, oldest first. */
export function ledgerOf(db: DbOrTx, orderId: number): Promise<LedgerEntry[]> {
  return db.select().from(paymentLedger).where(eq(paymentLedger.orderId, orderId)).orderBy(asc(paymentLedger.id));
}

/** Another order with which a reference is recorded. */
export type OrderOfReference = Pick<Order, 'id' | 'number' | 'placedAt' | 'billingAddress'>;

/**
 * The other orders with which a reference is recorded and not reversed, oldest first. The reference is locked until the
 * transaction ends, so that two members who record it for two orders don't miss each other. Call it with the order's
 * lock held.
 */
export async function othersWithReference(
  tx: Tx,
  {
    orderId,
    kind,
    reference,
  }: { readonly orderId: number; readonly kind: LedgerEntry['kind']; readonly reference: string },
): Promise<OrderOfReference[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${reference}`}, 0))`);
  const reversal = alias(paymentLedger, 'reversal');
  const { id, number, placedAt, billingAddress } = orders;
  return tx
    .selectDistinct({ id, number, placedAt, billingAddress })
    .from(paymentLedger)
    .innerJoin(orders, eq(orders.id, paymentLedger.orderId))
    .leftJoin(reversal, eq(reversal.reverses, paymentLedger.id))
    .where(
      and(
        eq(paymentLedger.gatewayPaymentId, reference),
        eq(paymentLedger.kind, kind),
        ne(paymentLedger.orderId, orderId),
        isNull(reversal.id),
      ),
    )
    .orderBy(asc(id));
}

/** For internal use only. */
export async function findLedgerEntry(db: DbOrTx, id: number): Promise<LedgerEntry | undefined> {
  return first(await db.select().from(paymentLedger).where(eq(paymentLedger.id, id)));
}
