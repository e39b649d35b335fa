import { open } from 'node:fs/promises';
import type { ArtworkKind } from '@boxwright/contract';

const signatures = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['tiff', /^(?:49492a00|4d4d002a)/],
  ['webp', /^52494646.{8}57454250/],
] as const;
/** The first box of an AVIF names the formats that it has; a HEIC has others. */
const avif = /^.{4}ftyp(?:.{4})*?avi[fs]/s;

/** White space and a byte order mark may stand before the first tag of an SVG. */
const firstTag = /^(?:\xef\xbb\xbf)?\s*<|^\xff\xfe<\0|^\xfe\xff\0<|^<\0|^\0</;

/** Mail and printer programs put bytes before a PDF; readers look for its beginning within this many. */
const pdfWithin = 1024;
/** What begins so is another file, too: a picture, a program, an archive or a page, which somebody might open as that. */
const otherFile = /^(?:\xef\xbb\xbf)?\s*(?:GIF8|MZ|PK|BM|\x7fELF|#!|RIFF|Rar!|<[!?a-z])/i;

/** What a file is by its first bytes; undefined for files that aren't taken. The rest is checked by `inspectArtwork`. */
export function fileKind(bytes: Buffer): ArtworkKind | undefined {
  const head = bytes.toString('hex', 0, 12);
  const signed = signatures.find(([, signature]) => signature.test(head));
  if (signed) return signed[0];
  if (avif.test(bytes.toString('latin1', 0, Math.min(firstBoxOf(bytes), longestFirstBox)))) return 'avif';
  const text = bytes.toString('latin1', 0, pdfWithin);
  if (text.includes('%PDF-')) {
    if (!otherFile.test(text)) return 'pdf';
    // A drawing may speak of a PDF.
    if (!/<svg[\s>]/i.test(text)) return undefined;
  }
  return firstTag.test(text) ? 'svg' : undefined;
}

/** What a file of this machine is by its first bytes. */
export async function kindOfFile(path: string): Promise<ArtworkKind | undefined> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
  return fileKind(buffer.subarray(0, bytesRead));
}

/** It lists a handful of formats. */
const longestFirstBox = 256;
const firstBoxOf = (bytes: Buffer): number => (bytes.length < 8 ? 0 : bytes.readUInt32BE(0));
