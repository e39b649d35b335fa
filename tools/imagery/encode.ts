import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../command.ts';
import { heightOf, widthsOf } from './widths.ts';

/** Encodes every frame that is newer than its pictures: node tools/imagery/encode.ts */
const run = promisify(execFile);
const kept = process.env['IMAGERY_DIR'] ?? join(root, '.data', 'imagery');
const frames = join(kept, 'frames');
const scaled = join(kept, 'scaled');
const images = join(root, 'apps', 'web', 'public', 'images');

/**
 * AVIF's quantiser: finer for the widest, which big screens show at 1:1; the others are for high-density screens. Ten
 * bits and 4:4:4 colour, otherwise soft shadows on paper show blocks.
 */
const quantisers = { widest: '10', others: '18' } as const;
const coarserOver = 100_000;

/**
 * A page's first picture comes to a phone in two round trips if it has at most 17 kB: it is encoded as finely as that
 * allows. Flat ones need few bytes, and show blocks where they have fewer.
 */
const mostOfFirst = 17_000;
const quantisersOfFirst = ['10', '14', '18', '22', '26'] as const;
const isFirstOnPage = (id: string) => /^(home-hero|category-[a-z-]+)$/.test(id);

/** From the finest to the coarsest that may be tried, and the size at which to stop. */
function triesOf(id: string, width: number): { readonly quantisers: readonly string[]; readonly most: number } {
  // Clear film has more grain from rendering than can be seen.
  if (width === Math.max(...widthsOf(id))) return { quantisers: Object.values(quantisers), most: coarserOver };
  return isFirstOnPage(id)
    ? { quantisers: quantisersOfFirst, most: mostOfFirst }
    : { quantisers: [quantisers.others], most: coarserOver };
}

await mkdir(images, { recursive: true });
await mkdir(scaled, { recursive: true });
const found = (await readdir(frames)).filter((name) => name.endsWith('.png')).map((name) => name.slice(0, -4));
for (const id of found) {
  const frame = join(frames, `${id}.png`);
  const webp = join(images, `${id}.webp`);
  if (existsSync(webp) && statSync(webp).mtimeMs > statSync(frame).mtimeMs) continue;
  const widest = Math.max(...widthsOf(id));
  for (const width of widthsOf(id)) {
    const source = width === widest ? frame : await scaledDown(id, frame, width);
    const name = `${id}-${width}.avif`;
    const tries = triesOf(id, width);
    for (const quantiser of tries.quantisers) {
      await encodeAvif(source, name, quantiser);
      if (statSync(join(images, name)).size <= tries.most) break;
    }
  }
  await run('cwebp', ['-quiet', '-q', '84', '-m', '6', '-sharp_yuv', frame, '-o', webp]);
  console.log(id);
}

/** Via a lossless WebP, because its encoder scales well. */
async function scaledDown(id: string, frame: string, width: number): Promise<string> {
  const path = join(scaled, `${id}-${width}`);
  const size = ['-resize', String(width), String(heightOf(id, width))];
  await run('cwebp', ['-quiet', '-lossless', '-z', '1', ...size, frame, '-o', `${path}.webp`]);
  await run('dwebp', ['-quiet', `${path}.webp`, '-o', `${path}.png`]);
  return `${path}.png`;
}

async function encodeAvif(source: string, name: string, quantiser: string): Promise<void> {
  const quality = ['--min', quantiser, '--max', quantiser, '-a', 'end-usage=q', '-a', `cq-level=${quantiser}`];
  await run('avifenc', [...quality, '-s', '2', '-d', '10', '-y', '444', source, join(images, name)]);
}
