import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A worker as it is run, in a process of its own. */
export interface WorkerProcess {
  /** Where it answers; throws when it ends before. */
  address(): Promise<string>;
  /** What it printed for whoever started it. */
  said(): string;
  /** Its exit code, once it has ended by itself or as `stop` asks. */
  readonly ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

/** Only these settings hold, none of the machine's own. */
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
  port.catch(() => undefined); // thrown to whoever asks for the address
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
