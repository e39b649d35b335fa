import { artwork as artworkRecord, fail, ok, type Result } from '@boxwright/contract';
import {
  type Artwork,
  claimUpload,
  findUpload,
  forgetUpload,
  inTransaction,
  releaseUpload,
  settleUpload,
  type Tx,
  type Upload,
} from '@boxwright/storage';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../calls/services.ts';
import { presentArtwork } from '../../selling/artwork/present-artwork.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { joinParts, removeParts } from '../../selling/artwork/upload-parts.ts';
import { readSender } from '../read-sender.ts';
import { newIncoming } from './incoming.ts';
import { acceptedInParts, inspectAndStore } from './take-artwork.ts';
import { useAndRemove, useScanned } from './take-upload.ts';

/** Longer than joining, looking at and storing a file can take. */
const longestFinishMs = 5 * 60_000;

export const notKept = fail('not_found', 'This file is not kept here any more. Please send it again.', {
  field: 'file',
});
const incomplete = fail('conflict', 'This file has not arrived completely.', { field: 'file' });
const beingFinished = fail('unavailable', 'We are looking at this file.', { details: { retry_after: 1 } });

/**
 * Makes an artwork of a file whose parts have all arrived, once: asked again, also at the same time, it answers with the
 * same artwork. Of a file that is refused nothing is left.
 */
export async function finishUpload(
  services: Services,
  request: FastifyRequest,
  token: string,
): Promise<Result<unknown>> {
  const upload = await findUpload(services.db, token);
  if (!upload) return notKept;
  if (upload.artworkToken !== null) {
    const found = await readArtwork(services.db, upload.artworkToken);
    return found.ok ? ok(artworkRecord.encode(presentArtwork(found.value))) : notKept;
  }
  if (upload.received < upload.bytes) return incomplete;
  const now = services.now();
  const staleBefore = new Date(now.getTime() - longestFinishMs);
  const isOurs = await inTransaction(services.db, (tx) => claimUpload(tx, upload, { now, staleBefore }));
  if (!isOurs) return beingFinished;
  try {
    return await makeArtwork(services, request, upload);
  } finally {
    await inTransaction(services.db, (tx) => releaseUpload(tx, upload));
  }
}

async function makeArtwork(services: Services, request: FastifyRequest, upload: Upload): Promise<Result<unknown>> {
  const { db } = services;
  const { name, bytes, uploadedBy } = upload;
  const sender = await readSender(services.auth, request);
  const heldBack = services.inspection.heldBack(sender);
  if (heldBack) return heldBack.failure;
  const room = await services.uploadRoom.take(null, bytes);
  if (!room.ok) return room;
  try {
    const path = await newIncoming(services.env);
    const taken = await useAndRemove(services, request, path, acceptedInParts, async () => {
      await joinParts(services, upload, path);
      const onStored = async (tx: Tx, artwork: Artwork) =>
        removeParts(services, tx, await settleUpload(tx, upload, artwork.token));
      return useScanned(services, request, sender, path, acceptedInParts, () =>
        inspectAndStore(services, sender, { path, page: 1, name, uploadedBy, onStored }),
      );
    });
    // Every other failure may not happen again at the next try.
    if (!taken.ok && (taken.failure.code === 'invalid' || taken.failure.code === 'internal')) {
      await inTransaction(db, async (tx) => removeParts(services, tx, await forgetUpload(tx, upload)));
    }
    return taken.ok ? ok(artworkRecord.encode(taken.value)) : taken;
  } finally {
    room.value();
    request.log.info({ bytes, uploadedBy }, 'upload in parts');
  }
}
