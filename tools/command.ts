import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '..');

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs one of the installed programs with this terminal's input and output; returns its exit code. */
export async function runProgram(name: string, args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const bin = join(root, 'node_modules', '.bin');
  const env = { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  const child = spawn(name, args, { cwd: options.cwd ?? root, env, stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  try {
    return await new Promise((done) => {
      child.once('error', (error) => {
        console.error(`${name} could not be run: ${error.message}`);
        done(1);
      });
      child.once('exit', (code) => done(code ?? 1));
    });
  } finally {
    process.off('SIGINT', pass).off('SIGTERM', pass);
  }
}
