import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@boxwright/storage';

/** What this server puts into its data folder, and what a file system puts into every volume. */
const ours = /^(postgres|secret-key|server\.pid|files)|^lost\+found$/;

/**
 * Makes the data folder, or closes the one that is there to other users of the machine: orders, addresses and keys lie
 * in it. A folder with other things in it is somebody else's too, so of that only our own part is closed. PostgreSQL's
 * folder has its own user and was never open. What can't be changed (another owner's, another system's) stays.
 */
export function keepDataFolderPrivate(dataDir: string): void {
  let names: readonly string[];
  try {
    makeFolder(dataDir);
    names = readdirSync(dataDir);
  } catch {
    return; // who needs it says so; with everything kept elsewhere nobody does
  }
  // As root elsewhere than on Linux PostgreSQL's user walks through it to its own folder.
  const isWalkedThrough = process.getuid?.() === 0 && process.platform !== 'linux';
  if (names.every((name) => ours.test(name))) close(dataDir, isWalkedThrough ? 0o711 : 0o700);
  for (const name of ['files', 'secret-key', 'postgres-password']) {
    if (names.includes(name)) close(join(dataDir, name), name === 'files' ? 0o700 : 0o600);
  }
}

function close(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // Not ours to change: a folder that is mounted has an owner of its own.
  }
}
