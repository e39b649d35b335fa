import { freshDatabase } from '@boxwright/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { listenForShopVersion, readShopVersion } from './shop-version.ts';

const { db, pool, close } = await freshDatabase();
afterAll(close);

test('every change of what public pages show makes a newer version, by whatever statement', async () => {
  const versions = [await readShopVersion(db)];
  for (const statement of [
    `INSERT INTO settings (key, value) VALUES ('company', '{}')`,
    `UPDATE settings SET value = '{"name": "Kokko"}'`,
    `DELETE FROM settings`,
    `TRUNCATE sticker_quantities`,
    `UPDATE boards SET name = name`,
    `INSERT INTO holidays (day, name) VALUES ('2030-01-26', 'Republic Day')`,
  ]) {
    await pool.query(statement);
    versions.push(await readShopVersion(db));
  }
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBe(versions.length);
});

test('orders and carts make none', async () => {
  const before = await readShopVersion(db);
  await pool.query('DELETE FROM carts');
  await pool.query('DELETE FROM orders');
  expect(await readShopVersion(db)).toBe(before);
});

test('who listens is told of a change once it is committed, and when the connection breaks', async () => {
  const onChange = vi.fn();
  const onEnd = vi.fn();
  const { stop } = await listenForShopVersion(pool, { onChange, onEnd });
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`UPDATE coatings SET name = name`);
  await pool.query('SELECT 1');
  expect(onChange).not.toHaveBeenCalled();
  await client.query('COMMIT');
  client.release();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());

  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()`,
  );
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  stop();
});
