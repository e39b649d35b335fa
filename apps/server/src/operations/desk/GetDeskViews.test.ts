import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetDeskViews shows one’s own views, and shared views with their owner', async () => {
  const [asha, ravi] = [await shop.staff('Order desk'), await shop.staff('Production')];
  await asha.call('SaveDeskView', { name: 'Late', shared: true, filters: { need: 'late' } });
  await asha.call('SaveDeskView', { name: 'Mine', shared: false, filters: {} });
  expect((await ravi.call('GetDeskViews')).data).toMatchObject([
    { fld_name: 'Late', fld_shared: true, fld_own: false, fld_owner_name: 'Order Desk', filters: { need: 'late' } },
  ]);
  expect((await asha.call('GetDeskViews')).data).toMatchObject([
    { fld_name: 'Late', fld_own: true },
    { fld_name: 'Mine', fld_own: true },
  ]);
  // A filter that a later release may have saved.
  await shop.services.db.$client.query(`UPDATE desk_views SET filters = '{"mood": "good"}' WHERE name = 'Mine'`);
  expect((await asha.call('GetDeskViews')).data[1].filters).toEqual({ search: '' });
});

test('GetDeskViews refuses unknown fields, customers and strangers', async () => {
  expect((await (await shop.staff()).call('GetDeskViews', { all: true })).status).toBe(400);
  for (const visitor of [await shop.customer(), shop.visitor()])
    expect((await visitor.call('GetDeskViews')).status).toBe(401);
});
