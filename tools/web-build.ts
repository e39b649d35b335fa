import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, runProgram } from './command.ts';

const web = join(root, 'apps/web');
const stamp = join(web, 'build/.inputs');

/** All inputs of the web build. */
const inputs = ['apps/web/{app,content,public}/**', 'apps/web/*.{ts,json}', 'packages/*/src/**', 'package-lock.json'];

/** Builds the web app if its inputs have changed since the last build; returns whether there is a working build. */
export async function buildWebIfStale(): Promise<boolean> {
  const state = stateOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return true;
  return buildWeb();
}

/** Builds the web app and compresses its files; returns whether that worked. */
export async function buildWeb(): Promise<boolean> {
  const state = stateOfInputs();
  const code = await runProgram('react-router', ['build', '--logLevel', 'warn'], {
    cwd: web,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) return false;
  await compressFiles(join(web, 'build/client'));
  writeFileSync(stamp, state);
  return true;
}

function stateOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root }).sort()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Compresses text files with Brotli and gzip in advance, so that requests don't have to. */
async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,json,txt,xml,webmanifest,gltf}', { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const contents = await readFile(file);
      if (contents.length < 1024) return;
      const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
      const twins = { br: await brotli(contents, { params: sizeHint }), gz: await zip(contents, { level: 9 }) };
      await Promise.all(Object.entries(twins).map(([ending, bytes]) => writeFile(`${file}.${ending}`, bytes)));
    }),
  );
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
