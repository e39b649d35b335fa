import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { NewSandboxPayment, SandboxPayment } from '../../rows.ts';
import { sandboxPayments } from '../../schema/payments.ts';
import { first } from '../equal-to.ts';

/** Undefined when the transaction id was used before. */
export async function openSandboxPayment(db: DbOrTx, payment: NewSandboxPayment): Promise<SandboxPayment | undefined> {
  return first(await db.insert(sandboxPayments).values(payment).onConflictDoNothing().returning());
}

/** The existing ones, in no particular order. */
export async function findSandboxPayments(db: DbOrTx, txnids: readonly string[]): Promise<readonly SandboxPayment[]> {
  return db
    .select()
    .from(sandboxPayments)
    .where(inArray(sandboxPayments.txnid, [...txnids]));
}

/** By the id that the gateway gave it. */
export async function findSandboxPayment(db: DbOrTx, mihpayid: string): Promise<SandboxPayment | undefined> {
  return first(await db.select().from(sandboxPayments).where(eq(sandboxPayments.mihpayid, mihpayid)));
}

/**
 * Settles a payment that is still `initiated` and adds to its fields; otherwise undefined, so that the first outcome is
 * final.
 */
export async function decideSandboxPayment(
  db: DbOrTx,
  txnid: string,
  { fields, ...outcome }: Pick<SandboxPayment, 'status' | 'unmappedStatus' | 'fields'>,
): Promise<SandboxPayment | undefined> {
  const undecided = and(eq(sandboxPayments.txnid, txnid), eq(sandboxPayments.unmappedStatus, 'initiated'));
  return first(
    await db
      .update(sandboxPayments)
      .set({ ...outcome, fields: sql`${sandboxPayments.fields} || ${JSON.stringify(fields)}::jsonb` })
      .where(undecided)
      .returning(),
  );
}
