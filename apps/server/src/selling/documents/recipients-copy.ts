import type { DocumentKind, StoredDocument } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { documentFile } from './document-file.ts';
import { drawDocument } from './draw-document.ts';

/** Documents in three copies (Rules 48 and 55 of the CGST Rules): for the recipient, the transporter and the supplier. */
const inCopies: ReadonlySet<DocumentKind> = new Set(['tax-invoice', 'e-invoice', 'e-way-bill', 'delivery-challan']);

/**
 * The file of an issued document for its buyer. For an invoice or challan it is the original alone, drawn from the same
 * data as the stored file with all copies: the other two copies are for the transporter and for us.
 *
 * @param address the network address whose allowance the work counts against
 * @throws LostDocument as `documentFile`
 */
export function recipientsCopy(
  services: Pick<Services, 'db' | 'files' | 'work'>,
  document: StoredDocument,
  address: string,
): Promise<Uint8Array> {
  // A document of an earlier version has no data to draw it from.
  const isPart = inCopies.has(document.kind) && document.snapshot !== null;
  return isPart ? drawDocument(services, document, address, 'original') : documentFile(services, document, address);
}
