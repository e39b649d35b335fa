import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('RemoveSaleLine removes a line, once', async () => {
  const { call, read } = await begunSale(shop);
  const { version, lines } = await read();
  const [{ line_id }] = lines;
  expect(await call('RemoveSaleLine', { line_id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await call('RemoveSaleLine', { line_id, seen: version + 7 })).toMatchObject({ status: 409 });
  expect(await call('RemoveSaleLine', { line_id })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ lines: [], total: 0 });
});

test('RemoveSaleLine refuses everybody who may not sell', async () => {
  const body = { sale_id: 1, seen: 1, line_id: 1 };
  expect(await refusedToOthers(shop, 'RemoveSaleLine', body, 'Accounts')).toEqual([401, 401, 403]);
});
