import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../process/env.ts';

/** Longer than receiving and checking a file can take. */
const longestUseMs = 3_600_000;

/** The folder of files that are being received: few and short-lived, but too large for the memory. */
const folderOf = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'incoming');

/** A new name for a file to be received. */
export async function newIncoming(env: Pick<Env, 'dataDir'>): Promise<string> {
  const folder = folderOf(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${randomBytes(12).toString('hex')}.part`);
}

/** Removes files that a process left when it ended while receiving them, but none that others are receiving. */
export async function sweepIncoming(env: Pick<Env, 'dataDir'>, now = Date.now()): Promise<void> {
  const folder = folderOf(env);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > longestUseMs) await rm(path, { force: true });
  }
}
