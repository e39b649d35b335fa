import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { folderOfRun, foldersOfKilledRuns } from '@boxwright/testing/scratch-folder';
import type { TestProject } from 'vitest/node';
import { dataFolder, type Site, startSite } from '../tools/site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a shop that was started once and then stopped. */
    preparedShop: string;
    /** A shop on a copy of it that runs as long as the tests do. */
    sharedShop: { readonly url: string; readonly dataFolder: string };
  }
}

/** The first member of staff of every shop. */
export const staff = { email: 'staff@boxwright.example', password: 'a-staff-password-of-length' };

/**
 * Starts a shop that lives for minutes. So it doesn't lay out sizes ahead, which takes ten seconds of a core, and it may
 * have more memory than in production: the one that most journeys share collected garbage for a third of its time.
 */
export const startShop = (dataDir: string, settings: Record<string, string> = {}): Promise<Site> =>
  startSite(dataDir, { LAY_OUT_AHEAD: 'false', ...settings }, [
    '--max-semi-space-size=64',
    '--max-old-space-size=1024',
  ]);

/**
 * vitest's global setup. A shop's first start takes twice as long as a later one, so it is done once for all files.
 * Files that don't disturb each other share a shop, see `sharedShop`.
 */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  for (const killed of foldersOfKilledRuns('journeys')) rmSync(killed, { recursive: true, force: true });
  const folder = folderOfRun('journeys');
  const data = dataFolder(folder);
  const site = await startShop(data.path, { STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  await site.stop();
  project.provide('preparedShop', data.path);
  const copy = copyOfShop(data.path);
  const shared = await startShop(copy.path, { TRUST_PROXY: '1' });
  project.provide('sharedShop', { url: shared.url, dataFolder: copy.path });
  return async () => {
    await shared.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Copies the prepared data folder to beside it. PostgreSQL's files belong to a separate user, and the copy keeps their owner. */
export const copyOfShop = (prepared: string) => {
  const data = dataFolder(dirname(prepared));
  execFileSync('cp', ['-a', `${prepared}/.`, data.path]);
  return data;
};
