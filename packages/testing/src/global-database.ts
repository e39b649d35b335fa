import type { TestProject } from 'vitest/node';
import { folderOfRun, foldersOfKilledRuns } from './scratch-folder.ts';
import { stopTestCluster, testCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseFolder: string;
  }
}

/** Whether these are all tests, so that some of them need the database. */
const isWholeRun = process.env['LEFT_TO_NIGHT'] === 'true';

/**
 * vitest's global setup: chooses the folder of this run's PostgreSQL, which the first `freshDatabase` starts. For a whole
 * run it is prepared at once: the tests of hooks come first, and leave a processor idle.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const folder of foldersOfKilledRuns('tests')) await stopTestCluster(folder);
  const folder = folderOfRun('tests');
  project.provide('databaseFolder', folder);
  // A failure is that of the first test that asks for a database.
  const prepared = isWholeRun && project.name === 'server' ? testCluster(folder).catch(() => undefined) : undefined;
  return async () => {
    await prepared;
    await stopTestCluster(folder);
  };
}
