import { readFile } from 'node:fs/promises';
import { type ArtworkKind, artworkKindWords } from '@boxwright/contract';
import { fileEnd } from './file-end.ts';
import { fileKind } from './file-kind.ts';
import { damaged, type Inspected, noSuchPage, type Refused, refused, type Shown } from './inspected.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readSvg } from './read-svg.ts';

/** A file on this machine, and the number of the page, from 1; the first page if it is absent. */
export interface FileToInspect {
  readonly path: string;
  readonly page?: number;
}

/**
 * Checks a received file and encodes it again as a picture for screens. Its bytes decide its kind, not its name or what
 * the sender says. Runs in the process that decodes uploaded files.
 */
export async function inspectArtwork({ path, page = 1 }: FileToInspect): Promise<Inspected> {
  const received = await readFile(path);
  if (received.length === 0) return refused('This file is empty. Please choose another one.');
  const kind = fileKind(received);
  if (kind === undefined) {
    return refused(`This is not a ${artworkKindWords}. Please save your artwork as one of these and upload that file.`);
  }
  const length = fileEnd(kind, received);
  if (length === undefined) return damaged;
  const shown = await readAs(kind, received.subarray(0, length), page);
  return 'ok' in shown ? shown : { ok: true, kind, length, ...shown };
}

async function readAs(kind: ArtworkKind, bytes: Buffer, page: number): Promise<Shown | Refused> {
  switch (kind) {
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'avif':
    case 'tiff':
      return readPicture(kind, bytes, page);
    case 'svg':
      return page === 1 ? readSvg(bytes) : noSuchPage;
    case 'pdf':
      return readPdf(bytes, page);
  }
}
