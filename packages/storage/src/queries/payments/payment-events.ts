import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewPaymentEvent, PaymentEvent } from '../../rows.ts';
import { paymentEvents } from '../../schema/payments.ts';
import { first } from '../equal-to.ts';

/** Stores an answer of the gateway unchanged. */
export async function recordEvent(db: DbOrTx, event: NewPaymentEvent): Promise<void> {
  await db.insert(paymentEvents).values(event);
}

/**
 * Stores a message about a payment, identical ones once, and per payment at most `most` with a valid signature and
 * `most` without, because anybody who knows its number can post messages. Undefined if it isn't stored.
 */
export async function recordMessage(
  tx: Tx,
  message: NewPaymentEvent & { readonly txnid: string; readonly digest: string; readonly hashOk: boolean },
  most: number,
): Promise<PaymentEvent | undefined> {
  const { txnid, hashOk } = message;
  // One message per payment at a time, so that concurrent ones are counted.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message about ${txnid}`}, 0))`);
  const [kept] = await tx
    .select({ messages: count() })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.txnid, txnid), eq(paymentEvents.hashOk, hashOk)));
  if ((kept?.messages ?? 0) >= most) return undefined;
  return first(await tx.insert(paymentEvents).values(message).onConflictDoNothing().returning());
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
