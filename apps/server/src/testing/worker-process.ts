import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A worker as operators run it, in a separate process. */
export interface WorkerProcess {
  /** The address of its health; throws when the worker ends before. */
  address(): Promise<string>;
  /** Its output. */
  said(): string;
  /** Its exit code, once it has ended by itself or by `stop`. */
  readonly ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

/** Starts a worker with only these settings, without those of this machine's environment. */
export function startWorker(settings: Readonly<Record<string, string>>): WorkerProcess {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-worker-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../worker.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  const port = portOf(child);
  port.catch(() => undefined); // `address` throws it
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    rmSync(folder, { recursive: true, force: true });
    return code ?? null;
  });
  return {
    address: async () => `http://127.0.0.1:${await port}`,
    said: () => said,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The port in its log. All of the log is read, so that it doesn't fill the pipe. */
function portOf({ stdout }: ChildProcess): Promise<number> {
  return new Promise((found, failed) => {
    if (stdout === null) return failed(new TypeError('Its output is not read.'));
    const lines = createInterface(stdout);
    lines.on('line', (line) => {
      const { msg, port }: { msg: string; port: number } = JSON.parse(line);
      if (msg === 'working') found(port);
    });
    return lines.on('close', () => failed(new Error('The worker ended.')));
  });
}
