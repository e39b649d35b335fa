import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { LedgerEntry, NewTdsCertificate, TdsCertificate } from '../../rows.ts';
import { paymentLedger } from '../../schema/payments.ts';
import { receiptTds, tdsCertificates } from '../../schema/tds.ts';
import { companyOrName } from '../customers/company-or-name.ts';
import { first, only } from '../equal-to.ts';

/** What a buyer has deducted in a quarter, and what its certificates say. Paise. */
export interface DeductedTax {
  readonly customerId: number;
  readonly customerName: string;
  readonly gstin: string | null;
  /** Its first day. */
  readonly quarter: string;
  readonly deducted: number;
  readonly certificates: readonly Pick<TdsCertificate, 'id' | 'number' | 'amountPaise' | 'receivedOn'>[];
}

/** Deducted tax by quarter and buyer from one day up to another, the newest quarter first; demonstrations too, as in other lists. */
export async function listDeductedTax(
  db: DbOrTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DeductedTax[]> {
  const { rows } = await db.execute<Record<string, unknown> & DeductedTax>(sql`
    with deducted as (
      select o.customer_id, date_trunc('quarter', l.received_on)::date as quarter, sum(l.amount_paise) as amount
        from payment_ledger l join orders o on o.id = l.order_id left join payment_ledger r on r.reverses = l.id
       where l.kind = 'tds' and r.id is null and l.received_on between ${from}::date and ${to}::date
       group by 1, 2),
    certified as (
      select customer_id, quarter, json_agg(json_build_object('id', id, 'number', number, 'amountPaise', amount_paise,
          'receivedOn', received_on) order by id) as certificates
        from tds_certificates
       where withdrawn_at is null and quarter between ${from}::date and ${to}::date group by 1, 2)
    select customer_id as "customerId", ${sql.raw(companyOrName('c'))} as "customerName", c.gstin,
      quarter::text as quarter, coalesce(d.amount, 0)::float8 as deducted,
      coalesce(t.certificates, '[]'::json) as certificates
      from deducted d full join certified t using (customer_id, quarter) join customers c on c.id = customer_id
     order by quarter desc, "customerName", customer_id`);
  return rows;
}

/** The first day on which tax was deducted or for which there is a certificate; undefined if there is none. */
export async function firstDeduction(db: DbOrTx): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select least((select min(received_on) from payment_ledger where kind = 'tds'),
      (select min(quarter) from tds_certificates where withdrawn_at is null))::text as day`);
  return first(rows)?.day ?? undefined;
}

export async function findTdsCertificate(
  db: DbOrTx,
  { customerId, quarter, number }: Pick<TdsCertificate, 'customerId' | 'quarter' | 'number'>,
): Promise<TdsCertificate | undefined> {
  const { customerId: customer, quarter: of, number: named, withdrawnAt } = tdsCertificates;
  return first(
    await db
      .select()
      .from(tdsCertificates)
      .where(and(eq(customer, customerId), eq(of, quarter), eq(named, number), isNull(withdrawnAt))),
  );
}

/** Undefined if the same certificate is recorded already. */
export async function insertTdsCertificate(
  tx: Tx,
  certificate: NewTdsCertificate,
): Promise<TdsCertificate | undefined> {
  return first(await tx.insert(tdsCertificates).values(certificate).onConflictDoNothing().returning());
}

/** Takes a certificate back that was recorded wrongly; undefined if it isn't there any more. */
export async function withdrawTdsCertificate(
  tx: Tx,
  id: number,
  by: { readonly staffId: number; readonly at: Date },
): Promise<TdsCertificate | undefined> {
  return first(
    await tx
      .update(tdsCertificates)
      .set({ withdrawnAt: by.at, withdrawnBy: by.staffId })
      .where(and(eq(tdsCertificates.id, id), isNull(tdsCertificates.withdrawnAt)))
      .returning(),
  );
}

/** Notes with which receipt deducted tax was entered. */
export async function noteReceiptOfTds(tx: Tx, receiptId: number, ledgerId: number): Promise<void> {
  only(await tx.insert(receiptTds).values({ receiptId, ledgerId }).returning());
}

/** The deducted tax that was entered with a receipt, also what was taken back since, oldest first. */
export async function tdsOfReceipt(db: DbOrTx, receiptId: number): Promise<LedgerEntry[]> {
  const rows = await db
    .select({ entry: paymentLedger })
    .from(receiptTds)
    .innerJoin(paymentLedger, eq(paymentLedger.id, receiptTds.ledgerId))
    .where(eq(receiptTds.receiptId, receiptId))
    .orderBy(paymentLedger.id);
  return rows.map(({ entry }) => entry);
}
