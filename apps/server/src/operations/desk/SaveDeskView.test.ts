import { mostDeskViews } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const save = (name: string, who = desk) =>
  who.call('SaveDeskView', { name, shared: false, filters: { orderstatus: 'Packed', deliverytype: 'SelfPickup' } });

test('SaveDeskView saves filters under a name, once for each member, also for ten requests at once', async () => {
  expect(await save(' To be collected ')).toMatchObject({ status: 200, data: { fld_name: 'To be collected' } });
  const again = await Promise.all(Array.from({ length: 10 }, () => save('Samples')));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await save('TO BE COLLECTED')).toMatchObject({
    status: 409,
    data: 'You have a view named “TO BE COLLECTED” already.',
    body: { field: 'name' },
  });
  expect((await save('To be collected', await shop.staff('Production'))).status).toBe(200);
  const { data } = await desk.call('GetDeskViews');
  expect(data).toMatchObject([
    { fld_name: 'Samples' },
    { filters: { orderstatus: 'Packed', deliverytype: 'SelfPickup' } },
  ]);
});

test('SaveDeskView keeps a bounded number of views', async () => {
  const collector = await shop.staff('Accounts');
  for (let place = 0; place < mostDeskViews; place += 1) await save(`View ${place}`, collector);
  expect((await save('One more', collector)).status).toBe(422);
});

test('SaveDeskView refuses a view without a name, unknown filters, customers and strangers', async () => {
  expect(await save(' ')).toMatchObject({ status: 400, data: 'Please enter a name.' });
  const odd = { name: 'Odd', shared: false, filters: { sort: 'name' } };
  expect((await desk.call('SaveDeskView', odd)).status).toBe(400);
  for (const visitor of [await shop.customer(), shop.visitor()]) expect((await save('Mine', visitor)).status).toBe(401);
});
