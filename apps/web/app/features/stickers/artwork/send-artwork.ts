import {
  type ArtworkKind,
  type ArtworkRow,
  artworkKinds,
  fail,
  largestArtwork,
  type Result,
} from '@boxwright/contract';
import { loadOperations, readAnswer } from '../../../api.ts';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

const typesOf: Readonly<Record<ArtworkKind, readonly string[]>> = {
  png: ['image/png'],
  jpeg: ['image/jpeg', 'image/jpg'],
  svg: ['image/svg+xml'],
  pdf: ['application/pdf'],
};

/** The kind that a file says it is, by its type or name; null for others. The server looks into the file itself. */
export const kindOf = ({ type, name }: Pick<File, 'type' | 'name'>): ArtworkKind | null => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase().replace('jpg', 'jpeg');
  return artworkKinds.find((kind) => typesOf[kind].includes(type) || (type === '' && kind === ending)) ?? null;
};

/** What the buyer is told about a file that needn't be sent; null for one that may do. */
export const refusedUnsent = (file: Pick<File, 'type' | 'name' | 'size'>): string | null => {
  if (kindOf(file) === null) return 'Please choose a PNG, JPEG, SVG or PDF: this file is of another kind.';
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size <= largestArtwork) return null;
  return `This file has ${megabytes(file.size)}; up to ${megabytes(largestArtwork)} can be sent here. You can mail it after ordering.`;
};

/** Without a sign of progress for so long, in milliseconds, the connection counts as lost. */
const patience = 45_000;

const lost = 'The connection was lost while your picture was on its way. It was not sent.';

/**
 * Sends a file to the shop. `XMLHttpRequest`, because `fetch` doesn't tell how much has been sent.
 *
 * @param onProgress told the part that has been sent, 0 to 1
 */
export const sendArtwork = async (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<ArtworkRow>> => {
  const { shapes } = await loadOperations();
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const end = (result: Result<ArtworkRow>) => {
      clearTimeout(waiting);
      resolve(result);
    };
    const giveUp = () => {
      request.abort();
      end(fail('unavailable', lost));
    };
    const waitAgain = () => {
      clearTimeout(waiting);
      waiting = setTimeout(giveUp, patience);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitAgain();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => end(readAnswer(request.status, request.response, shapes.GetArtwork.output));
    request.onerror = () => end(fail('unavailable', lost));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/artwork');
    request.responseType = 'json';
    waitAgain();
    request.send(body);
  });
};
