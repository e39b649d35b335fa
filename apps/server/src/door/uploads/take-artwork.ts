import { type ArtworkRow, fail, largestArtwork, ok, type Result } from '@boxwright/contract';
import type { FastifyRequest } from 'fastify';
import { uploaderOf } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import { cleanFileName } from '../../selling/artwork/file-name.ts';
import { presentArtwork } from '../../selling/artwork/present-artwork.ts';
import { storeArtwork } from '../../selling/artwork/store-artwork.ts';
import { inspectArtworkTask } from '../../selling/artwork/tasks.ts';
import { readSender } from '../read-sender.ts';
import { takeUpload } from './take-upload.ts';

const accepted = {
  most: largestArtwork,
  tooLarge: `This file is larger than ${largestArtwork / 1024 / 1024} MB. Please save it smaller: as a JPEG, or with fewer pixels.`,
  field: 'file',
};

/** Receives a buyer's file, checks it and stores it. Nothing is kept of a refused file. */
export async function takeArtwork(services: Services, request: FastifyRequest): Promise<Result<ArtworkRow>> {
  const sender = await readSender(services.auth, request);
  return takeUpload(services, request, sender, accepted, async ({ path, name }) => {
    const inspected = await services.inspection.inspect(inspectArtworkTask, path, sender);
    if (!inspected.ok) return fail('invalid', inspected.text, { field: accepted.field });
    return ok(presentArtwork(await storeArtwork(services, path, cleanFileName(name), inspected, uploaderOf(sender))));
  });
}
