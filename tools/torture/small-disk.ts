import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate small file system that can be filled. */
export interface SmallDisk {
  readonly path: string;
  /** Uses up all free space. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly freeMiB: () => number;
  readonly remove: () => void;
}

/** A tmpfs. Throws if this user may not mount file systems. */
export const smallDisk = (sizeMiB: number): SmallDisk => {
  const path = mkdtempSync(join(tmpdir(), 'boxwright-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m,mode=0755`, 'boxwright-torture', path], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmdirSync(path);
    throw error;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        for (let size = 1024 * 1024; size >= 4096; ) {
          try {
            writeSync(file, Buffer.alloc(size, 'b'));
          } catch {
            size /= 2;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    freeMiB: () => {
      const { bavail, bsize } = statfsSync(path);
      return (bavail * bsize) / 1024 / 1024;
    },
    remove: () => {
      execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
      rmdirSync(path);
    },
  };
};
