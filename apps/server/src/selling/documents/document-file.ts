import { findDocument, noteFileOfDocument, type StoredDocument } from '@boxwright/storage';
import { checksumOf, fileKeyOf } from '../../adapters/files/files.ts';
import type { Services } from '../../calls/services.ts';
import { drawDocument, LostDocument } from './draw-document.ts';

/**
 * The file of an issued document, made now if there is none yet. The job and several downloads may make it at once: the
 * same data gives the same bytes under the same key, and if the bytes differ, the file that is noted first is kept.
 *
 * @param address the network address whose allowance the work counts against
 * @param draw for documents that aren't drawn on the thread of our own data
 * @throws LostDocument when the file is missing and would come back with other bytes
 */
export async function documentFile(
  services: Pick<Services, 'db' | 'files' | 'work'>,
  document: StoredDocument,
  address: string,
  draw: typeof drawDocument = drawDocument,
): Promise<Uint8Array> {
  const { db, files } = services;
  const { id, orderId, kind, fileKey: stored } = document;
  if (stored !== null && (await files.exists(stored))) return files.get(stored);

  const pdf = await draw(services, document, address);
  const checksum = checksumOf(pdf);
  if (document.checksum !== null && document.checksum !== checksum) throw new LostDocument(id);
  const fileKey = fileKeyOf(`${kind}/${orderId}/${id}`, pdf, 'pdf');
  await files.put(fileKey, pdf);
  const noted = await noteFileOfDocument(db, id, { fileKey, checksum });
  if (noted) return pdf;
  // Another node made it first, with other bytes.
  await files.remove(fileKey);
  const kept = (await findDocument(db, id))?.fileKey;
  if (!kept) throw new LostDocument(id);
  return files.get(kept);
}
