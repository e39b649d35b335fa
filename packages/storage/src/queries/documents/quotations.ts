import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewQuotation, Quotation } from '../../rows.ts';
import { quotations } from '../../schema/quotations.ts';
import { first, only } from '../equal-to.ts';

export async function insertQuotation(tx: Tx, quotation: NewQuotation & { createdAt: Date }): Promise<Quotation> {
  return only(await tx.insert(quotations).values(quotation).returning());
}

/** The quotation with this token, valid or not. */
export async function findQuotation(db: DbOrTx, token: string): Promise<Quotation | undefined> {
  return first(await db.select().from(quotations).where(eq(quotations.token, token)));
}
