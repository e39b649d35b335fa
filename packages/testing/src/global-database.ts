import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { scratchFolder } from './scratch-folder.ts';
import { stopTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseFolder: string;
  }
}

const prefix = 'boxwright-tests-';

/** vitest's global setup: chooses the folder of this run's PostgreSQL, which the first `freshDatabase` starts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns();
  const folder = mkdtempSync(join(scratchFolder(), `${prefix}${process.pid}-`));
  project.provide('databaseFolder', folder);
  return () => stopTestCluster(folder);
}

/** Stops the PostgreSQL of earlier runs that were killed before they could. */
async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(scratchFolder())) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (pid > 0 && !isAlive(pid)) await stopTestCluster(join(scratchFolder(), name));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
