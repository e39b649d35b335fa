import type { ArtworkKind } from '@boxwright/contract';

const signatures = [
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
  ['pdf', Buffer.from('%PDF-').toString('hex')],
] as const;

/** White space and a byte order mark may stand before the first tag of an SVG. */
const firstTag = /^(?:\xef\xbb\xbf)?\s*</;

/** What a file is by its first bytes; undefined for files that aren't taken. The rest is checked by `inspectArtwork`. */
export function fileKind(bytes: Buffer): ArtworkKind | undefined {
  const signed = signatures.find(([, signature]) => bytes.toString('hex', 0, signature.length / 2) === signature);
  if (signed) return signed[0];
  return firstTag.test(bytes.toString('latin1', 0, 256)) ? 'svg' : undefined;
}
