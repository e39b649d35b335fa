import { findDocumentMadeFrom, inTransaction, noteDocument } from '@boxwright/storage';
import { newFileKey } from '../files/files.ts';
import type { Services } from '../services.ts';

/** A document of an order that follows from what is stored, and from what exactly. */
export interface DerivedDocument {
  readonly orderId: number;
  readonly kind: string;
  /** Changes whenever the document's content would. */
  readonly madeFrom: string;
}

/**
 * Makes a document when it is first asked for and answers it as it was kept from then on. Of several that are made at
 * once for the same content the first to be noted is everybody's; the others are thrown away.
 */
export async function keptDocument(
  { db, files }: Pick<Services, 'db' | 'files'>,
  document: DerivedDocument,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = await findDocumentMadeFrom(db, document);
  if (known && (await files.exists(known.fileKey))) return files.get(known.fileKey);

  const made = await make();
  const fileKey = newFileKey(`${document.kind}/${document.orderId}`, made, 'pdf');
  await files.put(fileKey, made);
  const noted = await inTransaction(db, (tx) =>
    noteDocument(tx, { ...document, fileKey, lost: known?.fileKey ?? null }),
  );
  if (noted.fileKey !== fileKey) await files.remove(fileKey);
  return files.get(noted.fileKey);
}
