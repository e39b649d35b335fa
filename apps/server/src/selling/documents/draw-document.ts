import type { OrderFormData, TaxDocumentData } from '@boxwright/documents';
import type { DocumentKind, StoredDocument } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { Work } from '../../process/work/work.ts';
import type { KeyLines } from '../orders/key-line-pages.ts';
import { fromSnapshot } from './snapshot.ts';
import { keyLinesTask, orderFormTask, type PageSets, taxDocumentTask } from './tasks.ts';

type Draw = (work: Work, data: unknown, address: string, pageSets: PageSets) => Promise<Uint8Array>;

// A document's kind says the type of the data that it was issued with.
const taxDocument: Draw = (work, data, address, pageSets) =>
  work.run(taxDocumentTask, { data: data as TaxDocumentData, pageSets }, address);

const draw: Record<Exclude<DocumentKind, 'proof'>, Draw> = {
  'order-form': (work, data, address) =>
    work.run(orderFormTask, { data: data as OrderFormData, orientation: 'portrait' }, address),
  'order-sheet': (work, data, address) =>
    work.run(orderFormTask, { data: data as OrderFormData, orientation: 'landscape' }, address),
  'e-invoice': taxDocument,
  'e-way-bill': taxDocument,
  'key-line': (work, data, address) => work.run(keyLinesTask, data as KeyLines, address),
  proforma: taxDocument,
  'receipt-voucher': taxDocument,
  'refund-voucher': taxDocument,
  'tax-invoice': taxDocument,
  'credit-note': taxDocument,
  'debit-note': taxDocument,
  'delivery-challan': taxDocument,
};

/**
 * Draws a document from the data that was stored when it was issued. The work counts against the allowance of
 * `address`.
 *
 * @throws LostDocument for a document of an earlier version, which was stored as a file alone, and for a proof, which is
 *   drawn of a stranger's file elsewhere
 */
export function drawDocument(
  { work }: Pick<Services, 'work'>,
  { id, kind, snapshot }: StoredDocument,
  address: string,
  pageSets: PageSets = 'all-copies',
): Promise<Uint8Array> {
  if (snapshot === null || kind === 'proof') throw new LostDocument(id);
  return draw[kind](work, fromSnapshot(snapshot), address, pageSets);
}

/** The file of an issued document is missing and can't be made again as it was. */
export class LostDocument extends Error {
  constructor(documentId: number) {
    super(`The file of document ${documentId} is missing and can't be made again as it was: restore it from a backup.`);
  }
}
