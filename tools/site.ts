import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeFlags, serverEnvironment } from './node-flags.mjs';

const root = resolve(import.meta.dirname, '..');

export interface Site {
  readonly url: string;
  /** The web process. */
  readonly pid: number;
  /** Everything that the server has printed so far. */
  readonly printed: () => string;
  /** Resolves when the process has ended, with the exit code or signal. */
  readonly ended: Promise<string>;
  /** Stops the server gracefully. */
  readonly stop: () => Promise<void>;
  /** Kills the server's process without warning, like a power failure. */
  readonly kill: () => Promise<void>;
}

/**
 * A temporary data folder for a site, deleted by `remove`. World-readable, because the database runs as another user.
 */
export const dataFolder = (parent = tmpdir()) => {
  const path = mkdtempSync(join(parent, 'boxwright-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Starts the whole shop as `npm start` does after the build, and waits until it prints its address. */
export const startSite = (
  dataDir: string,
  settings: Record<string, string> = {},
  /** Node's, besides those of the server. */
  flags: readonly string[] = [],
): Promise<Site> =>
  startOnce(dataDir, settings, flags).catch((error: unknown) => {
    // Its port was free when it looked, and another program took it before it listened.
    if (settings['PORT'] === undefined && /Port \d+ is taken/.test(String(error)))
      return startOnce(dataDir, settings, flags);
    throw error;
  });

const startOnce = async (
  dataDir: string,
  settings: Record<string, string>,
  flags: readonly string[],
): Promise<Site> => {
  const child = spawn(process.execPath, [...nodeFlags, ...flags, 'apps/server/src/main.ts'], {
    cwd: root,
    // Tests and benchmarks come from one address on a busy machine, so limits are off.
    env: {
      ...serverEnvironment,
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      RATE_LIMIT: '0',
      // The figures of one process are the same on all machines.
      WEB_WORKERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<string>((tell) => {
    child.once('exit', (code, signal) => tell(signal ?? `exit code ${code}`));
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    printed += String(chunk);
  });
  const url = await new Promise<string>((found, failed) => {
    const late = setTimeout(() => {
      failed(new Error(`the server didn't say where it listens:\n${printed}`));
      child.kill();
    }, 240_000);
    child.stdout.on('data', () => {
      const match = /http:\/\/localhost:\d+/.exec(printed);
      if (match === null) return;
      clearTimeout(late);
      found(match[0]);
    });
    child.once('exit', () => {
      clearTimeout(late);
      failed(new Error(`the server ended before it listened:\n${printed}`));
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    printed: () => printed,
    ended,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
};

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended();
    child.once('exit', () => ended());
    child.kill(signal);
  });
