import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { cards, pictureIds } from './ids.ts';
import { heightOf, widthsOf } from './widths.ts';

/**
 * Lists the site's pictures that are missing, too large, have a wrong size or aren't used: node tools/imagery/check.ts
 */
const images = join(root, 'apps', 'web', 'public', 'images');
const most = { file: 200_000, all: 30_000_000 };

/** Width and height from the file's header. */
function sizeOf(path: string): readonly [number, number] {
  const bytes = readFileSync(path);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (path.endsWith('.avif')) {
    // ISO 23000-22: the image's spatial extents.
    const at = bytes.indexOf('ispe');
    return [view.getUint32(at + 8), view.getUint32(at + 12)];
  }
  if (path.endsWith('.webp')) {
    // RFC 9649: a lossy picture's frame header.
    const at = bytes.indexOf(Uint8Array.of(0x9d, 0x01, 0x2a));
    return [view.getUint16(at + 3, true) & 0x3fff, view.getUint16(at + 5, true) & 0x3fff];
  }
  for (let at = 2; at < bytes.length; at += 2 + view.getUint16(at + 2)) {
    // ITU-T T.81: start of frame.
    if ([0xffc0, 0xffc2].includes(view.getUint16(at))) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return [0, 0];
}

/** Expected files by name, with their picture's id and size. */
const wanted = new Map<string, { id: string; size: readonly [number, number] }>();
for (const id of pictureIds) {
  for (const width of widthsOf(id)) wanted.set(`${id}-${width}.avif`, { id, size: [width, heightOf(id, width)] });
  const widest = Math.max(...widthsOf(id));
  wanted.set(`${id}.webp`, { id, size: [widest, heightOf(id, widest)] });
}
for (const { id } of cards) wanted.set(`${id}.jpg`, { id, size: [1200, 630] });

const found = existsSync(images) ? readdirSync(images) : [];
const missing = [...wanted.keys()].filter((name) => !found.includes(name));
const wrong = found.flatMap((name) => {
  const path = join(images, name);
  const size = wanted.get(name)?.size;
  if (!size) return [`${name} is asked for by nobody`];
  const bytes = statSync(path).size;
  const [width, height] = sizeOf(path);
  return [
    ...(bytes > most.file ? [`${name} has ${bytes} bytes`] : []),
    ...(width === size[0] && height === size[1] ? [] : [`${name} is ${width} × ${height}, not ${size.join(' × ')}`]),
  ];
});
const all = found.reduce((sum, name) => sum + statSync(join(images, name)).size, 0);
if (all > most.all) wrong.push(`all pictures together have ${all} bytes`);

const absent = [...new Set(missing.map((name) => wanted.get(name)?.id))];
console.log(
  `${found.length} files, ${(all / 1e6).toFixed(1)} MB, ${wanted.size - missing.length} of ${wanted.size} wanted`,
);
if (absent.length > 0) console.log(`missing: ${absent.join(' ')}`);
for (const text of wrong) console.log(text);
if (absent.length + wrong.length > 0) process.exitCode = 1;
