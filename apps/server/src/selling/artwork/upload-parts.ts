import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  beginUploadPart,
  dropUploadPart,
  inTransaction,
  keepUploadPart,
  partsOfUpload,
  type Tx,
  type Upload,
} from '@boxwright/storage';
import { newFileKey } from '../../adapters/files/files.ts';
import type { Services } from '../../calls/services.ts';

type Means = Pick<Services, 'db' | 'files' | 'jobs' | 'now'>;

/**
 * Stores the next part of a file. Of two parts for the same place the first one counts, so that two tabs, or a connection
 * that nobody has noticed to be dead, can't mix their bytes.
 *
 * @returns false where another part came before
 */
export async function keepPart(
  { db, files, jobs, now }: Means,
  { id, token, received }: Upload,
  bytes: Uint8Array,
): Promise<boolean> {
  const fileKey = newFileKey(`uploads/${token}`, bytes, 'part');
  const part = await inTransaction(db, (tx) =>
    beginUploadPart(tx, { uploadId: id, start: received, bytes: bytes.length, fileKey }),
  );
  await files.put(fileKey, bytes);
  return inTransaction(db, async (tx) => {
    if (await keepUploadPart(tx, part, now())) return true;
    await dropUploadPart(tx, part);
    await removeParts({ jobs }, tx, [fileKey]);
    return false;
  });
}

/** Writes the parts of a complete file into a file of this machine. */
export async function joinParts({ db, files }: Means, upload: Upload, path: string): Promise<void> {
  const parts = await partsOfUpload(db, upload);
  await pipeline(
    async function* () {
      for (const { fileKey } of parts) yield await files.get(fileKey);
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
}

/** Removes the files of parts that no row names any more. */
export async function removeParts({ jobs }: Pick<Means, 'jobs'>, tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await jobs.enqueue(tx, 'RemoveUploadParts', { keys: [...keys] });
}
