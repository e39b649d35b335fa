import {
  type ArtworkKind,
  type ArtworkRow,
  artworkKinds,
  artworkKindWords,
  artworkPageAddress,
  fail,
  fileSizeWords,
  largestArtwork,
  type Result,
  uploadPart,
} from '@boxwright/contract';
import { loadOperations, readAnswer } from '../../api.ts';
import { unreachable } from '../../unreachable.ts';
import { sendFile } from './send-file.ts';
import type { Report } from './watch-connection.ts';
import { whenFree } from './when-free.ts';

const typesOf: Readonly<Record<ArtworkKind, readonly string[]>> = {
  png: ['image/png'],
  jpeg: ['image/jpeg', 'image/jpg'],
  svg: ['image/svg+xml'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  tiff: ['image/tiff'],
  // Files of Illustrator hold a PDF.
  pdf: ['application/pdf', 'application/illustrator'],
};

/** Types that say nothing: none, and what computers call Illustrator's files and others. */
const untyped = new Set(['', 'application/postscript']);

/** Endings that differ from the kind's name. */
const endings: Readonly<Record<string, ArtworkKind>> = { jpg: 'jpeg', tif: 'tiff', ai: 'pdf' };

/** The kind of a file by its type or name; null for other kinds. The server checks the content itself. */
export const kindOf = ({ type, name }: Pick<File, 'type' | 'name'>): ArtworkKind | null => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const byName = endings[ending ?? ''] ?? ending;
  return artworkKinds.find((kind) => typesOf[kind].includes(type) || (untyped.has(type) && kind === byName)) ?? null;
};

/** Neither its type nor an ending of its name says what a file from some apps is. */
const saysItsKind = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  !untyped.has(type) || /\.[^.]+$/.test(name);

/** Why a file isn't sent, as a text for the buyer; null if it can be. */
export const refusedUnsent = (file: Pick<File, 'type' | 'name' | 'size'>): string | null => {
  if (kindOf(file) === null && saysItsKind(file))
    return `Please choose a ${artworkKindWords}: this file is of another kind.`;
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size <= largestArtwork) return null;
  return `This file has ${fileSizeWords(file.size)}; up to ${fileSizeWords(largestArtwork)} can be sent here. You can mail it after ordering.`;
};

const lost = 'The connection was lost while your file was on its way. It was not sent.';

/** Sends a buyer's file: a small one in one request, a larger one in parts. */
export const sendArtwork = async (file: File, onProgress: Report, signal: AbortSignal): Promise<Result<ArtworkRow>> => {
  const { shapes } = await loadOperations();
  const received = shapes.GetArtwork.output;
  if (file.size <= uploadPart) {
    return whenFree(() => sendFile({ to: '/artwork', file, received, lost, onProgress, signal }), signal);
  }
  const sender = await import('./send-in-parts.ts').catch(() => null);
  return sender?.sendInParts({ file, received, onProgress, signal }) ?? fail('unavailable', unreachable);
};

/** Takes another page of a file that the shop has. */
export const takePage = async (token: string, page: number, signal: AbortSignal): Promise<Result<ArtworkRow>> => {
  const { shapes } = await loadOperations();
  return whenFree(async () => {
    try {
      const response = await fetch(artworkPageAddress(token, page), { method: 'POST', signal });
      return readAnswer(response.status, await response.json(), shapes.GetArtwork.output);
    } catch {
      return fail('unavailable', unreachable);
    }
  }, signal);
};
