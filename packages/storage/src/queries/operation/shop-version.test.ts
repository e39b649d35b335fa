import { freshDatabase } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { readShopVersion } from './shop-version.ts';

const { db, pool, close } = await freshDatabase();
afterAll(close);

test('every change of what public pages show makes a newer version, whichever statement makes it', async () => {
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

test('orders and carts don’t change the version', async () => {
  const before = await readShopVersion(db);
  await pool.query('DELETE FROM carts');
  await pool.query('DELETE FROM orders');
  expect(await readShopVersion(db)).toBe(before);
});
