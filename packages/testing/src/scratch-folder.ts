import { accessSync, constants, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** The databases of one run need half of it. */
const enough = 2 * 1024 ** 3;

/**
 * Where tests create databases, which they throw away: in memory, if the machine has a file system there with room. A
 * database has 900 files, and while two workers create some, a disk's journal takes most of the time.
 */
export function scratchFolder(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enough ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const prefixOf = (suite: string): string => `boxwright-${suite}-`;

/** A new folder for everything of a run of this suite. */
export const folderOfRun = (suite: string): string =>
  mkdtempSync(join(scratchFolder(), `${prefixOf(suite)}${process.pid}-`));

/** The folders of earlier runs that were killed before they could remove them. */
export function foldersOfKilledRuns(suite: string): string[] {
  const prefix = prefixOf(suite);
  const isOfKilled = (name: string) => {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    return pid > 0 && !isAlive(pid);
  };
  const folder = scratchFolder();
  return readdirSync(folder)
    .filter(isOfKilled)
    .map((name) => join(folder, name));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
