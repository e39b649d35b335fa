import { deflateSync } from 'node:zlib';
import type { PngRows } from '@boxwright/documents';

/** Colour types of PNG that PDF reads as they are. */
const colourTypes = { grey: 0, rgb: 2 } as const;

/**
 * The pixels of a PNG file of 8 bits a channel without palette, alpha and interlacing, still deflated.
 *
 * @throws RangeError for any other file
 */
export function pngRows(file: Uint8Array, colours: keyof typeof colourTypes): PngRows {
  const png = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const head = png.subarray(16, 29);
  const [depth, type, interlace] = [head[8], head[9], head[12]];
  if (depth !== 8 || type !== colourTypes[colours] || interlace !== 0) {
    throw new RangeError(`A PNG of ${depth} bits and colour type ${type} can't be embedded as ${colours}`);
  }
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { pixelWidth: head.readUInt32BE(0), pixelHeight: head.readUInt32BE(4), deflated: Buffer.concat(parts) };
}

/** Pixels of 8 bits a channel as the same rows, without filters. */
export function plainRows(
  data: Uint8Array,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
): PngRows {
  const row = width * channels;
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return { pixelWidth: width, pixelHeight: height, deflated: deflateSync(rows, { level: 2 }) };
}
