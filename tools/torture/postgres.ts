import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterUrl, findPostmaster, type Postmaster } from '@boxwright/cluster';
import { Client } from 'pg';

const folderOf = (dataDir: string) => join(dataDir, 'postgres');

/** The embedded PostgreSQL of a data folder; undefined if none is running. */
export const postmasterOf = (dataDir: string): Postmaster | undefined => findPostmaster(folderOf(dataDir));

/** The backend processes of the shop's connections, of this data folder's PostgreSQL only. */
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

/** Opens a separate connection to the shop's database and closes it after `work`. */
export const readDatabase = async <T>(
  dataDir: string,
  work: (query: (sql: string, values?: readonly unknown[]) => Promise<Rows>) => Promise<T>,
): Promise<T> => {
  const postmaster = postmasterOf(dataDir);
  if (postmaster === undefined) throw new Error('The database is not running.');
  const password = textOf(join(dataDir, 'postgres-password')).trim();
  // Over TCP, because the Unix socket belongs to the database's own user.
  const where = { pid: postmaster.pid, port: postmaster.port, hasSocket: false };
  const url = clusterUrl({ folder: folderOf(dataDir), user: 'boxwright', password } as never, where, 'boxwright'); // `clusterUrl` uses only these fields
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

/** Stops the PostgreSQL that a killed shop has left running on a data folder. */
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
