import type { ArtworkKind } from '@boxwright/contract';

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

const [startOfScan, endOfImage] = [0xda, 0xd9];
/** Markers without a length: restarts and a reserved one. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/** Segments of marker and length; the start of a scan is followed by data until the next marker. */
function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage) return at + 2;
    else if (isBare(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return undefined;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === startOfScan) at = nextMarker(bytes, at);
    }
  }
  return undefined;
}

/** Within data, 0xFF is followed by 0 or by a restart marker. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Each saved change of a PDF ends like this; the last one counts. */
const pdfEnd = '%%EOF';

function endOfPdf(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf(pdfEnd, undefined, 'latin1');
  return at < 0 ? undefined : at + pdfEnd.length;
}
