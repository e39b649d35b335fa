import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emptyDatabase, fillTables } from '@boxwright/testing';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const files = readMigrationFiles({ migrationsFolder });
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(new URL('../migrations/meta/_journal.json', import.meta.url), 'utf8'),
);
const later = journal.entries.map(({ tag }, index) => ({ tag, index })).slice(1);

const apply = async (pool: Pool, migrations: typeof files) => {
  for (const statement of migrations.flatMap(({ sql }) => sql)) await pool.query(statement);
};

test.each(later)('$tag runs over a database that the release before it has filled', async ({ index }) => {
  const { pool, close } = await emptyDatabase();
  try {
    await apply(pool, files.slice(0, index));
    await fillTables(pool);
    const { rows: before } = await pool.query('SELECT count(*)::int AS orders FROM orders');
    expect(before).toEqual([{ orders: 4 }]);
    await apply(pool, files.slice(index, index + 1));
    const { rows: after } = await pool.query('SELECT count(*)::int AS orders FROM orders');
    expect(after).toEqual(before);
  } finally {
    await close();
  }
});

test('the rows of the tables as they are today keep every rule, foreign keys too', async () => {
  const { pool, close } = await emptyDatabase();
  try {
    await apply(pool, files);
    await fillTables(pool);
    // Whatever was filled in without a look at foreign keys is looked at now.
    const { rows: keys } = await pool.query<{ table: string; name: string; text: string }>(
      `SELECT conrelid::regclass::text AS "table", conname AS "name", pg_get_constraintdef(oid) AS "text"
         FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    expect(keys.length).toBeGreaterThan(20);
    for (const { table, name, text } of keys) {
      await pool.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}", ADD CONSTRAINT "${name}" ${text}`);
    }
  } finally {
    await close();
  }
});
