import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../command.ts';
import { drawings } from './drawings.ts';
import { frames } from './scenes/scene.ts';

/** Makes the frames of the drawn pictures: node tools/imagery/draw.ts */
const folder = join(process.env['IMAGERY_DIR'] ?? join(root, '.data', 'imagery'), 'frames');
await mkdir(folder, { recursive: true });
const [width] = frames.tile;
for (const [id, svg] of drawings)
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(width)
    .png()
    .toFile(join(folder, `${id}.png`));
