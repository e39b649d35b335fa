import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * Files in a local folder, readable by this user only. A file is written under a temporary name, synced to disk and
 * renamed, so that readers, and a restart after a crash, see the whole file or none.
 */
export class DurableDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#folder, key);
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

  /** Copies the bytes: the library returns the pooled buffer behind them, which may hold other memory of the process. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#folder, key));
  }
}

async function writeDurably(path: string, contents: string | Uint8Array): Promise<void> {
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
