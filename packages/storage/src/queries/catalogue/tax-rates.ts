import { and, asc, desc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { taxRates } from '../../schema/catalogue.ts';
import { first } from '../equal-to.ts';

export type TaxRate = typeof taxRates.$inferSelect;

/** All rates by HSN, the latest of each first. */
export function listTaxRates(db: DbOrTx): Promise<TaxRate[]> {
  return db.select().from(taxRates).orderBy(asc(taxRates.hsn), desc(taxRates.validFrom));
}

/** Undefined when the HSN has a rate from this very day already. */
export async function addTaxRate(tx: Tx, rate: TaxRate): Promise<TaxRate | undefined> {
  return first(await tx.insert(taxRates).values(rate).onConflictDoNothing().returning());
}

/** The rate that was deleted; undefined if there was none. Only for rates that have never been in force. */
export async function deleteTaxRate(
  tx: Tx,
  { hsn, validFrom }: Pick<TaxRate, 'hsn' | 'validFrom'>,
): Promise<TaxRate | undefined> {
  const isIt = and(eq(taxRates.hsn, hsn), eq(taxRates.validFrom, validFrom));
  return first(await tx.delete(taxRates).where(isIt).returning());
}
