import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Draws `favicon.ico` from `favicon.svg`: browsers and feed readers ask for it unasked. `node tools/imagery/favicon.ts` */
const site = join(import.meta.dirname, '../../apps/web/public');
const sizes = [16, 32, 48];

const svg = await readFile(join(site, 'favicon.svg'));
const pictures = await Promise.all(
  sizes.map((size) => sharp(svg, { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()),
);

/** The ICO format: a header of 6 bytes, an entry of 16 bytes for each picture, then the pictures (PNG). */
const header = Buffer.alloc(6 + 16 * sizes.length);
header.writeUInt16LE(1, 2); // icons
header.writeUInt16LE(sizes.length, 4);
let offset = header.length;
for (const [place, picture] of pictures.entries()) {
  const entry = 6 + 16 * place;
  header.writeUInt8(sizes[place] ?? 0, entry);
  header.writeUInt8(sizes[place] ?? 0, entry + 1);
  header.writeUInt16LE(1, entry + 4); // colour planes
  header.writeUInt16LE(32, entry + 6); // bits a pixel
  header.writeUInt32LE(picture.length, entry + 8);
  header.writeUInt32LE(offset, entry + 12);
  offset += picture.length;
}
await writeFile(join(site, 'favicon.ico'), Buffer.concat([header, ...pictures]));
