import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { placeholders, prepared, preparedInsert } from '../../prepared.ts';
import type { NewSandboxPayment, SandboxPayment } from '../../rows.ts';
import { sandboxPayments } from '../../schema/payments.ts';
import { first } from '../equal-to.ts';

const openedPayment = preparedInsert<NewSandboxPayment, SandboxPayment[]>('opened_sandbox_payment', (db, payment) =>
  db.insert(sandboxPayments).values(payment).onConflictDoNothing().returning(),
);

/** Undefined when the transaction id was used before. */
export async function openSandboxPayment(db: DbOrTx, payment: NewSandboxPayment): Promise<SandboxPayment | undefined> {
  return first(await openedPayment(db, payment));
}

const sandboxPaymentsByTxnid = prepared<{ txnids: readonly string[] }, SandboxPayment[]>('sandbox_payments', (db) =>
  db
    .select()
    .from(sandboxPayments)
    .where(sql`${sandboxPayments.txnid} = any(${sql.placeholder('txnids')}::text[])`),
);

/** Those of these payments that exist, in no particular order. */
export async function findSandboxPayments(db: DbOrTx, txnids: readonly string[]): Promise<readonly SandboxPayment[]> {
  return sandboxPaymentsByTxnid(db, { txnids });
}

/** By the id that the gateway gave it. */
export async function findSandboxPayment(db: DbOrTx, mihpayid: string): Promise<SandboxPayment | undefined> {
  return first(await db.select().from(sandboxPayments).where(eq(sandboxPayments.mihpayid, mihpayid)));
}

const decidedPayment = prepared('decided_sandbox_payment', (db) => {
  const { txnid, status, unmappedStatus, fields } = placeholders('txnid', 'status', 'unmappedStatus', 'fields');
  return db
    .update(sandboxPayments)
    .set({
      status: sql`${status}`,
      unmappedStatus: sql`${unmappedStatus}`,
      fields: sql`${sandboxPayments.fields} || ${fields}::jsonb`,
    })
    .where(and(eq(sandboxPayments.txnid, txnid), eq(sandboxPayments.unmappedStatus, 'initiated')))
    .returning();
});

/**
 * Settles a payment that is still `initiated` and adds to its fields; otherwise undefined, so that the first outcome is
 * final.
 */
export async function decideSandboxPayment(
  db: DbOrTx,
  txnid: string,
  { fields, ...outcome }: Pick<SandboxPayment, 'status' | 'unmappedStatus' | 'fields'>,
): Promise<SandboxPayment | undefined> {
  return first(await decidedPayment(db, { ...outcome, txnid, fields: JSON.stringify(fields) }));
}
