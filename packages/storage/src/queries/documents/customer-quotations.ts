import { desc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { CustomerQuotation, Quotation } from '../../rows.ts';
import { customerQuotations, quotations } from '../../schema/quotations.ts';
import { first } from '../equal-to.ts';

/** Records for which customer a member of staff made a quotation. */
export async function noteQuotationFor(
  tx: Tx,
  made: Pick<CustomerQuotation, 'quotationId' | 'customerId' | 'staffId' | 'madeOutTo' | 'followUpOn' | 'createdAt'>,
): Promise<void> {
  await tx.insert(customerQuotations).values(made);
}

/** The customer for whom the desk made a quotation; undefined for others, and once the customer is erased. */
export async function quotationMadeFor(db: DbOrTx, quotationId: number): Promise<CustomerQuotation | undefined> {
  return first(await db.select().from(customerQuotations).where(eq(customerQuotations.quotationId, quotationId)));
}

/** Quotations made for a customer at the desk, the latest first. */
export async function quotationsOfCustomer(db: DbOrTx, customerId: number, limit: number): Promise<Quotation[]> {
  const rows = await db
    .select({ quotation: quotations })
    .from(customerQuotations)
    .innerJoin(quotations, eq(quotations.id, customerQuotations.quotationId))
    .where(eq(customerQuotations.customerId, customerId))
    .orderBy(desc(customerQuotations.quotationId))
    .limit(limit);
  return rows.map(({ quotation }) => quotation);
}

/** The numbers of all quotations made for a customer at the desk. */
export async function quotationNumbersOf(db: DbOrTx, customerId: number): Promise<string[]> {
  const rows = await db
    .select({ number: quotations.number })
    .from(customerQuotations)
    .innerJoin(quotations, eq(quotations.id, customerQuotations.quotationId))
    .where(eq(customerQuotations.customerId, customerId));
  return rows.map(({ number }) => number);
}

/** A quotation that the desk made for a customer, with that customer. */
export async function findQuotationMadeFor(
  db: DbOrTx,
  quotationId: number,
): Promise<{ quotation: Quotation; madeFor: CustomerQuotation } | undefined> {
  return first(
    await db
      .select({ quotation: quotations, madeFor: customerQuotations })
      .from(customerQuotations)
      .innerJoin(quotations, eq(quotations.id, customerQuotations.quotationId))
      .where(eq(customerQuotations.quotationId, quotationId)),
  );
}
