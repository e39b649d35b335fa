import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does something once for all processes of a test run, which share `folder`: the first process does it, and the others
 * wait until it is done.
 *
 * @throws Error for all of them if it fails
 */
export async function onceInRun(folder: string, name: string, work: () => Promise<void>): Promise<void> {
  const done = join(folder, `${name}.done`);
  const failed = join(folder, `${name}.failed`);
  if (existsSync(done)) return;
  if (!takes(join(folder, `${name}.begun`))) return until(done, failed);
  try {
    await work();
    writeFileSync(done, '');
  } catch (error) {
    writeFileSync(failed, String(error));
    throw error;
  }
}

function takes(begun: string): boolean {
  try {
    mkdirSync(begun);
    return true;
  } catch {
    return false;
  }
}

async function until(done: string, failed: string): Promise<void> {
  while (!existsSync(done)) {
    if (existsSync(failed))
      throw new Error(`The tests' database couldn't be prepared: ${readFileSync(failed, 'utf8')}`);
    await wait(50);
  }
}
