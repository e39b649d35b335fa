// The entry point of `npm start`, `npm test` and the other commands. Plain JavaScript for any Node from 20 on, because
// it runs before anything is installed; the tools themselves run on the Node version that the lock file pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment, nodeFlags, serverEnvironment } from './node-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const tools = {
  start: 'tools/start.ts',
  worker: 'apps/server/src/worker.ts',
  dev: 'tools/dev.ts',
  build: 'tools/build.ts',
  check: 'tools/check.ts',
  test: 'tools/test.ts',
  bench: 'tools/bench/main.ts',
  torture: 'tools/torture/main.ts',
  nightly: 'tools/nightly.ts',
  mutants: 'tools/mutants/main.ts',
};

const [command = '', ...rest] = process.argv.slice(2);
const tool = Object.hasOwn(tools, command) ? tools[command] : undefined;
if (tool === undefined) giveUp(`Unknown command "${command}": use one of ${Object.keys(tools).join(', ')}.`);

const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!isInstalled()) install();
run(tool);

/**
 * Whether node_modules matches the lock file, according to our own stamp or because npm has been run manually since.
 */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash;
  const byHand = join(modules, '.package-lock.json');
  if (!existsSync(byHand) || statSync(byHand).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false;
  writeFileSync(stamp, lockHash);
  return true;
}

function install() {
  console.log('Installing the locked dependencies; this takes about a minute and happens only when they change.');
  // Not with our own executable, which may be the one in node_modules that npm is about to replace.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund'];
  const options = { cwd: root, stdio: 'inherit' };
  const done = npm ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, { ...options, shell: true });
  if (done.status !== 0 || !existsSync(pinnedNode)) {
    giveUp(
      'The dependencies could not be installed; npm says why above. ' +
        'Check that the npm registry can be reached and that the disk has 1 GB free, then run the command again.',
    );
  }
  writeFileSync(stamp, lockHash);
}

function run(file) {
  const path = `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const own = ['start', 'worker', 'test'].includes(command) ? serverEnvironment : nodeEnvironment;
  // The development server holds Vite and every module of the web app besides the shop: more than the shop's heap.
  const flags = command === 'dev' ? [] : nodeFlags;
  const child = spawn(pinnedNode, [...flags, file, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...own, ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm runs us in a shell that doesn't forward signals: if our parent is gone, we must exit.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}

/** @returns {never} */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}
