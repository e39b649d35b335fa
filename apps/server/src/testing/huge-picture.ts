import { crc32 } from 'node:zlib';

/** A PNG whose header claims 30,000 by 30,000 pixels. */
export function hugePicture(png: Buffer): Buffer {
  const claimed = Buffer.from(png);
  // The first block is the header: 4 bytes of length, 4 of name, 13 that begin with width and height, a checksum.
  claimed.writeUInt32BE(30_000, 16);
  claimed.writeUInt32BE(30_000, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}
