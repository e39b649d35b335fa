import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { fail, largestReturnPhoto, mostReturnPhotos, ok, type Result } from '@boxwright/contract';
import {
  countWaitingPhotos,
  insertReturnPhoto,
  inTransaction,
  type Order,
  type ReturnPhoto,
  returnRequestsOf,
} from '@boxwright/storage';
import { newFileKey } from '../../adapters/files/files.ts';
import { checkRateLimit } from '../../door/limits.ts';
import type { Services } from '../../process/services.ts';
import { RetryLater } from '../../process/work/retry-later.ts';
import { newIncoming } from '../artwork/incoming.ts';
import { fileKind } from '../artwork/inspect/file-kind.ts';
import type { Preview } from '../artwork/inspect/inspected.ts';
import { TooMuchToDraw } from '../artwork/inspection.ts';
import { receiveFile } from '../artwork/receive-file.ts';
import { lockOwnOrder } from '../orders/own-order.ts';
import { returnWindow } from './return-window.ts';

const refuse = (text: string) => fail('invalid', text, { field: 'photos' });

const tooLarge = `This photograph is larger than ${largestReturnPhoto / 1024 / 1024} MB. Please send a smaller one.`;
const notAPhoto =
  'Please choose a JPEG or PNG photograph. An iPhone makes them with Settings, Camera, Formats, Most Compatible.';
const unreadable = 'This photograph can’t be read. Please choose another one.';
const tooMany = fail('not_possible', `There can be ${mostReturnPhotos} photographs. Please remove one first.`, {
  field: 'photos',
});

/** A form's few lines around the file. */
const envelope = 10_000;

/** Longer than storing a photograph can take. */
const longestStoreMs = 10 * 60_000;

/**
 * Receives a photograph for a complaint about the customer's own order, looks at its bytes and encodes it again: what else
 * the file held, such as the place where it was taken, isn't kept. Of a file that is refused nothing is left.
 */
export async function takePhoto(
  services: Services,
  request: IncomingMessage,
  { order, source }: { readonly order: Order; readonly source: string },
): Promise<Result<ReturnPhoto>> {
  const limited = await checkRateLimit({ services, source }, 'artwork from source');
  if (limited) return limited;
  if ((await countWaitingPhotos(services.db, order.id)) >= mostReturnPhotos) return tooMany;
  if (Number(request.headers['content-length'] ?? 0) > largestReturnPhoto + envelope) return refuse(tooLarge);
  const received = await receiveFile(request, await newIncoming(services.env), largestReturnPhoto, tooLarge);
  if (!received.ok) return received;
  const { path } = received.value;
  try {
    const picture = await encodeAgain(services, path, source);
    return picture.ok ? await storePhoto(services, order, picture.value) : picture;
  } finally {
    await rm(path, { force: true });
  }
}

async function encodeAgain({ inspection }: Services, path: string, source: string): Promise<Result<Preview>> {
  const kind = fileKind(await beginningOf(path));
  if (kind !== 'jpeg' && kind !== 'png') return refuse(notAPhoto);
  try {
    const inspected = await inspection.run('inspectArtwork', path, source);
    return inspected.ok ? ok(inspected.preview) : refuse(unreadable);
  } catch (error) {
    if (error instanceof TooMuchToDraw) return refuse(unreadable);
    if (error instanceof RetryLater) return error.failure;
    throw error;
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The file first, then its row; a job that was enqueued before removes a file that never gets one. */
async function storePhoto(
  { db, files, jobs, now }: Services,
  order: Order,
  { bytes, width, height }: Preview,
): Promise<Result<ReturnPhoto>> {
  const token = randomBytes(18).toString('base64url');
  const fileKey = newFileKey(`return-photos/${order.id}`, bytes, 'webp');
  const createdAt = now();
  const startAfter = new Date(createdAt.getTime() + longestStoreMs);
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'RemoveReturnFile', { token, fileKey }, { startAfter }));
  await files.put(fileKey, bytes);
  return inTransaction(db, async (tx) => {
    // Under the order's lock, so that two tabs can't send too many.
    const own = await lockOwnOrder(tx, { id: order.customerId }, order.id);
    if (!own.ok) return own;
    const { problem } = await returnWindow(tx, order, await returnRequestsOf(tx, order.id), now());
    if (problem !== null) return fail('conflict', problem);
    if ((await countWaitingPhotos(tx, order.id)) >= mostReturnPhotos) return tooMany;
    return ok(await insertReturnPhoto(tx, { orderId: order.id, token, fileKey, width, height, createdAt }));
  });
}
