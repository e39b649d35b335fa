import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runProgram } from './command.ts';

/** Where a program is installed; undefined when it isn't. */
export function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Installs a package of Debian or Ubuntu where we may; elsewhere nothing happens. */
export async function installSystemPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await runProgram('apt-get', ['update', '-qq']);
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}
