import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const saved = async (name: string, shared = false): Promise<number> =>
  (await desk.call('SaveDeskView', { name, shared, filters: {} })).data.fld_view_id;
const remove = (viewid: number, who = desk) => who.call('DeleteDeskView', { viewid });

test('DeleteDeskView deletes the member’s own view, once', async () => {
  const id = await saved('Packed');
  expect(await remove(id)).toMatchObject({ status: 200, data: { fld_name: 'Packed' } });
  expect((await remove(id)).status).toBe(404);
});

test('DeleteDeskView lets managers of staff delete views that others share, but not private ones', async () => {
  const [shared, own] = [await saved('Shared', true), await saved('Own')];
  expect((await remove(shared, await shop.staff('Production'))).status).toBe(404);
  expect((await remove(own, await shop.staff('Admin'))).status).toBe(404);
  expect((await remove(shared, await shop.staff('Admin'))).status).toBe(200);
});

test('DeleteDeskView refuses bad ids, customers and strangers', async () => {
  expect((await desk.call('DeleteDeskView', { viewid: 'x' })).status).toBe(400);
  for (const visitor of [await shop.customer(), shop.visitor()]) expect((await remove(1, visitor)).status).toBe(401);
});
