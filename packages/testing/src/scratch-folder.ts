import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

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
