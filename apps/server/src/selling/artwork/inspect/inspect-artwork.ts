import { readFile, stat, writeFile } from 'node:fs/promises';
// Not by the package's list: all of its schemas would be loaded by each process that reads files.
import { type ArtworkKind, artworkKindWords } from '@boxwright/contract/artwork-kinds';
import { sharp } from '../../../process/work/sharp.ts';
import { printPathOf } from '../print-path.ts';
import { fileEnd } from './file-end.ts';
import { fileKind, kindOfFile } from './file-kind.ts';
import {
  damaged,
  type Inspected,
  type InspectedFile,
  noSuchPage,
  type Refused,
  refused,
  type Shown,
} from './inspected.ts';
import { screenPixels, showPixels } from './make-preview.ts';
import { readPdf, whyNotLeftToPeople } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readSvg } from './read-svg.ts';

/** A file on this machine, and the number of the page, from 1; the first page if it is absent. */
export interface FileToInspect {
  readonly path: string;
  readonly page?: number;
  /** The folder in which the drawing of a page is kept for its checks; it isn't kept without one. */
  readonly drawings?: string;
}

/**
 * Checks a received file and encodes it again as a picture for screens. Its bytes decide its kind, not its name or what
 * the sender says. Runs in the process that decodes uploaded files.
 */
export async function inspectArtwork({ path, page = 1, drawings }: FileToInspect): Promise<Inspected> {
  const received = await readFile(path);
  if (received.length === 0) return refused('This file is empty. Please choose another one.');
  const kind = fileKind(received);
  if (kind === undefined) return otherKind;
  const length = fileEnd(kind, received);
  if (length === undefined) return damaged;
  const shown = await readAs(kind, received.subarray(0, length), page, drawings);
  return 'ok' in shown ? shown : { ok: true, kind, length, byHand: false, ...shown };
}

/** A page of a kept file, from 1. */
export interface PageToDraw {
  readonly kind: ArtworkKind;
  readonly original: Uint8Array;
  readonly page: number;
}

/** Its picture for screens; null where it can't be read or drawn. */
export async function drawnForScreens({ kind, original, page }: PageToDraw): Promise<Uint8Array | null> {
  const shown = await readAs(kind, Buffer.from(original), page, undefined);
  return 'ok' in shown ? null : shown.preview.bytes;
}

/** Puts what is printed of an inspected file beside it, for the process that asked. */
export async function besideIt(path: string, inspected: Inspected): Promise<InspectedFile> {
  if (!inspected.ok) return inspected;
  const { print, ...shown } = inspected;
  if (print === null) return { ...shown, print };
  await writeFile(printPathOf(path), print, { mode: 0o600 });
  return { ...shown, print: { path: printPathOf(path), bytes: print.length } };
}

/**
 * Takes a file that is too large to be read: its kind by its first bytes, and a picture that stands for it. People look
 * at it, so one that would run something, or may, is refused.
 */
export async function standInFor({ path }: Pick<FileToInspect, 'path'>): Promise<Inspected> {
  const [{ size }, kind] = await Promise.all([stat(path), kindOfFile(path)]);
  if (kind === undefined) return otherKind;
  if (kind === 'svg') return largeSvg;
  const refusal = kind === 'pdf' ? await whyNotLeftToPeople(path) : undefined;
  if (refusal) return refusal;
  const drawn = await screenPixels(sharp(standIn));
  const shown = await showPixels(drawn, {
    pixelWidth: null,
    pixelHeight: null,
    page: 1,
    pages: 1,
    ratio: drawn.width / drawn.height,
    bleed: 0,
    leastPixels: null,
    ownCut: null,
    white: null,
    gloss: null,
    print: null,
  });
  return 'ok' in shown ? shown : { ok: true, kind, length: size, byHand: true, ...shown };
}

/** A sheet of paper with a folded corner. */
const standIn = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><rect width="480" height="600" fill="#f4efe6"/><path d="M120 90h170l70 70v350H120z" fill="#fff" stroke="#8a7a63" stroke-width="6"/><path d="M290 90v70h70M160 240h160M160 300h160M160 360h100" fill="none" stroke="#8a7a63" stroke-width="6"/></svg>',
);

/** What it would run is only found by reading all of it. */
const largeSvg = refused(
  'This SVG is too large for us to look for programs in it. Please export it as a PDF, or with fewer pixels in its pictures, and upload that.',
);

const otherKind = refused(
  `This is not a ${artworkKindWords}. Please save your artwork as one of these and upload that file.`,
);

async function readAs(
  kind: ArtworkKind,
  bytes: Buffer,
  page: number,
  drawings: string | undefined,
): Promise<Shown | Refused> {
  switch (kind) {
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'avif':
    case 'tiff':
      return readPicture(kind, bytes, page, drawings);
    case 'svg':
      return page === 1 ? readSvg(bytes) : noSuchPage;
    case 'pdf':
      return readPdf(bytes, page, drawings);
  }
}
