import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterUrl, findPostmaster, type Postmaster } from '@boxwright/storage';
import { Client } from 'pg';

const folderOf = (dataDir: string) => join(dataDir, 'postgres');

/** The embedded PostgreSQL of a data folder; undefined while none runs. */
export const postmasterOf = (dataDir: string): Postmaster | undefined => findPostmaster(folderOf(dataDir));

/** The processes that serve the shop's connections, of this data folder's PostgreSQL alone. */
export const backendsOf = (dataDir: string): number[] => {
  const postmaster = postmasterOf(dataDir)?.pid;
  if (postmaster === undefined) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster && /^postgres: boxwright /.test(titleOf(pid)));
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: number): number => Number(/\nPPid:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0);

const titleOf = (pid: number): string => textOf(`/proc/${pid}/cmdline`);

export type Rows = readonly Record<string, unknown>[];

/** Reads the shop's database beside the shop, over a connection for this work alone. */
export const readDatabase = async <T>(
  dataDir: string,
  work: (query: (sql: string, values?: readonly unknown[]) => Promise<Rows>) => Promise<T>,
): Promise<T> => {
  const postmaster = postmasterOf(dataDir);
  if (postmaster === undefined) throw new Error('The database does not run.');
  const password = textOf(join(dataDir, 'postgres-password')).trim();
  // By TCP: the socket belongs to the database's own user.
  const where = { pid: postmaster.pid, port: postmaster.port, hasSocket: false };
  const url = clusterUrl({ folder: folderOf(dataDir), user: 'boxwright', password } as never, where, 'boxwright'); // no more of a cluster is in an address
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(
      async (sql, values) => (await client.query(sql, values === undefined ? undefined : [...values])).rows,
    );
  } finally {
    await client.end();
  }
};

/** Ends the PostgreSQL of a data folder, where a shop that was killed has left one. */
export const endPostgres = async (dataDir: string): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const postmaster = postmasterOf(dataDir);
    if (postmaster === undefined) return;
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      return;
    }
    for (let tries = 0; tries < 50 && postmasterOf(dataDir) !== undefined; tries += 1) await wait(100);
  }
};
