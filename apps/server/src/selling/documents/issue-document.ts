import type { TaxDocumentData, TaxDocumentKind } from '@boxwright/documents';
import {
  type DocumentCause,
  findDocumentMadeFrom,
  insertDocument,
  numberForDocument,
  type Order,
  type StoredDocument,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { financialYear } from '../../process/indian-day.ts';
import { documentKinds } from './document-kinds.ts';
import { toSnapshot } from './snapshot.ts';

/** The services that issuing a document needs. */
export interface Issuing extends Pick<Services, 'db' | 'now'> {
  readonly gateway: Pick<Services['gateway'], 'name'>;
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
}

export interface DocumentToIssue {
  readonly order: Pick<Order, 'id'>;
  readonly kind: TaxDocumentKind;
  /** Why it is issued. There is one document of a kind for each cause. */
  readonly cause: string;
  readonly isDemonstration: boolean;
  readonly refersTo?: StoredDocument | undefined;
  /** When the file is made, unless somebody opens it earlier; at once if left out. */
  readonly fileAt?: Date;
  /** Everything that is printed. */
  readonly data: Omit<TaxDocumentData, 'kind' | 'number' | 'issuedAt'>;
}

/**
 * Issues a document in the transaction that causes it: takes the next number of its series, stores what is printed, and
 * enqueues the job that makes the file. Issuing it again returns the same document.
 *
 * The series stays locked until the transaction ends, so call this near its end. The caller holds the order's lock.
 */
export async function issueDocument(
  { jobs, now }: Pick<Issuing, 'jobs' | 'now'>,
  tx: Tx,
  { order, kind, cause: madeFrom, isDemonstration, refersTo, fileAt, data }: DocumentToIssue,
): Promise<StoredDocument> {
  const issuedAt = now();
  const year = financialYear(issuedAt);
  const { series } = documentKinds[kind];
  const letters = isDemonstration ? series.demonstration : series.real;
  const document = { orderId: order.id, kind, madeFrom } as const;
  const count = await numberForDocument(tx, document, letters, year);
  if (count === undefined) return issuedBefore(tx, document);

  const number = `${letters}/${year}/${String(count).padStart(6, '0')}`;
  const printed: TaxDocumentData = { ...data, kind, number, issuedAt };
  const snapshot = toSnapshot(printed);
  const issued = await insertDocument(tx, { ...document, number, snapshot, refersTo: refersTo?.id ?? null, issuedAt });
  await jobs.enqueue(tx, 'MakeDocument', { documentId: issued.id }, fileAt ? { startAfter: fileAt } : {});
  return issued;
}

async function issuedBefore(tx: Tx, cause: DocumentCause): Promise<StoredDocument> {
  const issued = await findDocumentMadeFrom(tx, cause);
  if (!issued) throw new Error('A document that was issued for this cause is gone.');
  return issued;
}

/** The cause of a document that follows an entry of the payment ledger. */
export const causeOfEntry = (entry: { readonly id: number }): string => `ledger:${entry.id}`;
