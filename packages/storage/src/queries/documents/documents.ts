import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewStoredDocument, StoredDocument } from '../../rows.ts';
import { documentCounters, documents } from '../../schema/documents.ts';
import { first, only } from '../equal-to.ts';
import { lockOrder } from '../orders/orders.ts';

/**
 * The next number of a series in a financial year (`26-27`). The row stays locked until the transaction ends, and a
 * rollback frees the number, so there are no gaps.
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

/** Undefined if this version of the order's document is stored already. */
export async function storeDocument(tx: Tx, document: NewStoredDocument): Promise<StoredDocument | undefined> {
  return first(
    await tx
      .insert(documents)
      .values(document)
      .onConflictDoNothing({ target: [documents.orderId, documents.kind, documents.version] })
      .returning(),
  );
}

/** The existing document with this content. */
export async function findDocumentMadeFrom(
  db: DbOrTx,
  { orderId, kind, madeFrom }: { orderId: number; kind: string; madeFrom: string },
): Promise<StoredDocument | undefined> {
  const isIt = and(eq(documents.orderId, orderId), eq(documents.kind, kind), eq(documents.madeFrom, madeFrom));
  return first(await db.select().from(documents).where(isIt));
}

/**
 * Records a generated document as the next version of its kind, and returns the row that is valid from now on: if there
 * are several with the same content, the first. `lost` is the key of a missing file, whose row this one replaces.
 */
export async function recordDocument(
  tx: Tx,
  { lost, ...document }: { orderId: number; kind: string; madeFrom: string; fileKey: string; lost: string | null },
): Promise<StoredDocument> {
  // One at a time per order, so that versions are consecutive.
  await lockOrder(tx, document.orderId);
  const noted = await findDocumentMadeFrom(tx, document);
  if (noted && noted.fileKey !== lost) return noted;
  if (noted) {
    const isIt = eq(documents.id, noted.id);
    return only(await tx.update(documents).set({ fileKey: document.fileKey }).where(isIt).returning());
  }
  const versions = await documentsOf(tx, document.orderId, document.kind);
  const version = (versions.at(-1)?.version ?? 0) + 1;
  return only(
    await tx
      .insert(documents)
      .values({ ...document, version })
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
