import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../command.ts';
import { frames as frameSizes } from './scenes/scene.ts';

/** Encodes every frame that is newer than its pictures: node tools/imagery/encode.ts */
const run = promisify(execFile);
const kept = process.env['IMAGERY_DIR'] ?? join(root, '.data', 'imagery');
const frames = join(kept, 'frames');
const images = join(root, 'apps', 'web', 'public', 'images');
const scaled = join(kept, 'scaled');

/** AVIF widths by shape; the widest is the frame itself, and the WebP's. */
export const widths = { tile: [320, 640, 960], banner: [480, 860, 1280] } as const;

const isOlder = (path: string, than: string) => !existsSync(path) || statSync(path).mtimeMs < statSync(than).mtimeMs;

await mkdir(images, { recursive: true });
await mkdir(scaled, { recursive: true });
const found = (await readdir(frames)).filter((name) => name.endsWith('.png')).map((name) => name.slice(0, -4));
for (const id of found) {
  const frame = join(frames, `${id}.png`);
  const webp = join(images, `${id}.webp`);
  if (!isOlder(webp, frame)) continue;
  const shape = id.startsWith('banner-') ? 'banner' : 'tile';
  const [width, height] = frameSizes[shape];
  for (const wide of widths[shape]) {
    const small = wide === width ? frame : join(scaled, `${id}-${wide}.png`);
    if (small !== frame) {
      // A lossless WebP on the way: cwebp's filter for scaling down is the only one at hand that sharpens nothing.
      const lossless = join(scaled, `${id}-${wide}.webp`);
      const size = ['-resize', String(wide), String(Math.round((wide * height) / width))];
      await run('cwebp', ['-quiet', '-lossless', '-z', '1', ...size, frame, '-o', lossless]);
      await run('dwebp', ['-quiet', lossless, '-o', small]);
    }
    const quality = wide === width ? '25' : '23';
    await run('nice', [
      '-n',
      '19',
      'avifenc',
      '--min',
      quality,
      '--max',
      quality,
      '-a',
      'end-usage=q',
      '-a',
      `cq-level=${quality}`,
      '-s',
      '6',
      '-y',
      '420',
      small,
      join(images, `${id}-${wide}.avif`),
    ]);
  }
  await run('nice', ['-n', '19', 'cwebp', '-quiet', '-q', '80', '-m', '6', '-sharp_yuv', frame, '-o', webp]);
  console.log(id);
}
