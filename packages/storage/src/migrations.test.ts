import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emptyDatabase, type FreshDatabase, fillTables } from '@boxwright/testing';
import { isThorough } from '@boxwright/testing/thorough';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const files = readMigrationFiles({ migrationsFolder });
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(new URL('../migrations/meta/_journal.json', import.meta.url), 'utf8'),
);
const all = journal.entries.map(({ tag }, index) => ({ tag, index }));
/** How many are applied without being tried: a released migration never changes, so by day only the newest are tried. */
const before = isThorough ? 1 : all.length - 8;

let database: FreshDatabase;
let client: PoolClient;
beforeAll(async () => {
  database = await emptyDatabase();
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.close();
});

const apply = async (migrations: typeof files) => {
  for (const statement of migrations.flatMap(({ sql }) => sql)) await client.query(statement);
};
const orders = async () => (await client.query('SELECT count(*)::int AS count FROM orders')).rows[0].count;

test('the first migrations make the tables', () => apply(files.slice(0, before)));

// One after the other, each in its own transaction, as in a shop.
test.each(all.slice(before))('$tag runs over a database that the release before it has filled', async ({ index }) => {
  const migration = files.slice(index, index + 1);
  await client.query('BEGIN');
  try {
    await fillTables(client);
    expect(await orders()).toBe(4);
    await apply(migration);
    expect(await orders()).toBe(4);
  } finally {
    await client.query('ROLLBACK');
  }
  await apply(migration);
});

test('the rows of today’s tables keep every rule, foreign keys too', async () => {
  await fillTables(client);
  // Rows were filled in without checking foreign keys; they are checked now.
  const { rows: keys } = await client.query<{ table: string; name: string; text: string }>(
    `SELECT conrelid::regclass::text AS "table", conname AS "name", pg_get_constraintdef(oid) AS "text"
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  expect(keys.length).toBeGreaterThan(20);
  for (const { table, name, text } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}", ADD CONSTRAINT "${name}" ${text}`);
  }
});
