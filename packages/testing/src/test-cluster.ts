import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterUrl, describeCluster, initialiseCluster, startCluster, stopCluster } from '@boxwright/cluster';
import { connect, inTransaction, migrate } from '@boxwright/storage';
import { seedPlaces } from '@boxwright/storage/seed';

export const templateName = 'boxwright_template';

/** How a test reaches the running PostgreSQL. */
export interface TestCluster {
  /** Address of the maintenance database, to create others from. */
  adminUrl: string;
}

const describe = (folder: string) =>
  describeCluster({ folder: join(folder, 'postgres'), user: 'test', password: 'test' });

/**
 * The PostgreSQL of this test run, in `folder`. The first test file that asks starts it and prepares the template; the
 * others wait. The data is disposable, so nothing is synced to disk.
 */
export async function testCluster(folder: string): Promise<TestCluster> {
  const ready = join(folder, 'ready.json');
  if (!existsSync(ready)) await (takesTheStart(folder) ? start(folder, ready) : started(folder, ready));
  return JSON.parse(readFileSync(ready, 'utf8')) as TestCluster;
}

export async function stopTestCluster(folder: string): Promise<void> {
  if (existsSync(join(folder, 'postgres'))) await stopCluster(describe(folder));
  rmSync(folder, { recursive: true, force: true });
}

function takesTheStart(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'starting'));
    return true;
  } catch {
    return false;
  }
}

async function start(folder: string, ready: string): Promise<void> {
  try {
    const cluster = describe(folder);
    await initialiseCluster(cluster, { sync: false });
    const postmaster = await startCluster(cluster, {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      shared_buffers: '64MB',
      jit: 'off',
      timezone: 'UTC',
    });
    const adminUrl = clusterUrl(cluster, postmaster, 'postgres');
    await prepareTemplate(adminUrl, clusterUrl(cluster, postmaster, templateName));
    writeFileSync(`${ready}.new`, JSON.stringify({ adminUrl } satisfies TestCluster));
    renameSync(`${ready}.new`, ready);
  } catch (error) {
    writeFileSync(join(folder, 'failed'), String(error));
    throw error;
  }
}

async function prepareTemplate(adminUrl: string, templateUrl: string): Promise<void> {
  const admin = connect(adminUrl, { max: 1 });
  await admin.pool.query(`CREATE DATABASE ${templateName}`);
  await admin.close();
  const template = connect(templateUrl, { max: 1 });
  await migrate(template);
  await inTransaction(template.db, seedPlaces);
  await template.close();
}

async function started(folder: string, ready: string): Promise<void> {
  const failed = join(folder, 'failed');
  while (!existsSync(ready)) {
    if (existsSync(failed)) throw new Error(`The tests' PostgreSQL didn't start: ${readFileSync(failed, 'utf8')}`);
    await wait(50);
  }
}
