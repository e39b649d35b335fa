import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, StartProblem } from '@boxwright/cluster';

/** Entries that this server makes in its data folder, and those that a file system makes in every volume. */
const ours = /^(postgres|secret-key|server\.pid|files|incoming|drawings)|^lost\+found$/;

/**
 * Creates the data folder, or removes other users' access to an existing one: it holds orders, addresses and keys. In a
 * folder that also holds other things, only our own entries are restricted. PostgreSQL's folder belongs to its own user
 * and is restricted already. Permissions that can't be changed (another owner, another file system) stay.
 * @throws StartProblem when the folder can't be used: uploads are received there, wherever database and files are.
 */
export function keepDataFolderPrivate(dataDir: string): void {
  let names: readonly string[];
  try {
    makeFolder(dataDir);
    names = readdirSync(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
  // If we run as root on another system than Linux, PostgreSQL's user must be able to enter its own folder through it.
  const mustBeTraversable = process.getuid?.() === 0 && process.platform !== 'linux';
  if (names.every((name) => ours.test(name))) close(dataDir, mustBeTraversable ? 0o711 : 0o700);
  for (const name of ['files', 'secret-key', 'postgres-password']) {
    if (names.includes(name)) close(join(dataDir, name), name === 'files' ? 0o700 : 0o600);
  }
}

/** The problem with a data folder that can't be made, read or written. */
export function unusable(dataDir: string, error: unknown): StartProblem {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new StartProblem(
    `The folder ${dataDir} can't be written${reason}. Make it writable, or set DATA_DIR to a folder that is.`,
  );
}

function close(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // Not permitted to us, for example in a mounted folder with another owner.
  }
}
