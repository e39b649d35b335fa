import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewQuotation, Quotation } from '../../rows.ts';
import { quotationArtworks, quotations } from '../../schema/quotations.ts';
import { first, only } from '../equal-to.ts';

export async function insertQuotation(tx: Tx, quotation: NewQuotation & { createdAt: Date }): Promise<Quotation> {
  return only(await tx.insert(quotations).values(quotation).returning());
}

/** The quotation with this token, valid or not. */
export async function findQuotation(db: DbOrTx, token: string): Promise<Quotation | undefined> {
  return first(await db.select().from(quotations).where(eq(quotations.token, token)));
}

/** Records the artworks of a quotation with several items, so that they are kept. */
export async function keepQuotedArtworks(tx: Tx, quotationId: number, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await tx.insert(quotationArtworks).values(tokens.map((artworkToken) => ({ quotationId, artworkToken })));
}

export async function findQuotationById(db: DbOrTx, quotationId: number): Promise<Quotation | undefined> {
  return first(await db.select().from(quotations).where(eq(quotations.id, quotationId)));
}
