import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Cluster,
  clusterUrl,
  describeCluster,
  findPostmaster,
  initialiseCluster,
  type Postmaster,
  StartProblem,
  sqlStateOf,
  startCluster,
  stopCluster,
} from '@boxwright/storage';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { holdFolder, refuseOtherServer } from './folderLock.ts';
import { type DatabaseState, keepRunning } from './keepRunning.ts';
import { keptSecret } from './secret.ts';

const user = 'boxwright';
const database = 'boxwright';

/** For a small machine that must lose nothing: durable commits, modest memory, no compiler for small queries. */
const settings: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  checkpoint_timeout: '15min',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
};

export interface EmbeddedDatabase {
  url: string;
  state: () => DatabaseState;
  /** Stops PostgreSQL cleanly. Close our own connections first. */
  close: () => Promise<void>;
}

/**
 * PostgreSQL in `<dataDir>/postgres`, started here or, where an earlier server was killed, taken over as it runs.
 * Throws `StartProblem` with a sentence for whoever starts the server.
 */
export async function startEmbedded(dataDir: string, log: Logger): Promise<EmbeddedDatabase> {
  refuseOtherServer(dataDir);
  const cluster = describe(dataDir);
  await initialiseCluster(cluster);
  const postmaster = await runningPostmaster(cluster);
  const lock = await holdFolder(clusterUrl(cluster, postmaster, 'postgres'), dataDir);
  const upkeep = keepRunning(cluster, postmaster, settings, log);
  const close = async () => {
    await upkeep.stop();
    // The lock is held until PostgreSQL is down, so nobody takes over what we are stopping.
    await stopCluster(cluster);
    await lock.release();
  };
  try {
    await createDatabase(clusterUrl(cluster, postmaster, 'postgres'));
  } catch (error) {
    await close();
    throw error;
  }
  return { url: clusterUrl(cluster, postmaster, database), state: upkeep.state, close };
}

function describe(dataDir: string): Cluster {
  const folder = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  if (existsSync(folder) && !existsSync(passwordFile)) {
    throw new StartProblem(`${passwordFile} is missing: restore it from the backup that ${folder} belongs to.`);
  }
  try {
    return describeCluster({ folder, user, password: keptSecret(passwordFile), from: import.meta.url });
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`The folder ${dataDir} can't be written: make it writable, or set DATA_DIR to another one.`);
  }
}

/** How long an orphaned PostgreSQL, or one that somebody else is starting, may take until it answers. */
const patienceMs = 60_000;

async function runningPostmaster(cluster: Cluster): Promise<Postmaster> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const found = findPostmaster(cluster.folder) ?? (await start(cluster));
    if (found && (await answers(cluster, found))) return found;
    await wait(100);
  }
  throw new StartProblem(
    `A database is running in ${cluster.folder} but does not answer: stop that PostgreSQL and start again.`,
  );
}

/** Undefined when another server was a moment faster: then its PostgreSQL is taken, and its lock met. */
async function start(cluster: Cluster): Promise<Postmaster | undefined> {
  try {
    return await startCluster(cluster, settings);
  } catch (error) {
    if (findPostmaster(cluster.folder)) return undefined;
    throw error;
  }
}

async function answers(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  const client = new Client({
    connectionString: clusterUrl(cluster, postmaster, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (sqlStateOf(error) === '28P01') {
      throw new StartProblem(
        `The password in ${join(cluster.folder, '..', 'postgres-password')} is not that of the database beside it: restore both from one backup.`,
      );
    }
    // Recovering after a crash, or just stopping.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // The folder's lock is held, so nobody makes it between the question and the answer.
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rows.length === 0) await client.query(`CREATE DATABASE ${database}`);
  } finally {
    await client.end();
  }
}
