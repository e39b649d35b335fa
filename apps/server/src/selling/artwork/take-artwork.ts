import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type ArtworkRow, fail, largestArtwork, ok, type Result } from '@boxwright/contract';
import { checkRateLimit } from '../../door/limits.ts';
import type { Services } from '../../process/services.ts';
import { RetryLater } from '../../process/work/retry-later.ts';
import { cleanFileName } from './file-name.ts';
import { newIncoming } from './incoming.ts';
import type { Inspected } from './inspect/inspected.ts';
import { TooMuchToDraw } from './inspection.ts';
import { presentArtwork } from './present-artwork.ts';
import { receiveFile } from './receive-file.ts';
import { storeArtwork } from './store-artwork.ts';

const refuse = (text: string) => fail('invalid', text, { field: 'file' });

const tooLarge = `This file is larger than ${largestArtwork / 1024 / 1024} MB. Please save it smaller: as a JPEG, or with fewer pixels.`;
const tooMuch = 'This file takes too long to draw. Please simplify or flatten it, or save it as a PNG or JPEG.';

/** A form's few lines around the file. */
const envelope = 10_000;

/** Receives a buyer's file, looks at it and stores it. Of a file that is refused nothing is left. */
export async function takeArtwork(
  services: Services,
  request: IncomingMessage,
  source: string,
): Promise<Result<ArtworkRow>> {
  const limited = await checkRateLimit({ services, source }, 'artwork from source');
  if (limited) return limited;
  if (Number(request.headers['content-length'] ?? 0) > largestArtwork + envelope) return refuse(tooLarge);
  const received = await receiveFile(request, await newIncoming(services.env), largestArtwork, tooLarge);
  if (!received.ok) return received;
  const { path, name } = received.value;
  try {
    const inspected = await inspect(services, path, source);
    if (!inspected.ok) return inspected;
    return ok(presentArtwork(await storeArtwork(services, path, cleanFileName(name), inspected.value)));
  } finally {
    await rm(path, { force: true });
  }
}

async function inspect(
  { inspection }: Services,
  path: string,
  source: string,
): Promise<Result<Extract<Inspected, { ok: true }>>> {
  try {
    const inspected = await inspection.run('inspectArtwork', path, source);
    return inspected.ok ? ok(inspected) : refuse(inspected.text);
  } catch (error) {
    if (error instanceof TooMuchToDraw) return refuse(tooMuch);
    if (error instanceof RetryLater) return error.failure;
    throw error;
  }
}
