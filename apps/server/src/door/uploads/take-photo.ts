import { randomBytes } from 'node:crypto';
import { fail, fileSizeWords, largestReturnPhoto, mostReturnPhotos, ok, type Result } from '@boxwright/contract';
import {
  countWaitingPhotos,
  insertReturnPhoto,
  inTransaction,
  type Order,
  type ReturnPhoto,
  returnRequestsOf,
} from '@boxwright/storage';
import type { FastifyRequest } from 'fastify';
import { newFileKey } from '../../adapters/files/files.ts';
import { customerSender } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import type { Preview } from '../../selling/artwork/inspect/inspected.ts';
import { inspectArtworkTask } from '../../selling/artwork/tasks.ts';
import { lockOwnOrder } from '../../selling/orders/own-order.ts';
import { returnWindow } from '../../selling/returns/return-window.ts';
import { takeUpload } from './take-upload.ts';

const accepted = {
  most: largestReturnPhoto,
  tooLarge: `This photograph is larger than ${fileSizeWords(largestReturnPhoto)}. Please send a smaller one.`,
  field: 'photos',
};
const refuse = (text: string) => fail('invalid', text, { field: accepted.field });

const notAPhoto =
  'Please choose a JPEG or PNG photograph. An iPhone makes them with Settings, Camera, Formats, Most Compatible.';
const unreadable = 'This photograph can’t be read. Please choose another one.';
const tooMany = fail('not_possible', `There can be ${mostReturnPhotos} photographs. Please remove one first.`, {
  field: 'photos',
});

/** Longer than storing a photograph can take. */
const longestStoreMs = 10 * 60_000;

/**
 * Receives a photograph for a complaint about the customer's own order, checks its bytes and encodes it again, without
 * other contents of the file such as the place where it was taken. Nothing is kept of a refused file.
 */
export async function takePhoto(
  services: Services,
  request: FastifyRequest,
  order: Order,
): Promise<Result<ReturnPhoto>> {
  if ((await countWaitingPhotos(services.db, order.id)) >= mostReturnPhotos) return tooMany;
  const sender = customerSender(order.customerId, request.ip);
  return takeUpload(services, request, sender, accepted, async ({ path, kind }) => {
    if (kind !== 'jpeg' && kind !== 'png') return refuse(notAPhoto);
    const inspected = await services.inspection.inspect(inspectArtworkTask, { path }, sender, 'picture');
    return inspected.ok ? storePhoto(services, order, inspected.preview) : refuse(unreadable);
  });
}

/** The file first, then its row; a job that was enqueued before removes the file if it never gets a row. */
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
