import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { placeholders, prepared } from '../../prepared.ts';
import type { NewPaymentEvent, Order, PaymentAttempt, PaymentEvent } from '../../rows.ts';
import { orders } from '../../schema/orders.ts';
import { paymentAttempts, paymentEvents } from '../../schema/payments.ts';
import { first } from '../equal-to.ts';
import type { AttemptOfOrder } from './payments.ts';

/** Stores an answer of the gateway unchanged. */
export async function recordEvent(db: DbOrTx, event: NewPaymentEvent): Promise<void> {
  await db.insert(paymentEvents).values(event);
}

type Message = NewPaymentEvent & { readonly txnid: string; readonly digest: string };

const signedMessage = prepared('signed_message', (db) => {
  const { source, txnid, payload, digest, most } = placeholders('source', 'txnid', 'payload', 'digest', 'most');
  const stored = db.$with('stored', {}).as(sql`
    insert into payment_events (source, txnid, hash_ok, payload, digest)
    select ${source}, txnid, true, ${payload}::jsonb, ${digest} from payment_attempts
    where txnid = ${txnid} and (select count(*) from payment_events where txnid = ${txnid} and hash_ok) < ${most}
    on conflict do nothing`);
  return db
    .with(stored)
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.txnid, txnid));
});

/**
 * Stores a message that the gateway has signed: identical ones once, and at most `most` per payment (concurrent
 * messages may exceed that by a few). Returns the attempt that it is about; undefined, without storing anything, if
 * there is none.
 */
export async function recordSignedMessage(
  db: DbOrTx,
  { source, txnid, payload, digest }: Message,
  most: number,
): Promise<AttemptOfOrder | undefined> {
  return first(await signedMessage(db, { source, txnid, payload: JSON.stringify(payload), digest, most }));
}

/**
 * Stores a message without a valid signature. Identical ones once, and at most `most` per payment, because anybody who
 * knows its number can post them. Undefined if it isn't stored.
 */
export async function recordUnsignedMessage(tx: Tx, message: Message, most: number): Promise<PaymentEvent | undefined> {
  const { txnid } = message;
  // One message per payment at a time, so that concurrent ones are counted.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message about ${txnid}`}, 0))`);
  const [kept] = await tx
    .select({ messages: count() })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.txnid, txnid), eq(paymentEvents.hashOk, false)));
  if ((kept?.messages ?? 0) >= most) return undefined;
  return first(
    await tx
      .insert(paymentEvents)
      .values({ ...message, hashOk: false })
      .onConflictDoNothing()
      .returning(),
  );
}

/** The messages about a payment, oldest first. */
export function paymentEventsOf(db: DbOrTx, txnid: string): Promise<PaymentEvent[]> {
  return db.select().from(paymentEvents).where(eq(paymentEvents.txnid, txnid)).orderBy(asc(paymentEvents.id));
}

/**
 * Deletes messages without a valid signature that are older than a month by the database's clock; a trigger forbids
 * other deletions.
 */
export async function forgetUnsignedMessages(tx: Tx): Promise<void> {
  await tx
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.hashOk, false), sql`${paymentEvents.receivedAt} < now() - interval '30 days'`));
}

/** A message with the attempt that it is about, and that attempt's order. */
export interface EventListed {
  readonly event: PaymentEvent;
  readonly attempt: Pick<PaymentAttempt, 'state' | 'purpose'> | null;
  readonly order: Pick<Order, 'id' | 'number' | 'placedAt'> | null;
}

/** Messages about payments and answers to our questions, newest first; `before` is the last id of the previous page. */
export function listPaymentEvents(db: DbOrTx, before: number | undefined, limit: number): Promise<EventListed[]> {
  return db
    .select({
      event: paymentEvents,
      attempt: { state: paymentAttempts.state, purpose: paymentAttempts.purpose },
      order: { id: orders.id, number: orders.number, placedAt: orders.placedAt },
    })
    .from(paymentEvents)
    .leftJoin(paymentAttempts, eq(paymentAttempts.txnid, paymentEvents.txnid))
    .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(before === undefined ? undefined : lt(paymentEvents.id, before))
    .orderBy(desc(paymentEvents.id))
    .limit(limit);
}

/** When the gateway last answered one of our questions. */
export async function lastGatewayAnswer(db: DbOrTx): Promise<Date | null> {
  const answers = db
    .select({ at: paymentEvents.receivedAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.source, 'verify'))
    .orderBy(desc(paymentEvents.id))
    .limit(1);
  return first(await answers)?.at ?? null;
}
