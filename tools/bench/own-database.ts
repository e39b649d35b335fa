import { join } from 'node:path';
import {
  type Cluster,
  clusterUrl,
  describeCluster,
  initialiseCluster,
  startCluster,
  stopCluster,
} from '@boxwright/cluster';
import { Client } from 'pg';

/** A PostgreSQL that several web nodes share, with the settings of the built-in one. */
export interface OwnDatabase {
  readonly folder: string;
  /** The address of one of its databases. */
  readonly url: (database: string) => string;
  readonly run: (sql: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const durable = {
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_connections: '60',
  timezone: 'UTC',
};

/** The built-in PostgreSQL's settings, with these `settings` added. */
export const openDatabase = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnDatabase> => {
  const cluster: Cluster = describeCluster({ folder: join(dataDir, 'shared'), user: 'boxwright', password: 'bench' });
  await initialiseCluster(cluster);
  const { port } = await startCluster(cluster, { ...durable, ...settings });
  // Over TCP, because the Unix socket belongs to the database's own user.
  const url = (database: string) => clusterUrl(cluster, { port, hasSocket: false }, database);
  const run = async (sql: string) => {
    const client = new Client({ connectionString: url('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  return { folder: cluster.folder, url, run, close: () => stopCluster(cluster) };
};
