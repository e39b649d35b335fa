import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { largestPicture, type PictureRefusal, pictureRefusals } from '@boxwright/contract';
import { type CataloguePicture, insertCataloguePicture, inTransaction } from '@boxwright/storage';
import { newFileKey } from '../../adapters/files/files.ts';
import { checkRateLimit } from '../../door/limits.ts';
import type { Services } from '../../process/services.ts';
import { RetryLater } from '../../process/work/retry-later.ts';
import { newIncoming } from '../artwork/incoming.ts';
import type { EncodedPicture } from '../artwork/inspect/encode-picture.ts';
import { TooMuchToDraw } from '../artwork/inspection.ts';
import { receiveFile } from '../artwork/receive-file.ts';

/** A form's few lines around the file. */
const envelope = 10_000;

interface Sender {
  readonly staffId: number;
  readonly source: string;
}

/**
 * Receives a picture for the catalogue, looks at its bytes and encodes it for the site. It isn't shown before it is put
 * there. Of a file that is refused nothing is left.
 */
export async function takePicture(
  services: Services,
  request: IncomingMessage,
  { staffId, source }: Sender,
): Promise<CataloguePicture | PictureRefusal> {
  if (await checkRateLimit({ services, source }, 'artwork from source')) return 'busy';
  if (Number(request.headers['content-length'] ?? 0) > largestPicture + envelope) return 'too-large';
  const tooLarge = pictureRefusals['too-large'];
  const received = await receiveFile(request, await newIncoming(services.env), largestPicture, tooLarge);
  // A form of the page sends its length, so a file that is too large was refused above.
  if (!received.ok) return 'no-picture';
  const { path } = received.value;
  try {
    const encoded = await services.inspection.run('encodePicture', path, source);
    return encoded.ok ? await store(services, encoded, staffId) : encoded.problem;
  } catch (error) {
    if (error instanceof TooMuchToDraw) return 'unreadable';
    if (error instanceof RetryLater) return 'busy';
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** The files first, then their row. A crash in between leaves files of some hundred KB that nothing refers to. */
async function store(
  { db, files, now }: Services,
  { webp, avifs }: EncodedPicture,
  addedBy: number,
): Promise<CataloguePicture> {
  const token = randomBytes(18).toString('base64url');
  const put = async (bytes: Uint8Array, kind: 'webp' | 'avif') => {
    const key = newFileKey(`catalogue/${token}`, bytes, kind);
    await files.put(key, bytes);
    return key;
  };
  const webpKey = await put(webp, 'webp');
  const avifKeys: string[] = [];
  for (const avif of avifs) avifKeys.push(await put(avif, 'avif'));
  return inTransaction(db, (tx) => insertCataloguePicture(tx, { token, webpKey, avifKeys, addedBy, createdAt: now() }));
}
