import type { ArtworkKind } from '@boxwright/contract';
import { endOfImage, jpegMarks } from './jpeg-marks.ts';

/**
 * Where the picture or document ends, as an offset in bytes; undefined when its end is missing. What follows isn't part
 * of it (cameras append previews and films, attackers archives and pages), and is cut off before the file is stored.
 */
export function fileEnd(kind: ArtworkKind, bytes: Buffer): number | undefined {
  switch (kind) {
    case 'png':
      return endOfPng(bytes);
    case 'jpeg':
      return endOfJpeg(bytes);
    case 'pdf':
      return endOfPdf(bytes);
    case 'webp':
      return within(bytes, 8 + bytes.readUInt32LE(4));
    case 'avif':
      return endOfBoxes(bytes);
    case 'tiff':
      // It refers to places anywhere in itself and says no end.
      return bytes.length;
    case 'svg':
      // Its parser refuses everything behind the last tag.
      return bytes.length;
  }
}

/** Blocks of length, name, data and checksum; the last one is IEND. */
function endOfPng(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return undefined;
}

const within = (bytes: Buffer, end: number): number | undefined => (end <= bytes.length ? end : undefined);

/** Boxes of a length, a name of four letters and data; what doesn't look like one isn't part of the file. */
function endOfBoxes(bytes: Buffer): number | undefined {
  let at = 0;
  while (at + 8 <= bytes.length && /^[a-z]{4}$/.test(bytes.toString('latin1', at + 4, at + 8))) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return bytes.length;
    if (at + length > bytes.length) return undefined;
    at += length;
  }
  return at;
}

function endOfJpeg(bytes: Buffer): number | undefined {
  for (const { mark, end } of jpegMarks(bytes)) if (mark === endOfImage) return end;
  return undefined;
}

/** Each saved change of a PDF ends like this; the last one counts. */
const pdfEnd = '%%EOF';

function endOfPdf(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf(pdfEnd, undefined, 'latin1');
  return at < 0 ? undefined : at + pdfEnd.length;
}
