import { randomBytes } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import { type Artwork, insertArtwork, inTransaction, type Tx } from '@boxwright/storage';
import { type FileKind, newFileKey, newKeyOfFile } from '../../adapters/files/files.ts';
import type { Services } from '../../calls/services.ts';
import { fileNamesOf, folderOf } from './artwork-files.ts';
import type { InspectedFile } from './inspect/inspected.ts';

const endings = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  tiff: 'tif',
  svg: 'svg',
  pdf: 'pdf',
} as const satisfies Record<Artwork['kind'], FileKind>;

export interface ToStore {
  /** The file on this machine; what follows its end is cut off. */
  readonly path: string;
  readonly name: string;
  readonly uploadedBy: string;
  /** Runs in the transaction that inserts the row. */
  readonly onStored?: ((tx: Tx, artwork: Artwork) => Promise<void>) | undefined;
}

/** Longer than storing an artwork can take. */
const longestStoreMs = 10 * 60_000;

/**
 * Stores an inspected file, then its row. A job that is enqueued first removes the files if this ends before the row is
 * stored.
 */
export async function storeArtwork(
  { db, files, jobs, now }: Pick<Services, 'db' | 'files' | 'jobs' | 'now'>,
  { path, name, uploadedBy, onStored }: ToStore,
  inspected: Extract<InspectedFile, { ok: true }>,
): Promise<Artwork> {
  const {
    kind,
    length,
    byHand,
    pixelWidth,
    pixelHeight,
    page,
    pages,
    ratio,
    bleed,
    leastPixels,
    ownCut,
    preview,
    print,
    white,
    gloss,
  } = inspected;
  const token = randomBytes(18).toString('base64url');
  await truncate(path, length);
  const fileKey = await newKeyOfFile(folderOf(token), path, endings[kind]);
  const previewKey = newFileKey(folderOf(token), preview.bytes, 'webp');
  const printKey = print && (await newKeyOfFile(folderOf(token), print.path, kind === 'svg' ? 'svg' : 'pdf'));
  const whiteKey = white && newFileKey(folderOf(token), white, 'webp');
  const glossKey = gloss && newFileKey(folderOf(token), gloss, 'webp');
  const createdAt = now();
  const removal = { token, names: fileNamesOf({ fileKey, previewKey, printKey, whiteKey, glossKey }) };
  const startAfter = new Date(createdAt.getTime() + longestStoreMs);
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'RemoveArtwork', removal, { startAfter }));
  // Each waits for the disk, so they wait together.
  await Promise.all([
    files.putFile(fileKey, path),
    files.put(previewKey, preview.bytes),
    print && printKey && files.putFile(printKey, print.path),
    white && whiteKey && files.put(whiteKey, white),
    gloss && glossKey && files.put(glossKey, gloss),
  ]);
  return inTransaction(db, async (tx) => {
    const artwork = await insertArtwork(tx, {
      token,
      kind,
      name,
      byHand,
      bytes: length,
      previewBytes: preview.bytes.length + (white?.length ?? 0) + (gloss?.length ?? 0),
      printBytes: print?.bytes ?? 0,
      uploadedBy,
      pixelWidth,
      pixelHeight,
      page,
      pages,
      ratio,
      bleed,
      leastPixels,
      ownCut,
      isTransparent: preview.isTransparent,
      previewWidth: preview.width,
      previewHeight: preview.height,
      fileKey,
      previewKey,
      printKey,
      whiteKey,
      glossKey,
      createdAt,
    });
    await onStored?.(tx, artwork);
    return artwork;
  });
}
