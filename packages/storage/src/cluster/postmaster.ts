import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProcess } from './process.ts';

/** A running PostgreSQL, as it describes itself in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it listens on a socket in its data folder, too. */
  hasSocket: boolean;
}

/**
 * The PostgreSQL that runs on this data folder, whoever started it; undefined when none does. A pid file left behind
 * by a crash is taken away: where its number now belongs to some other program, or to what is left of an ended one, it
 * would keep PostgreSQL from starting.
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
  // What a dead one has left behind PostgreSQL deals with by itself.
  if (findProcess(pid) === undefined) return undefined;
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return undefined;
  }
  // The port's line comes a moment after the first ones.
  return Number.isInteger(port) && port > 0 ? { pid, port, hasSocket: lines[4]?.trim() === '.' } : undefined;
}

/** Whether the process with this number is a PostgreSQL that runs; where the system doesn't tell names, any that runs. */
export function isPostgres(pid: number): boolean {
  const found = findProcess(pid);
  return found !== undefined && !found.hasEnded && (found.program ?? 'postgres') === 'postgres';
}
