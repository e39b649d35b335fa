import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { queriesDuring } from '../../testing/queries-during.ts';
import { currentCatalogue, forgetCatalogue, freshCatalogue } from './catalogue.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a copy is used while it is fresh, and read again after the clock was set back', async () => {
  for (const read of [freshCatalogue, currentCatalogue]) {
    const copy = await read(shop.services);
    shop.clock.advance({ seconds: 1 });
    expect(await read(shop.services)).toBe(copy);
    shop.clock.advance({ days: -1 });
    expect(await read(shop.services)).not.toBe(copy);
  }
});

test('one statement finds out whether a stale copy still holds; every table that is read counts its changes', async () => {
  forgetCatalogue(shop.services);
  const all = await queriesDuring(() => freshCatalogue(shop.services));
  shop.clock.advance({ seconds: 3 });
  expect(await queriesDuring(() => freshCatalogue(shop.services))).toHaveLength(1);

  const read = new Set(all.flatMap((text) => [...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table]) => table)));
  const { rows } = await shop.services.db.$client.query<{ table: string }>(
    `SELECT tgrelid::regclass::text AS table FROM pg_trigger WHERE tgname = 'count_shop_version'`,
  );
  expect(read.size).toBeGreaterThan(10);
  expect(
    [...read].filter((table) => !['shop_versions', ...rows.map((row) => row.table)].includes(table ?? '')),
  ).toEqual([]);
});
