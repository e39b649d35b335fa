import { and, asc, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewUpload, Upload, UploadPart } from '../../rows.ts';
import { uploadParts, uploads } from '../../schema/uploads.ts';
import { first, only } from '../equal-to.ts';

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<Upload> {
  return only(
    await tx
      .insert(uploads)
      .values({ ...upload, createdAt: upload.movedAt })
      .returning(),
  );
}

export async function findUpload(db: DbOrTx, token: string): Promise<Upload | undefined> {
  return first(await db.select().from(uploads).where(eq(uploads.token, token)));
}

const isUnfinished = isNull(uploads.artworkToken);

/** How many files of a source are on their way. */
export async function countUnfinishedUploads(db: DbOrTx, uploadedBy: string): Promise<number> {
  const ofSource = and(isUnfinished, eq(uploads.uploadedBy, uploadedBy));
  return only(await db.select({ many: count() }).from(uploads).where(ofSource)).many;
}

/** The bytes of unfinished files that have arrived, by source. */
export function sumUnfinishedUploads(db: DbOrTx): Promise<{ uploadedBy: string; bytes: number }[]> {
  return db
    .select({ uploadedBy: uploads.uploadedBy, bytes: sql`sum(${uploads.received})`.mapWith(Number) })
    .from(uploads)
    .where(isUnfinished)
    .groupBy(uploads.uploadedBy);
}

/** Notes a part before its file is stored. */
export async function beginUploadPart(
  tx: Tx,
  part: Pick<UploadPart, 'uploadId' | 'start' | 'bytes' | 'fileKey'>,
): Promise<UploadPart> {
  return only(await tx.insert(uploadParts).values(part).returning());
}

/** Adds a stored part to its file. False if another part took this place before, or the file is gone. */
export async function keepUploadPart(tx: Tx, { id, uploadId, start, bytes }: UploadPart, now: Date): Promise<boolean> {
  const moved = await tx
    .update(uploads)
    .set({ received: start + bytes, movedAt: now })
    .where(and(eq(uploads.id, uploadId), eq(uploads.received, start), isUnfinished))
    .returning({ id: uploads.id });
  if (moved.length === 0) return false;
  await tx.update(uploadParts).set({ isKept: true }).where(eq(uploadParts.id, id));
  return true;
}

export async function dropUploadPart(tx: Tx, { id }: Pick<UploadPart, 'id'>): Promise<void> {
  await tx.delete(uploadParts).where(eq(uploadParts.id, id));
}

/** The parts of a file in their order. */
export function partsOfUpload(db: DbOrTx, { id }: Pick<Upload, 'id'>): Promise<UploadPart[]> {
  return db
    .select()
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, id), eq(uploadParts.isKept, true)))
    .orderBy(asc(uploadParts.start));
}

/** Lets one process make the artwork. False while another one does, and after it has. */
export async function claimUpload(
  tx: Tx,
  { id }: Pick<Upload, 'id'>,
  { now, staleBefore }: { readonly now: Date; readonly staleBefore: Date },
): Promise<boolean> {
  const isFree = or(isNull(uploads.finishingAt), lt(uploads.finishingAt, staleBefore));
  const claimed = await tx
    .update(uploads)
    .set({ finishingAt: now })
    .where(and(eq(uploads.id, id), eq(uploads.received, uploads.bytes), isUnfinished, isFree))
    .returning({ id: uploads.id });
  return claimed.length > 0;
}

export async function releaseUpload(tx: Tx, { id }: Pick<Upload, 'id'>): Promise<void> {
  await tx
    .update(uploads)
    .set({ finishingAt: null })
    .where(and(eq(uploads.id, id), isUnfinished));
}

/**
 * Names the artwork that an upload became, and forgets its parts.
 *
 * @returns the keys of the parts' files
 * @throws where it has become one already
 */
export async function settleUpload(tx: Tx, { id }: Pick<Upload, 'id'>, artworkToken: string): Promise<string[]> {
  only(
    await tx
      .update(uploads)
      .set({ artworkToken })
      .where(and(eq(uploads.id, id), isUnfinished))
      .returning({ id: uploads.id }),
  );
  return forgetParts(tx, [id]);
}

/** Forgets a file that was refused or given up. Returns the keys of its parts' files. */
export async function forgetUpload(tx: Tx, { id }: Pick<Upload, 'id'>): Promise<string[]> {
  const keys = await forgetParts(tx, [id]);
  await tx.delete(uploads).where(and(eq(uploads.id, id), isUnfinished));
  return keys;
}

/** Forgets uploads that nothing came for since a time, finished or not. Returns the keys of their parts' files. */
export async function forgetOldUploads(tx: Tx, movedBefore: Date, most: number): Promise<string[]> {
  const old = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.movedAt, movedBefore))
    .orderBy(asc(uploads.movedAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const ids = old.map(({ id }) => id);
  const keys = await forgetParts(tx, ids);
  await tx.delete(uploads).where(inArray(uploads.id, ids));
  return keys;
}

async function forgetParts(tx: Tx, uploadIds: readonly number[]): Promise<string[]> {
  const gone = await tx
    .delete(uploadParts)
    .where(inArray(uploadParts.uploadId, [...uploadIds]))
    .returning({ fileKey: uploadParts.fileKey });
  return gone.map(({ fileKey }) => fileKey);
}
