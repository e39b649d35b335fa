import { emptyDatabase, freshDatabase } from '@boxwright/testing';
import { expect, test } from 'vitest';
import { MigrationProblem, migrate } from './migrate.ts';

test('migrates an empty database once, however many nodes start together', async () => {
  const database = await emptyDatabase();
  await Promise.all([migrate(database), migrate(database), migrate(database)]);
  await migrate(database);
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS migrations, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations',
  );
  expect(rows[0].migrations).toBeGreaterThan(0);
  expect(rows[0].migrations).toBe(rows[0].different);
  await database.close();
});

test('refuses a database of a newer version', async () => {
  const database = await freshDatabase();
  await database.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 99999999999999)",
  );
  await expect(migrate(database)).rejects.toThrow(/newer version/);
  await expect(migrate(database)).rejects.toBeInstanceOf(MigrationProblem);
  await database.close();
});

test('refuses a database with an unknown migration', async () => {
  const database = await freshDatabase();
  await database.pool.query("UPDATE drizzle.__drizzle_migrations SET hash = 'changed' WHERE id = 1");
  await expect(migrate(database)).rejects.toThrow(/differs from this version's at migration 1/);
  await database.close();
});

test('accepts a database that ran a migration before it was corrected', async () => {
  const database = await freshDatabase();
  await database.pool.query(
    "UPDATE drizzle.__drizzle_migrations SET hash = '4481e938db6d9b667e1c87eda0e3637b2aadd2caceadc6007b7ac7f411a9fabb' WHERE id = 5",
  );
  await migrate(database);
  await database.close();
});

test('refuses the tables of another program', async () => {
  const database = await emptyDatabase();
  await database.pool.query('CREATE TABLE orders (id int)');
  await expect(migrate(database)).rejects.toThrow(/another program/);
  await database.close();
});
