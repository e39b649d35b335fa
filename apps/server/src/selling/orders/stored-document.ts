import { findDocumentMadeFrom, inTransaction, recordDocument } from '@boxwright/storage';
import { newFileKey } from '../../adapters/files/files.ts';
import type { Services } from '../../process/services.ts';

/** A document that is generated from stored data of an order, with the version of that data. */
export interface DerivedDocument {
  readonly orderId: number;
  readonly kind: string;
  /** Changes whenever the document's content would. */
  readonly madeFrom: string;
}

/**
 * Generates a document on the first request and returns the stored file from then on. When concurrent requests generate
 * the same document, all get the first one that is recorded; the other files are deleted.
 */
export async function storedDocument(
  { db, files }: Pick<Services, 'db' | 'files'>,
  document: DerivedDocument,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = await findDocumentMadeFrom(db, document);
  if (known && (await files.exists(known.fileKey))) return files.get(known.fileKey);

  const made = await make();
  const fileKey = newFileKey(`${document.kind}/${document.orderId}`, made, 'pdf');
  await files.put(fileKey, made);
  const recorded = await inTransaction(db, (tx) =>
    recordDocument(tx, { ...document, fileKey, lost: known?.fileKey ?? null }),
  );
  if (recorded.fileKey !== fileKey) await files.remove(fileKey);
  return files.get(recorded.fileKey);
}
