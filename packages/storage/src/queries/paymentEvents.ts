import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import type { NewPaymentEvent, PaymentEvent } from '../rows.ts';
import { paymentEvents } from '../schema/payments.ts';
import { first } from './equalTo.ts';

/** Keeps an answer of the gateway as it came. */
export async function recordEvent(db: DbOrTx, event: NewPaymentEvent): Promise<void> {
  await db.insert(paymentEvents).values(event);
}

/**
 * Keeps a message about a payment, the same one once, and of a payment no more than `most` with a valid signature and
 * `most` without: whoever knows its number can post messages about it. Undefined when it isn't kept.
 */
export async function recordMessage(
  tx: Tx,
  message: NewPaymentEvent & { readonly txnid: string; readonly digest: string; readonly hashOk: boolean },
  most: number,
): Promise<PaymentEvent | undefined> {
  const { txnid, hashOk } = message;
  // One message of a payment at a time, so that those which come together are counted too.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message about ${txnid}`}, 0))`);
  const [kept] = await tx
    .select({ messages: count() })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.txnid, txnid), eq(paymentEvents.hashOk, hashOk)));
  if ((kept?.messages ?? 0) >= most) return undefined;
  return first(await tx.insert(paymentEvents).values(message).onConflictDoNothing().returning());
}

/** What came about a payment, oldest first. */
export function paymentEventsOf(db: DbOrTx, txnid: string): Promise<PaymentEvent[]> {
  return db.select().from(paymentEvents).where(eq(paymentEvents.txnid, txnid)).orderBy(asc(paymentEvents.id));
}

/** Forgets messages without a valid signature that are older than a month, by the database's clock: it lets no others go. */
export async function forgetUnsignedMessages(tx: Tx): Promise<void> {
  await tx
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.hashOk, false), sql`${paymentEvents.receivedAt} < now() - interval '30 days'`));
}
