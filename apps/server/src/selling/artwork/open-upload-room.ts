import { statfs } from 'node:fs/promises';
import { fail, fileSizeWords, ok, type Result } from '@boxwright/contract';
import {
  type Db,
  forgetUnusedArtworks,
  inTransaction,
  raiseAlert,
  sumUnfinishedUploads,
  sumUnorderedArtworks,
  type ToForget,
} from '@boxwright/storage';
import type { Files } from '../../adapters/files/files.ts';
import { isOfStranger, type Sender, uploaderOf } from '../../adapters/identity/sender.ts';
import type { UploadRoom } from '../../calls/upload-room.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Env } from '../../process/env.ts';
import { indianDay } from '../../process/indian-day.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { readCompany } from '../company/company.ts';
import { artworkKey, fileNamesOf } from './artwork-files.ts';

interface Means {
  readonly env: Pick<Env, 's3' | 'dataDir' | 'uploadSpaceMb'>;
  readonly db: Db;
  readonly files: Files;
  readonly jobs: JobQueue;
  readonly now: () => Date;
}

export interface RoomLimits {
  /** Bytes of all files that no cart, order or quotation refers to. */
  readonly total: number;
  /** Bytes that one source has uploaded and not ordered with. */
  readonly ofOneSource: number;
  /** A source with no more bytes than this keeps its newest files. */
  readonly share: number;
  /** Free disk for database, documents and log; `/readyz` asks for a quarter of it. */
  readonly diskReserve: number;
  readonly freeDisk: () => Promise<number>;
}

const usualLimits = ({ uploadSpaceMb, dataDir }: Means['env']): RoomLimits => ({
  total: uploadSpaceMb * 1e6,
  ofOneSource: uploadSpaceMb * 1e5,
  share: uploadSpaceMb * 1e4,
  diskReserve: 256 * 1024 * 1024,
  async freeDisk() {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  },
});

const hour = 3_600_000;
const day = 24 * hour;
/** Files that are removed at once, to make room. */
const mostRemoved = 500;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export function openUploadRoom(means: Means, limits: RoomLimits = usualLimits(means.env)): UploadRoom {
  const { env, db, now } = means;
  /** Bytes of files that are being received. */
  let promised = 0;
  const ago = (ms: number) => new Date(now().getTime() - ms);

  /** Removes files that nothing refers to, and returns how many bytes that freed. */
  async function remove(which: Omit<ToForget, 'most'>): Promise<number> {
    const gone = await inTransaction(db, async (tx) => {
      const forgotten = await forgetUnusedArtworks(tx, { ...which, most: mostRemoved });
      // The files are removed below; these jobs do it if this process ends before that.
      for (const each of forgotten)
        await means.jobs.enqueue(tx, 'RemoveArtwork', { token: each.token, names: fileNamesOf(each) });
      return forgotten;
    });
    for (const each of gone)
      for (const name of fileNamesOf(each)) await means.files.remove(artworkKey(each.token, name));
    return sum(gone.map(({ bytes, previewBytes, printBytes }) => bytes + previewBytes + printBytes));
  }

  /**
   * Removes the oldest files, then files of the greediest sources; returns the bytes that a new file still lacks.
   *
   * @param expected bytes of all files that are being received now, including this one
   */
  async function makeRoom(
    sender: Sender | null,
    bytes: number,
    expected: number,
  ): Promise<{ own: number; all: number }> {
    const [held, arrived] = [await sumUnorderedArtworks(db), await sumUnfinishedUploads(db)];
    const uploadedBy = sender && uploaderOf(sender);
    const own =
      (held.find((each) => each.uploadedBy === uploadedBy)?.unordered ?? 0) +
      (arrived.find((each) => each.uploadedBy === uploadedBy)?.bytes ?? 0);
    // The disk holds a file while it is received; without a bucket, for a moment twice.
    const onDisk = (env.s3 === null ? 2 : 1) * expected;
    const lacking = {
      own: uploadedBy === null ? 0 : own + bytes - limits.ofOneSource,
      all: Math.max(
        sum(held.map(({ unused }) => unused)) + sum(arrived.map((each) => each.bytes)) + expected - limits.total,
        limits.diskReserve + onDisk - (await limits.freeDisk()),
      ),
    };
    const removeOwn = async () => {
      const removed = uploadedBy === null ? 0 : await remove({ uploadedBy, before: ago(hour), bytes: lacking.own });
      lacking.own -= removed;
      lacking.all -= removed;
    };
    if (lacking.own > 0) await removeOwn();
    if (lacking.own <= 0 && lacking.all > 0) lacking.all -= await remove({ before: ago(day), bytes: lacking.all });
    for (const each of held.toSorted((one, other) => other.unused - one.unused)) {
      if (lacking.own > 0 || lacking.all <= 0) break;
      const isGreedy = each.unused > limits.share && each.unused > own + bytes;
      const comesAfter = sender !== null && sender.rank !== 'stranger' && isOfStranger(each.uploadedBy);
      if (isGreedy || comesAfter) lacking.all -= await remove({ uploadedBy: each.uploadedBy, bytes: lacking.all });
    }
    return lacking;
  }

  async function alert(): Promise<void> {
    const [held, free, at] = [await sumUnorderedArtworks(db), await limits.freeDisk(), now()];
    const kind: AlertKind = 'uploads-refused';
    const message = `Uploads are refused because there is no room: files in no cart, order or quotation take ${fileSizeWords(sum(held.map(({ unused }) => unused)))} of ${fileSizeWords(limits.total)}, and ${fileSizeWords(free)} of the disk are free, of which ${fileSizeWords(limits.diskReserve)} are kept for everything else. Buyers are asked to mail their files. If the disk has room, raise UPLOAD_SPACE_MB in the server’s environment; otherwise enlarge the disk, or free some of it.`;
    const key = `${kind}:${indianDay(at)}`;
    await inTransaction(db, (tx) => raiseAlert(tx, { key, kind, message, createdAt: at }));
  }

  async function mayTake(sender: Sender | null, bytes: number, expected: number): Promise<Result<void>> {
    const lacking = await makeRoom(sender, bytes, expected);
    const { email } = await readCompany(db);
    if (lacking.own > 0) {
      return fail(
        'too_many',
        `You, or others in your network, have uploaded many files without an order. Please order with those first, or mail this one to ${email}.`,
      );
    }
    if (lacking.all > 0) {
      await alert();
      return fail(
        'unavailable',
        `We have no room for further files at the moment. Please order without the file and mail it to ${email}, or try again tomorrow.`,
        { details: { retry_after: hour / 1000 } },
      );
    }
    return ok(undefined);
  }

  return {
    async take(sender, bytes) {
      promised += bytes;
      const giveBack = () => {
        promised -= bytes;
      };
      let may: Result<void> | undefined;
      try {
        may = await mayTake(sender, bytes, promised);
        return may.ok ? ok(giveBack) : may;
      } finally {
        if (!may?.ok) giveBack();
      }
    },

    async sweep() {
      await makeRoom(null, 0, promised);
    },
  };
}
