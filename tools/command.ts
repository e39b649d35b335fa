import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '..');

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Stands before each line of the output, for programs that run at the same time. */
  readonly label?: string;
}

/** Runs one of the installed programs with this terminal's input and output; returns its exit code. */
export async function runProgram(name: string, args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const bin = join(root, 'node_modules', '.bin');
  const env = { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  const output = options.label === undefined ? 'inherit' : 'pipe';
  const child = spawn(name, args, { cwd: options.cwd ?? root, env, stdio: ['inherit', output, output] });
  for (const stream of [child.stdout, child.stderr]) if (stream) printLines(stream, options.label);
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  try {
    return await new Promise((done) => {
      child.once('error', (error) => {
        console.error(`${name} could not be run: ${error.message}`);
        done(1);
      });
      // Not at its exit: what it printed last is still read then.
      child.once('close', (code) => done(code ?? 1));
    });
  } finally {
    process.off('SIGINT', pass).off('SIGTERM', pass);
  }
}

function printLines(from: Readable, label = ''): void {
  createInterface({ input: from }).on('line', (line) => console.log(line === '' ? '' : `${label} | ${line}`));
}
