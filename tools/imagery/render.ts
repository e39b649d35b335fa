import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runProgram } from '../command.ts';
import { scenes } from './scenes/scenes.ts';
import { closeBrowser } from './stage/rasterise.ts';
import { stage } from './stage/stage.ts';

/** Stages and renders the missing pictures, in the order of the scene list: node tools/imagery/render.ts [id …] */
const kept = process.env['IMAGERY_DIR'] ?? join(root, '.data', 'imagery');
const [stages, frames] = [join(kept, 'stage'), join(kept, 'frames')];
await mkdir(stages, { recursive: true });
await mkdir(frames, { recursive: true });

const asked = process.argv.slice(2);
const wanted = scenes.filter(
  ({ id }) =>
    asked.length === 0 || asked.some((name) => id === name || (name.endsWith('*') && id.startsWith(name.slice(0, -1)))),
);
/** The maximum number of pictures per run. */
const most = Number(process.env['IMAGERY_BATCH'] ?? Infinity);
const missing = wanted.filter(({ id }) => !existsSync(join(frames, `${id}.png`))).slice(0, most);
for (const scene of missing) await stage(scene, stages);
await closeBrowser();
const script = join(import.meta.dirname, 'blender', 'render.py');
const ids = missing.map(({ id }) => id);
console.log(`${ids.length} to render of ${wanted.length}`);
if (ids.length > 0) {
  process.exitCode = await runProgram('nice', [
    '-n',
    '19',
    'blender',
    '-b',
    '--factory-startup',
    '--python',
    script,
    '--',
    stages,
    frames,
    ...ids,
  ]);
}
