import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export interface CommandResult {
  code: number | null;
  output: string;
}

/** Runs one of PostgreSQL's programs as `account` in `cwd` and waits for it to exit. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { cwd: string; account: Account | undefined },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      ...options.account,
      env: { ...process.env, LC_ALL: 'C', PGOPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
