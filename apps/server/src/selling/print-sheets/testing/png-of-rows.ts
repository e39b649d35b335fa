import { crc32 } from 'node:zlib';
import type { PngRows } from '@boxwright/documents';

/** A grey PNG file of rows, to read them by a decoder that isn't ours. */
export function png({ deflated, pixelWidth, pixelHeight }: PngRows): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixelWidth, 0);
  head.writeUInt32BE(pixelHeight, 4);
  head[8] = 8;
  const chunk = (type: string, content: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflated), chunk('IEND', Buffer.alloc(0))]);
}
