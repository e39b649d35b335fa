import { findDocument } from '@boxwright/storage';
import { documentFile } from '../selling/documents/document-file.ts';
import { proofFile } from '../selling/proofs/proof-file.ts';
import type { JobHandler } from './handler.ts';

/** Makes the file of an issued document, unless a download has made it already. */
export const MakeDocument: JobHandler<'MakeDocument'> = async ({ documentId }, { services, log }) => {
  const document = await findDocument(services.db, documentId);
  if (!document) {
    log.warn({ documentId }, 'no such document');
    return;
  }
  // Each document has a separate allowance, because many orders may be dispatched at once.
  if (document.kind === 'proof') await proofFile(services, document);
  else await documentFile(services, document, `document ${documentId}`);
};
