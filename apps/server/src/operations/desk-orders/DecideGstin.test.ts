import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const wrong = '33AAACY2068D1ZM';
const decide = (orderid: number, own: object = {}, who = desk) =>
  who.call('DecideGstin', { orderid, seen_gstin: wrong, reason: 'The buyer has shown the certificate.', ...own });

const listed = async () => {
  const [{ data: today }, { data: list }] = await Promise.all([
    desk.call('GetToday'),
    desk.call('GetDeskOrders', { search: '', need: 'gstin' }),
  ]);
  const row = today.waiting.find(({ fld_kind }: { fld_kind: string }) => fld_kind === 'doubtful-gstins');
  expect(list.doubtful_gstins).toBe(row.fld_count);
  return list.orders.map(({ fld_order_id }: { fld_order_id: number }) => fld_order_id);
};

test('a doubtful GSTIN waits on Today once its order is paid, until the desk lets it stay with a reason', async () => {
  const { customer, place } = await readyToOrder(shop, { address: { gstin: wrong } });
  const orderId: number = (await place()).data.order_id;
  expect(await listed()).toEqual([]);
  await payInFull(shop, customer, orderId);
  expect(await listed()).toEqual([orderId]);

  expect(await decide(orderId, { seen_gstin: '33AAACY2068D1ZN' })).toMatchObject({ status: 409 });
  expect((await decide(orderId)).status).toBe(200);
  expect(await listed()).toEqual([]);
  const { gstin_doubt, timeline } = (await desk.call('GetDeskOrder', { orderid: orderId })).data;
  expect(gstin_doubt).toBe('');
  const [decision] = timeline.filter(({ title }: { title: string }) => title === 'Let a doubtful GSTIN stay');
  expect(JSON.stringify(decision)).toContain('The buyer has shown the certificate.');
  // Two tabs: the second one reads that it is decided.
  expect(await decide(orderId)).toMatchObject({ status: 409, data: expect.stringContaining('has decided') });
});

test('the decision stays while the buyer places the same order again', async () => {
  const { place } = await readyToOrder(shop, { address: { gstin: '29AAACY2068D1ZC' } });
  const orderId: number = (await place()).data.order_id;
  const doubt = async () => (await desk.call('GetDeskOrder', { orderid: orderId })).data.gstin_doubt;
  expect(await doubt()).toContain('registered in Karnataka');
  await place();
  expect(await doubt()).toContain('registered in Karnataka');
  expect((await decide(orderId, { seen_gstin: '29AAACY2068D1ZC' })).status).toBe(200);
  await place();
  expect(await doubt()).toBe('');
});

test('it needs a reason, an order that exists, and the right', async () => {
  const { place } = await readyToOrder(shop, { address: { gstin: wrong } });
  const orderId: number = (await place()).data.order_id;
  expect(await decide(orderId, { reason: ' ' })).toMatchObject({ status: 400, body: { field: 'reason' } });
  expect((await decide(999_999)).status).toBe(404);
  expect((await decide(orderId, {}, await shop.staff('Production'))).status).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()]) expect((await decide(orderId, {}, who)).status).toBe(401);
});
