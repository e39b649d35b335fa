import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, type Result } from '@boxwright/contract';
import { inTransaction, raiseAlert } from '@boxwright/storage';
import type { FastifyRequest } from 'fastify';
import { isOfStranger, type Sender, uploaderOf } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import { passesScan } from '../../adapters/inspection/scan-file.ts';
import { isUnavailable } from '../../adapters/unavailable.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { networkOf } from '../../process/source.ts';
import { RetryLater } from '../../process/work/retry-later.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { printPathOf } from '../../selling/artwork/print-path.ts';
import { newIncoming } from './incoming.ts';
import { keepUnread } from './keep-unread.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';

export interface Accepted {
  /** The largest file, in bytes. */
  readonly most: number;
  /** Sentence about a larger one. */
  readonly tooLarge: string;
  /** The form's field that a refusal is shown at. */
  readonly field: string;
}

const tooMuch =
  'This file takes more time or memory to draw than we can give one file. Please simplify or flatten it, or save it as a PNG or JPEG with fewer pixels.';

const tooMuchOfAPicture =
  'This picture takes more time or memory to decode than we can give one file. Please save it with fewer pixels, or as a JPEG without “progressive”.';

/** A form's few lines around the file. */
const envelope = 10_000;

/** What a sender says; undefined where it doesn't. */
export const declaredLength = ({ headers }: FastifyRequest): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/** Whether the declared length is too large; without a declared length the file is cut off later. */
export const isTooLarge = ({ headers }: FastifyRequest, most: number): boolean =>
  Number(headers['content-length'] ?? 0) > most + envelope;

/**
 * Receives one file if the sender may send one, and calls `use` with it; afterwards the file is removed. Each upload is
 * one line of the log, refused or not.
 *
 * @param use checks the file and stores what is needed of it
 * @param onNamed called with the file's name while it is being received
 */
export async function takeUpload<T>(
  services: Services,
  request: FastifyRequest,
  sender: Sender,
  accepted: Accepted,
  use: (file: ReceivedFile) => Promise<Result<T>>,
  onNamed?: (name: string) => void,
): Promise<Result<T>> {
  const begun = performance.now();
  let received: Result<ReceivedFile> | undefined;
  let taken: Result<T> | undefined;
  let room: Result<() => void> | undefined;
  try {
    room = await mayCome(services, sender, accepted, declaredLength(request));
    if (!room.ok) {
      taken = room;
      return room;
    }
    const { most, tooLarge } = accepted;
    received = await receiveFile(request.raw, await newIncoming(services.env), most, tooLarge, onNamed);
    const file = received;
    taken = file.ok
      ? await useAndRemove(services, request, file.value.path, accepted, () =>
          useScanned(services, request, sender, file.value.path, accepted, () => use(file.value)),
        )
      : file;
    return taken;
  } finally {
    if (room?.ok) room.value();
    request.log.info(
      {
        source: sender.rank === 'stranger' ? networkOf(sender.address) : sender.source,
        bytes: received?.ok ? received.value.bytes : null,
        kind: received?.ok ? (received.value.kind ?? 'unknown') : null,
        verdict: taken === undefined ? 'failed' : taken.ok ? 'taken' : taken.failure.code,
        ...(taken?.ok === false && { refusal: taken.failure.text }),
        ms: Math.round(performance.now() - begun),
      },
      'upload',
    );
  }
}

/**
 * Uses a file that the shop keeps as if it had been sent again: within the same limits of time, room and turns.
 *
 * @param use checks the file and stores what is needed of it
 */
export async function takeKept<T>(
  services: Services,
  request: FastifyRequest,
  sender: Sender,
  accepted: Accepted & { readonly bytes: number; readonly open: () => Promise<Readable> },
  use: (path: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const room = await mayCome(services, sender, accepted, accepted.bytes);
  if (!room.ok) return room;
  try {
    const path = await newIncoming(services.env);
    return await useAndRemove(services, request, path, accepted, async () => {
      await pipeline(await accepted.open(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return use(path);
    });
  } finally {
    room.value();
  }
}

/** Before the file is received: whether it may be sent. Takes room for it, which the caller gives back. */
export async function mayCome(
  services: Services,
  sender: Sender,
  { most, tooLarge, field }: Accepted,
  length: number | undefined,
): Promise<Result<() => void>> {
  const limited = await checkRateLimit({ services, source: sender.address }, 'artwork from source');
  if (limited) return limited;
  const heldBack = services.inspection.heldBack(sender);
  if (heldBack) return heldBack.failure;
  if ((length ?? 0) > most + envelope) return fail('invalid', tooLarge, { field });
  return services.uploadRoom.take(sender, length ?? most);
}

/** Calls `use` with a file that the configured scanner, if there is one, finds nothing harmful in. */
export async function useScanned<T>(
  { db, env, now }: Services,
  request: FastifyRequest,
  sender: Sender,
  path: string,
  { field }: Pick<Accepted, 'field'>,
  use: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const passes = await passesScan(env.scanCommand, path).catch((error: unknown) => {
    request.log.error({ err: error }, 'the scanner of uploads failed');
    // No file is used unseen.
    throw new RetryLater(503, 'Files can’t be checked at the moment.', 60);
  });
  if (passes) return use();
  const [by, day] = [uploaderOf(sender), indianDay(now())];
  await inTransaction(db, (tx) =>
    raiseAlert(tx, {
      key: `harmful-file:${day}:${by}`,
      kind: 'harmful-file' satisfies AlertKind,
      message: `The scanner refused a file that was uploaded by ${isOfStranger(by) ? 'a visitor who wasn’t signed in' : by}. Nothing of it was kept.`,
      createdAt: now(),
    }),
  );
  return fail('invalid', harmful, { field });
}

const harmful =
  'Our scanner finds something harmful in this file, so we have not kept it. Please check the computer that it comes from, and send a clean file.';

/** Calls `use`, answers what went wrong in it as a sentence, and removes the file. */
export async function useAndRemove<T>(
  services: Services,
  request: FastifyRequest,
  path: string,
  { field }: Pick<Accepted, 'field'>,
  use: () => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof TooMuchToDraw)
      return fail('invalid', error.isPicture ? tooMuchOfAPicture : tooMuch, { field });
    if (error instanceof RetryLater) return error.failure;
    if (isUnavailable(error)) throw error;
    return await keepUnread(services, request, { path, field }, error);
  } finally {
    await Promise.all([path, printPathOf(path)].map((file) => rm(file, { force: true })));
  }
}
