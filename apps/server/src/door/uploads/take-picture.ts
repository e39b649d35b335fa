import { randomBytes } from 'node:crypto';
import { fail, largestPicture, ok, type PictureRefusal, pictureRefusals } from '@boxwright/contract';
import { type CataloguePicture, insertCataloguePicture, inTransaction } from '@boxwright/storage';
import type { FastifyRequest } from 'fastify';
import { newFileKey } from '../../adapters/files/files.ts';
import { staffSender } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import type { EncodedPicture } from '../../selling/artwork/inspect/encode-picture.ts';
import { encodePictureTask } from '../../selling/artwork/tasks.ts';
import { isTooLarge, takeUpload } from './take-upload.ts';

const accepted = { most: largestPicture, tooLarge: pictureRefusals['too-large'], field: 'file' };

/**
 * Receives a picture for the catalogue, checks its bytes and encodes it for the site. It isn't shown before it is
 * published. Nothing is kept of a refused file.
 */
export async function takePicture(
  services: Services,
  request: FastifyRequest,
  staffId: number,
): Promise<CataloguePicture | PictureRefusal> {
  if (isTooLarge(request, largestPicture)) return 'too-large';
  const sender = staffSender(staffId, request.ip);
  let problem: PictureRefusal = 'no-picture';
  const taken = await takeUpload(services, request, sender, accepted, async ({ path }) => {
    problem = 'unreadable';
    const encoded = await services.inspection.runForStaff(encodePictureTask, path, sender);
    if (encoded.ok) return ok(await store(services, encoded, staffId));
    problem = encoded.problem;
    return fail('invalid', pictureRefusals[problem]);
  });
  if (taken.ok) return taken.value;
  if (taken.failure.code === 'internal') return 'failed';
  return taken.failure.code === 'invalid' ? problem : 'busy';
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
