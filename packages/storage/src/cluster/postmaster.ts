import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A running PostgreSQL, as it describes itself in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it listens on a socket in its data folder, too. */
  hasSocket: boolean;
}

/**
 * The PostgreSQL that runs on this data folder, whoever started it; undefined when none does. A pid file left behind
 * by a crash is taken away if its number now belongs to some other program, which would keep PostgreSQL from starting.
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
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return undefined;
  }
  // The port's line comes a moment after the first ones.
  return Number.isInteger(port) && port > 0 ? { pid, port, hasSocket: lines[4]?.trim() === '.' } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    // Not Linux: believe the file.
    return true;
  }
}
