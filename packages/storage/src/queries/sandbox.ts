import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import type { NewSandboxPayment, SandboxPayment } from '../rows.ts';
import { sandboxPayments } from '../schema/payments.ts';
import { first } from './equalTo.ts';

/** Undefined when the transaction id was used before. */
export async function openSandboxPayment(tx: Tx, payment: NewSandboxPayment): Promise<SandboxPayment | undefined> {
  return first(await tx.insert(sandboxPayments).values(payment).onConflictDoNothing().returning());
}

export async function findSandboxPayment(db: DbOrTx, txnid: string): Promise<SandboxPayment | undefined> {
  return first(await db.select().from(sandboxPayments).where(eq(sandboxPayments.txnid, txnid)));
}

export async function changeSandboxPayment(
  tx: Tx,
  txnid: string,
  changes: Partial<Pick<SandboxPayment, 'status' | 'unmappedStatus' | 'mihpayid' | 'amountPaise' | 'fields'>>,
): Promise<SandboxPayment | undefined> {
  return first(await tx.update(sandboxPayments).set(changes).where(eq(sandboxPayments.txnid, txnid)).returning());
}
