import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProcess } from './process.ts';

/** A running PostgreSQL, as described by the pid file in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it also listens on a socket in its data folder. */
  hasSocket: boolean;
}

/**
 * The PostgreSQL that runs on this data folder, whoever started it; undefined when there is none. A pid file left
 * behind by a crash is removed if its pid now belongs to another program or a zombie, because it would keep PostgreSQL
 * from starting.
 */
export function findPostmaster(dataFolder: string): Postmaster | undefined {
  const file = join(dataFolder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  // PostgreSQL itself handles the pid file of a process that no longer exists.
  if (findProcess(pid) === undefined) return undefined;
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return undefined;
  }
  // The line with the port is written a moment after the first ones.
  return Number.isInteger(port) && port > 0 ? { pid, port, hasSocket: lines[4]?.trim() === '.' } : undefined;
}

/**
 * Whether the process with this pid is a running PostgreSQL. Where the system doesn't report names, any running process
 * counts.
 */
export function isPostgres(pid: number): boolean {
  const found = findProcess(pid);
  return found !== undefined && !found.hasEnded && (found.program ?? 'postgres') === 'postgres';
}
