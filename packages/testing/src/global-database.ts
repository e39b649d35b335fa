import type { TestProject } from 'vitest/node';
import { folderOfRun, foldersOfKilledRuns } from './scratch-folder.ts';
import { stopTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseFolder: string;
  }
}

/** vitest's global setup: chooses the folder of this run's PostgreSQL, which the first `freshDatabase` starts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const folder of foldersOfKilledRuns('tests')) await stopTestCluster(folder);
  const folder = folderOfRun('tests');
  project.provide('databaseFolder', folder);
  return () => stopTestCluster(folder);
}
