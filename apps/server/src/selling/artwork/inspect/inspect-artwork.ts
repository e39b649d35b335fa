import { readFile } from 'node:fs/promises';
import type { ArtworkKind } from '@boxwright/contract';
import { fileEnd } from './file-end.ts';
import { fileKind } from './file-kind.ts';
import { damaged, type Inspected, type Refused, refused, type Shown } from './inspected.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readSvg } from './read-svg.ts';

/**
 * Checks a received file and encodes it again as a picture for screens. Its bytes decide its kind, not its name or what
 * the sender says. Runs in the process that decodes uploaded files.
 *
 * @param path of the file on this machine
 */
export async function inspectArtwork(path: string): Promise<Inspected> {
  const received = await readFile(path);
  if (received.length === 0) return refused('This file is empty. Please choose another one.');
  const kind = fileKind(received);
  if (kind === undefined) {
    return refused(
      'This is not a PNG, JPEG, SVG or PDF. Please save your artwork as one of these and upload that file.',
    );
  }
  const length = fileEnd(kind, received);
  if (length === undefined) return damaged;
  const shown = await readAs(kind, received.subarray(0, length));
  return 'ok' in shown ? shown : { ok: true, kind, length, ...shown };
}

function readAs(kind: ArtworkKind, bytes: Buffer): Promise<Shown | Refused> {
  switch (kind) {
    case 'png':
    case 'jpeg':
      return readPicture(kind, bytes);
    case 'svg':
      return readSvg(bytes);
    case 'pdf':
      return readPdf(bytes);
  }
}
