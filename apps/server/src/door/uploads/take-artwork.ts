import { stat } from 'node:fs/promises';
import {
  type ArtworkRow,
  fail,
  fileSizeWords,
  largestArtwork,
  largestAtOnce,
  largestInspected,
  ok,
  type Result,
  uploadsAddress,
} from '@boxwright/contract';
import type { Artwork } from '@boxwright/storage';
import type { FastifyRequest } from 'fastify';
import { type Sender, uploaderOf } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { cleanFileName } from '../../selling/artwork/file-name.ts';
import { kindOfFile } from '../../selling/artwork/inspect/file-kind.ts';
import type { InspectedFile } from '../../selling/artwork/inspect/inspected.ts';
import { drawingsFolder } from '../../selling/artwork/inspect/kept-drawings.ts';
import { loadOfFile, loadsToCome } from '../../selling/artwork/load-of-file.ts';
import { presentArtwork } from '../../selling/artwork/present-artwork.ts';
import { storeArtwork, type ToStore } from '../../selling/artwork/store-artwork.ts';
import { inspectArtworkTask, standInTask } from '../../selling/artwork/tasks.ts';
import { readSender } from '../read-sender.ts';
import type { ReceivedFile } from './receive-file.ts';
import { declaredLength, takeKept, takeUpload } from './take-upload.ts';

const accepted = {
  most: largestAtOnce,
  tooLarge: `This file is larger than ${fileSizeWords(largestAtOnce)}. Please send it in parts: up to ${fileSizeWords(largestArtwork)} are taken at ${uploadsAddress}.`,
  field: 'file',
};

/** Files that are sent in parts. */
export const acceptedInParts = {
  most: largestArtwork,
  tooLarge: `This file is larger than ${fileSizeWords(largestArtwork)}. Please save it smaller, with fewer pixels in its pictures or without layers that aren’t printed, or ask us how to send it.`,
  field: 'file',
};

/**
 * Receives a buyer's file, looks at it and stores it. Of a file that is refused nothing is left.
 *
 * @param words the refusal of a file that is too large, where it differs from that for programs
 */
export async function takeArtwork(
  services: Services,
  request: FastifyRequest,
  words: { readonly tooLarge?: string } = {},
): Promise<Result<ArtworkRow>> {
  const sender = await readSender(services.auth, request);
  const look = ({ path, name }: ReceivedFile) =>
    inspectAndStore(services, sender, { path, page: 1, name: cleanFileName(name), uploadedBy: uploaderOf(sender) });
  return takeUpload(services, request, sender, { ...accepted, ...words }, look, (name) => {
    for (const load of loadsToCome(name, declaredLength(request) ?? 0)) services.inspection.prepare(load);
  });
}

/** Takes another page of a file that is kept already, as an artwork of its own. */
export async function takePage(
  services: Services,
  request: FastifyRequest,
  artwork: Artwork,
  page: number,
): Promise<Result<ArtworkRow>> {
  const sender = await readSender(services.auth, request);
  const kept = { bytes: artwork.bytes, open: () => services.files.open(artwork.fileKey) };
  return takeKept(services, request, sender, { ...acceptedInParts, ...kept }, (path) =>
    inspectAndStore(services, sender, { path, page, name: artwork.name, uploadedBy: uploaderOf(sender) }),
  );
}

interface ToInspect extends ToStore {
  readonly page: number;
}

/** Looks at a file on this machine and stores it; one that is too large to be read is left to people. */
export async function inspectAndStore(
  services: Services,
  sender: Sender,
  file: ToInspect,
): Promise<Result<ArtworkRow>> {
  const inspected = await inspect(services, sender, file);
  if (!inspected.ok) return fail('invalid', inspected.text, { field: accepted.field });
  return ok(presentArtwork(await storeArtwork(services, file, inspected)));
}

async function inspect(
  { env, inspection }: Services,
  sender: Sender,
  { path, page }: ToInspect,
): Promise<InspectedFile> {
  const [{ size }, kind] = await Promise.all([stat(path), kindOfFile(path)]);
  const load = loadOfFile(kind, size);
  // Asked for first: a file that takes too long to be read has used up what its sender may ask.
  const unread = size > largestAtOnce ? await inspection.inspect(standInTask, { path }, sender, load) : undefined;
  if (unread && size > largestInspected) return unread;
  try {
    return await inspection.inspect(inspectArtworkTask, { path, page, drawings: drawingsFolder(env) }, sender, load);
  } catch (error) {
    if (unread && error instanceof TooMuchToDraw) return unread;
    throw error;
  }
}
