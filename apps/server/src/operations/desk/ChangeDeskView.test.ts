import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const saved = async (name: string): Promise<number> =>
  (await desk.call('SaveDeskView', { name, shared: false, filters: {} })).data.fld_view_id;
const change = (viewid: number, own: object, who = desk) =>
  who.call('ChangeDeskView', { viewid, seenversion: 1, name: 'Renamed', shared: false, ...own });

test('ChangeDeskView renames and shares a view, notes only what changed, and refuses the second of two changes', async () => {
  const id = await saved('Packed');
  expect((await change(id, { name: 'Packed', shared: true })).status).toBe(200);
  expect(await change(id, { name: 'Other' })).toMatchObject({
    status: 409,
    data: 'This view was changed meanwhile. Please load the page again.',
  });
  const [entry] = await listChanges(shop.services.db, { subject: 'view', subjectId: String(id) }, 1);
  expect(entry).toMatchObject({ before: { isShared: false }, after: { isShared: true } });
  expect((await desk.call('GetDeskViews')).data).toMatchObject([
    { fld_name: 'Packed', fld_shared: true, fld_version: 2 },
  ]);
});

test('ChangeDeskView refuses a name that is taken or empty', async () => {
  await saved('Placed');
  const id = await saved('Fresh');
  expect((await change(id, { name: 'placed' })).status).toBe(409);
  expect(await change(id, { name: '' })).toMatchObject({ status: 400, data: 'Please enter a name.' });
});

test('ChangeDeskView changes nobody else’s views', async () => {
  const id = await saved('Mine');
  for (const who of [await shop.staff('Admin'), await shop.staff('Production')])
    expect((await change(id, {}, who)).status).toBe(404);
  for (const visitor of [await shop.customer(), shop.visitor()])
    expect((await change(id, {}, visitor)).status).toBe(401);
});
