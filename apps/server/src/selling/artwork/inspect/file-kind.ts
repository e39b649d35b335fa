import type { ArtworkKind } from '@boxwright/contract';

const signatures = [
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
] as const;

/** White space and a byte order mark may stand before the first tag of an SVG. */
const firstTag = /^(?:\xef\xbb\xbf)?\s*<|^\xff\xfe<\0|^\xfe\xff\0<|^<\0|^\0</;

/** Mail and printer programs put bytes before a PDF; readers look for its beginning within this many. */
const pdfWithin = 1024;

/** What a file is by its first bytes; undefined for files that aren't taken. The rest is checked by `inspectArtwork`. */
export function fileKind(bytes: Buffer): ArtworkKind | undefined {
  const signed = signatures.find(([, signature]) => bytes.toString('hex', 0, signature.length / 2) === signature);
  if (signed) return signed[0];
  const head = bytes.toString('latin1', 0, pdfWithin);
  if (head.includes('%PDF-')) return 'pdf';
  return firstTag.test(head) ? 'svg' : undefined;
}
