import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

/**
 * Files in a local folder, readable by this user only. A file is written under a temporary name, synced to disk and
 * renamed, so that readers, and a restart after a crash, see the whole file or none.
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    const path = join(folder, key);
    if (!path.startsWith(folder + sep)) throw new RangeError(`The key ${key} leads out of the folder for files.`);
    return path;
  };
  return {
    put: async (key, bytes) => putWhole(pathOf(key), bytes),
    putFile: async (key, from) => putWhole(pathOf(key), createReadStream(from)),
    async open(key) {
      const file = await open(pathOf(key));
      return file.createReadStream();
    },
    get: async (key) => readFile(pathOf(key)),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

async function putWhole(path: string, contents: Uint8Array | Readable): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await writeDurably(draft, contents);
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDurably(path: string, contents: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the folder, which makes a rename durable. Windows can't open folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
