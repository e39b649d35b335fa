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
  startCluster,
  stopCluster,
} from '@boxwright/cluster';
import { sqlStateOf } from '@boxwright/storage';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { keptSecret } from '../../process/secret.ts';
import { holdFolder, refuseOtherServer } from './folder-lock.ts';
import { type DatabaseState, keepRunning } from './keep-running.ts';

const user = 'boxwright';
const database = 'boxwright';

/** Settings for a small machine: durable commits, little memory, no JIT for small queries. */
const settings: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // For the first process and eight web processes; see `mostWebWorkers`.
  max_connections: '120',
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
 * PostgreSQL in `<dataDir>/postgres`: started here, or adopted where an earlier server was killed and it still runs.
 * Throws `StartProblem` with a sentence for the person who starts the server.
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
    // The lock is held until PostgreSQL is down, so that no other server adopts it while we stop it.
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
    return describeCluster({ folder, user, password: keptSecret(passwordFile) });
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`The folder ${dataDir} can't be written: make it writable, or set DATA_DIR to another one.`);
  }
}

/** How long an orphaned PostgreSQL, or one that another process is starting, may take to answer. */
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

/** Undefined when another server started PostgreSQL at the same moment: then the folder lock refuses us. */
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
    // PostgreSQL is recovering after a crash, or shutting down.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // We hold the folder lock, so no other server creates the database between the check and the CREATE.
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rows.length === 0) await client.query(`CREATE DATABASE ${database}`);
  } finally {
    await client.end();
  }
}
