import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterUrl, describeCluster, initialiseCluster, startCluster, stopCluster } from '@boxwright/cluster';
import { connect, inTransaction, migrate } from '@boxwright/storage';
import { seedPlaces } from '@boxwright/storage/seed';
import { onceInRun } from './once-in-run.ts';

export const templateName = 'boxwright_template';

/** How a test reaches the running PostgreSQL. */
export interface TestCluster {
  /** Address of the maintenance database, from which others are created. */
  adminUrl: string;
}

const describe = (folder: string) =>
  describeCluster({ folder: join(folder, 'postgres'), user: 'test', password: 'test' });

/**
 * The PostgreSQL of this test run, in `folder`. The first test file that asks starts it and prepares the template; the
 * others wait. The data is disposable, so nothing is synced to disk.
 */
export async function testCluster(folder: string): Promise<TestCluster> {
  const address = join(folder, 'cluster.json');
  await onceInRun(folder, 'cluster', () => start(folder, address));
  return JSON.parse(readFileSync(address, 'utf8')) as TestCluster;
}

export async function stopTestCluster(folder: string): Promise<void> {
  if (existsSync(join(folder, 'postgres'))) await stopCluster(describe(folder));
  rmSync(folder, { recursive: true, force: true });
}

async function start(folder: string, address: string): Promise<void> {
  const cluster = describe(folder);
  await initialiseCluster(cluster, { sync: false });
  const postmaster = await startCluster(cluster, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '64MB',
    jit: 'off',
    // Databases live for seconds: their tables are neither cleaned nor logged beyond what recovery in this run needs.
    autovacuum: 'off',
    max_wal_size: '8GB',
    checkpoint_timeout: '1d',
    wal_level: 'minimal',
    max_wal_senders: '0',
    timezone: 'UTC',
  });
  const adminUrl = clusterUrl(cluster, postmaster, 'postgres');
  await prepareTemplate(adminUrl, clusterUrl(cluster, postmaster, templateName));
  writeFileSync(address, JSON.stringify({ adminUrl } satisfies TestCluster));
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
