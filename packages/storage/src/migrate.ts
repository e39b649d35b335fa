import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import type { Connection } from './connect.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Arbitrary, but all nodes must use the same number. */
const lockKey = 7205759403;

/** How long another node's migrations, or one statement of ours, may take, in milliseconds. */
const patienceMs = 10 * 60_000;

/**
 * Migrations that were corrected because they failed on tables with rows: their former hash by their index in the
 * journal. Databases that ran the former version recorded that hash; the resulting tables are the same.
 */
const mended: Readonly<Record<number, string>> = {
  4: '4481e938db6d9b667e1c87eda0e3637b2aadd2caceadc6007b7ac7f411a9fabb',
};

/** The database can't be migrated to this version of the code; the message says what to do. */
export class MigrationProblem extends Error {
  override name = 'MigrationProblem';
}

/**
 * Migrates the database to this version of the code. Safe to call from several nodes at once and any number of times.
 * All pending migrations are one transaction; lock and settings end with it, so it also works through a pooler in
 * transaction mode. Throws `MigrationProblem` when the database belongs to a newer version, to another program, or to a
 * changed migration.
 */
export async function migrate({ pool }: Pick<Connection, 'pool'>): Promise<void> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0');
    await client.query(patiently(`SELECT pg_advisory_xact_lock(${lockKey})`));
    await applyPending(client);
    await client.query('COMMIT');
    isDone = true;
  } finally {
    // After a failure the connection is closed, which undoes everything.
    client.release(!isDone);
  }
}

/** Gives this one statement more time than the connection's usual limit. */
const patiently = (text: string) => ({ text, query_timeout: patienceMs });

/**
 * Drizzle's own function would begin a second transaction. The table of applied migrations is made as Drizzle makes it.
 */
async function applyPending(client: PoolClient): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder });
  const applied = await appliedMigrations(client);
  await refuseForeignHistory(client, ours, applied);
  if (applied.length === 0) await client.query(historyTable);
  for (const { sql, hash, folderMillis } of ours.slice(applied.length)) {
    for (const statement of sql) await client.query(patiently(statement));
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

const historyTable = `
  CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`;

async function refuseForeignHistory(
  client: PoolClient,
  ours: readonly MigrationMeta[],
  applied: readonly string[],
): Promise<void> {
  if (applied.length === 0) {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT to_regclass('public.orders') IS NOT NULL OR to_regclass('public."user"') IS NOT NULL AS found`,
    );
    if (rows[0]?.found) {
      throw new MigrationProblem(
        'The database already holds tables of another program, or of a broken restore: give the store an empty database.',
      );
    }
    return;
  }
  if (applied.length > ours.length) {
    throw new MigrationProblem('The database was made by a newer version of the store: start that version instead.');
  }
  applied.forEach((hash, index) => {
    if (hash !== ours[index]?.hash && hash !== mended[index]) {
      throw new MigrationProblem(
        `The database's history differs from this version's at migration ${index + 1}: start the version that made it, or restore a backup of this one.`,
      );
    }
  });
}

async function appliedMigrations(client: PoolClient): Promise<string[]> {
  const { rows: table } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found`,
  );
  if (!table[0]?.found) return [];
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
  );
  return rows.map((row) => row.hash);
}
