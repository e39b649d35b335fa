import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeEnvironment, nodeFlags } from './node-flags.mjs';

const root = resolve(import.meta.dirname, '..');

export interface Site {
  readonly url: string;
  /** The web process. */
  readonly pid: number;
  /** Everything that the server has printed so far. */
  readonly printed: () => string;
  /** Resolves when the process has ended, whoever ended it, with how. */
  readonly ended: Promise<string>;
  /** Ends the server as an operator would. */
  readonly stop: () => Promise<void>;
  /** Ends the server's process without any warning, as a power cut would. */
  readonly kill: () => Promise<void>;
}

/** A data folder of its own for a site, removed by `remove`. World-readable: the database runs as another user. */
export const dataFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'boxwright-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Starts the whole shop as `npm start` does after the build, and waits until it says where it listens. */
export const startSite = async (dataDir: string, settings: Record<string, string> = {}): Promise<Site> => {
  const child = spawn(process.execPath, [...nodeFlags, 'apps/server/src/main.ts'], {
    cwd: root,
    // Tests and benches come from one address and wait on a busy machine: no limits on that account.
    env: {
      ...nodeEnvironment,
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      RATE_LIMIT: '0',
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
    const look = () => {
      const match = /http:\/\/localhost:\d+/.exec(printed);
      if (match !== null) found(match[0]);
    };
    child.stdout.on('data', look);
    child.once('exit', () => failed(new Error(`the server ended before it listened:\n${printed}`)));
    setTimeout(() => failed(new Error(`the server didn't say where it listens:\n${printed}`)), 50_000).unref();
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
