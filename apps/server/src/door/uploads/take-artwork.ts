import { type ArtworkRow, fail, largestArtwork, ok, type Result } from '@boxwright/contract';
import type { Artwork } from '@boxwright/storage';
import type { FastifyRequest } from 'fastify';
import { type Sender, uploaderOf } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import { cleanFileName } from '../../selling/artwork/file-name.ts';
import { presentArtwork } from '../../selling/artwork/present-artwork.ts';
import { readOriginal } from '../../selling/artwork/read-artwork.ts';
import { storeArtwork } from '../../selling/artwork/store-artwork.ts';
import { inspectArtworkTask } from '../../selling/artwork/tasks.ts';
import { readSender } from '../read-sender.ts';
import { takeKept, takeUpload } from './take-upload.ts';

const accepted = {
  most: largestArtwork,
  tooLarge: `This file is larger than ${largestArtwork / 1024 / 1024} MB. Please save it smaller: as a JPEG, or with fewer pixels.`,
  field: 'file',
};

/** Receives a buyer's file, looks at it and stores it. Of a file that is refused nothing is left. */
export async function takeArtwork(services: Services, request: FastifyRequest): Promise<Result<ArtworkRow>> {
  const sender = await readSender(services.auth, request);
  return takeUpload(services, request, sender, accepted, ({ path, name }) =>
    inspectAndStore(services, sender, { path, page: 1, name: cleanFileName(name) }),
  );
}

/** Takes another page of a file that is kept already, as an artwork of its own. */
export async function takePage(
  services: Services,
  request: FastifyRequest,
  artwork: Artwork,
  page: number,
): Promise<Result<ArtworkRow>> {
  const sender = await readSender(services.auth, request);
  const original = await readOriginal(services.files, artwork);
  return takeKept(services, request, sender, { ...accepted, original }, (path) =>
    inspectAndStore(services, sender, { path, page, name: artwork.name }),
  );
}

async function inspectAndStore(
  services: Services,
  sender: Sender,
  { path, page, name }: { readonly path: string; readonly page: number; readonly name: string },
): Promise<Result<ArtworkRow>> {
  const inspected = await services.inspection.inspect(inspectArtworkTask, { path, page }, sender);
  if (!inspected.ok) return fail('invalid', inspected.text, { field: accepted.field });
  return ok(presentArtwork(await storeArtwork(services, path, name, inspected, uploaderOf(sender))));
}
