import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import type { NewStoredDocument, StoredDocument } from '../rows.ts';
import { documentCounters, documents } from '../schema/documents.ts';
import { first, only } from './equalTo.ts';

/**
 * The next number of a series in a financial year (`26-27`). The row stays locked until the transaction ends, and a
 * rollback gives the number back, so there are no gaps.
 */
export async function nextDocumentNumber(tx: Tx, series: string, financialYear: string): Promise<number> {
  const { last } = only(
    await tx
      .insert(documentCounters)
      .values({ series, financialYear, last: 1 })
      .onConflictDoUpdate({
        target: [documentCounters.series, documentCounters.financialYear],
        set: { last: sql`${documentCounters.last} + 1` },
      })
      .returning({ last: documentCounters.last }),
  );
  return last;
}

/** Undefined when this version of the order's document was stored before. */
export async function storeDocument(tx: Tx, document: NewStoredDocument): Promise<StoredDocument | undefined> {
  return first(
    await tx
      .insert(documents)
      .values(document)
      .onConflictDoNothing({ target: [documents.orderId, documents.kind, documents.version] })
      .returning(),
  );
}

/** An order's documents, oldest first; all of them or those of one kind. */
export function documentsOf(db: DbOrTx, orderId: number, kind?: string): Promise<StoredDocument[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), kind === undefined ? undefined : eq(documents.kind, kind)))
    .orderBy(asc(documents.id));
}
