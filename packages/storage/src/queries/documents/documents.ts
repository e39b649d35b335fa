import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { type DbOrTx, runText, type Tx } from '../../connect.ts';
import { placeholders, prepared, preparedInsert } from '../../prepared.ts';
import type { DocumentKind, NewStoredDocument, StoredDocument } from '../../rows.ts';
import { documentCounters, documents } from '../../schema/documents.ts';
import { first, only } from '../equal-to.ts';

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

/** The event for which a document was issued, see `documents.madeFrom`. */
export interface DocumentCause {
  readonly orderId: number;
  readonly kind: DocumentKind;
  readonly madeFrom: string;
}

const documentMadeFrom = prepared<DocumentCause, StoredDocument[]>('document_made_from', (db) => {
  const { orderId, kind, madeFrom } = placeholders('orderId', 'kind', 'madeFrom');
  const isIt = and(eq(documents.orderId, orderId), eq(documents.kind, kind), eq(documents.madeFrom, madeFrom));
  return db.select().from(documents).where(isIt);
});

/** The document that was issued for this event. */
export async function findDocumentMadeFrom(db: DbOrTx, cause: DocumentCause): Promise<StoredDocument | undefined> {
  return first(await documentMadeFrom(db, cause));
}

/**
 * The next number of a series for a document, like `nextDocumentNumber`; undefined if the document is issued already.
 * The caller holds the order's lock.
 */
export async function numberForDocument(
  tx: Tx,
  { orderId, kind, madeFrom }: DocumentCause,
  series: string,
  financialYear: string,
): Promise<number | undefined> {
  const values = [series, financialYear, orderId, kind, madeFrom];
  const { rows } = await runText<{ last: number }>(tx, countDocument, values);
  return rows[0]?.last;
}

const countDocument = `
  insert into document_counters (series, financial_year, last)
  select $1, $2, 1
  where not exists (select from documents where order_id = $3 and kind = $4 and made_from = $5)
  on conflict (series, financial_year) do update set last = document_counters.last + 1
  returning last`;

type DocumentToIssue = Omit<NewStoredDocument, 'version'>;

const insertedDocument = preparedInsert<DocumentToIssue, StoredDocument[]>('inserted_document', (db, document) => {
  const { orderId, kind } = document;
  const version = sql`(select coalesce(max(version), 0) + 1 from documents where order_id = ${orderId} and kind = ${kind})`;
  return db
    .insert(documents)
    .values({ ...document, version })
    .returning();
});

/** Stores a document as the next version of its kind; the caller must hold the order's lock. */
export async function insertDocument(tx: Tx, document: DocumentToIssue): Promise<StoredDocument> {
  return only(await insertedDocument(tx, document));
}

/** Undefined when there is no such document. */
export async function findDocument(db: DbOrTx, documentId: number): Promise<StoredDocument | undefined> {
  return first(await db.select().from(documents).where(eq(documents.id, documentId)));
}

/** Records where a document's file is. Undefined, without a change, when another file is recorded already. */
export async function noteFileOfDocument(
  db: DbOrTx,
  documentId: number,
  { fileKey, checksum }: { readonly fileKey: string; readonly checksum: string },
): Promise<StoredDocument | undefined> {
  const isFirst = and(isNull(documents.fileKey), isNull(documents.checksum));
  const isIt = and(eq(documents.id, documentId), or(isFirst, eq(documents.checksum, checksum)));
  return first(await db.update(documents).set({ fileKey, checksum }).where(isIt).returning());
}

/** An order's documents, oldest first; all of them or those of one kind. */
export function documentsOf(db: DbOrTx, orderId: number, kind?: DocumentKind): Promise<StoredDocument[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), kind === undefined ? undefined : eq(documents.kind, kind)))
    .orderBy(asc(documents.id));
}
