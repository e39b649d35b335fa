import { desc, eq, inArray, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { EInvoiceRow, NewEInvoice, StoredDocument } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { documents } from '../../schema/documents.ts';
import { eInvoices } from '../../schema/e-invoices.ts';
import { first } from '../equal-to.ts';

/** Stores the portal's answer; undefined when the document already has one, or another document has its number. */
export async function insertEInvoice(tx: Tx, eInvoice: NewEInvoice): Promise<EInvoiceRow | undefined> {
  return first(await tx.insert(eInvoices).values(eInvoice).onConflictDoNothing().returning());
}

export async function findEInvoice(db: DbOrTx, documentId: number): Promise<EInvoiceRow | undefined> {
  return first(await db.select().from(eInvoices).where(eq(eInvoices.documentId, documentId)));
}

/** The documents with these numbers, of any order. */
export function documentsByNumber(db: DbOrTx, numbers: readonly string[]): Promise<StoredDocument[]> {
  return db
    .select()
    .from(documents)
    .where(inArray(documents.number, [...numbers]));
}

export interface ListedEInvoice extends EInvoiceRow {
  readonly number: string | null;
  readonly kind: StoredDocument['kind'];
  readonly orderId: number;
  readonly issuedAt: Date;
  readonly staffName: string;
}

/** Registered documents, the latest issued first. */
export async function listEInvoices(
  db: DbOrTx,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ListedEInvoice[]> {
  const { number, kind, orderId, issuedAt } = documents;
  const rows = await db
    .select({ eInvoice: eInvoices, document: { number, kind, orderId, issuedAt }, staffName: staff.name })
    .from(eInvoices)
    .innerJoin(documents, eq(documents.id, eInvoices.documentId))
    .innerJoin(staff, eq(staff.id, eInvoices.staffId))
    .where(before === undefined ? undefined : lt(eInvoices.documentId, before))
    .orderBy(desc(eInvoices.documentId))
    .limit(limit);
  return rows.map(({ eInvoice, document, staffName }) => ({ ...eInvoice, ...document, staffName }));
}

/** The copies with a QR code, by the ids of these documents. */
export async function copiesOf(db: DbOrTx, documentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: documents.id, of: documents.refersTo, kind: documents.kind })
    .from(documents)
    .where(inArray(documents.refersTo, [...documentIds]));
  return new Map(rows.flatMap(({ id, of, kind }) => (kind === 'e-invoice' && of !== null ? [[of, id] as const] : [])));
}
