import {
  type DocumentCause,
  findDocumentMadeFrom,
  insertDocument,
  inTransaction,
  lockOrder,
  type StoredDocument,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { toSnapshot } from './snapshot.ts';

/**
 * The document for this cause, issued on the first request with the data that `read` returns then. Concurrent requests
 * get the same document.
 */
export async function derivedDocument(
  { db, now }: Pick<Services, 'db' | 'now'>,
  cause: DocumentCause,
  read: (issuedAt: Date) => Promise<object>,
): Promise<StoredDocument> {
  const known = await findDocumentMadeFrom(db, cause);
  if (known) return known;
  const issuedAt = now();
  const snapshot = toSnapshot(await read(issuedAt));
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, cause.orderId);
    return (await findDocumentMadeFrom(tx, cause)) ?? insertDocument(tx, { ...cause, snapshot, issuedAt });
  });
}
