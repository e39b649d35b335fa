import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './command.ts';
import { installSystemPackage, which } from './system-packages.ts';

/** Without a daemon, and with namespaces only where that is allowed: a changed root is enough. */
const environment = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };

/**
 * Builds `deploy/Containerfile` with buildah and starts the result as the user that it names, until its home page is
 * served. The base is Debian with this machine's Node and npm, because images can't be downloaded everywhere. Takes
 * about seven minutes; needs root on Debian.
 */
export async function tryContainer(): Promise<number> {
  for (const name of ['buildah', 'debootstrap']) {
    if (which(name) === undefined) await installSystemPackage(name);
    if (which(name) === undefined) {
      console.error(`${name} is needed to build the container, and could not be installed.`);
      return 1;
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'container-base-'));
  const made: string[] = [];
  try {
    makeBase(folder);
    const empty = buildah('from', 'scratch');
    made.push(empty);
    buildah('copy', empty, folder, '/');
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', empty);
    buildah('commit', empty, 'boxwright-base');
    const ignore = ['--ignorefile', 'deploy/Containerfile.dockerignore'];
    buildah('bud', '--from', 'boxwright-base', ...ignore, '--file', 'deploy/Containerfile', '--tag', 'boxwright', '.');
    const container = buildah('from', 'boxwright');
    made.push(container);
    return (await answersIn(container)) ? 0 : 1;
  } finally {
    for (const container of made) buildah('rm', container);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The last line that buildah prints: the name of the result. */
function buildah(...args: readonly string[]): string {
  const said = execFileSync('buildah', args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return said.trim().split('\n').at(-1) ?? '';
}

/** A small Debian with what `node:…-slim` has (Node, npm, the user `node`), and this machine's certificates. */
function makeBase(folder: string): void {
  const policy = execFileSync('apt-cache', ['policy', 'base-files'], { encoding: 'utf8' });
  const mirror = /https?:\/\/\S+/.exec(policy)?.[0];
  const options = ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', folder];
  execFileSync('debootstrap', mirror === undefined ? options : [...options, mirror], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
  const local = (...names: string[]) => join(folder, 'usr/local', ...names);
  copyFileSync(process.execPath, local('bin/node'));
  // npm itself answers with the folder of the Node that runs it, which is the pinned one here.
  const npm = join(realpathSync(which('npm') ?? ''), '../..');
  cpSync(npm, local('lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, local('bin', name));
  const settings = join(homedir(), '.npmrc');
  if (existsSync(settings)) copyFileSync(settings, join(folder, 'root/.npmrc'));
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  copyFileSync(join('/', certificates), join(folder, certificates));
}

/** Whether the shop in the container serves its home page within a minute and a half. */
async function answersIn(container: string): Promise<boolean> {
  const settings = ['--user', 'node', '--env', 'PORT=0', '--env', 'HOST=127.0.0.1'];
  const program = ['node', '--max-semi-space-size=16', '--max-old-space-size=256', 'apps/server/src/main.ts'];
  const shop = spawn('buildah', ['run', ...settings, container, '--', ...program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group, so that all of it can be ended.
    detached: true,
  });
  let said = '';
  shop.stdout.on('data', (data) => {
    said += data;
  });
  try {
    for (let seconds = 0; seconds < 90 && shop.exitCode === null; seconds += 1) {
      await wait(1000);
      const port = /open at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      const page = port === undefined ? undefined : await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (page?.ok && (await page.text()).includes('</html>')) return true;
    }
    console.error(`The shop in the container did not answer its home page.\n${said}`);
    return false;
  } finally {
    if (shop.pid !== undefined && shop.exitCode === null) process.kill(-shop.pid, 'SIGTERM');
  }
}
