import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

test('GetStock shows sheets on hand, those that accepted jobs reserve until they are printed, and free ones', async () => {
  const empty = await desk.call('GetStock', {});
  expect(empty.data.items).toEqual([]);
  expect(empty.data.materials.length).toBeGreaterThan(10);
  const { job } = await acceptedOrder(shop, desk);
  const [item] = (await desk.call('GetStock', {})).data.items;
  expect(item).toMatchObject({ fld_on_hand: 0, fld_free: -item.fld_reserved, fld_low: false });
  expect(item.fld_reserved).toBeGreaterThan(300);
  await doSteps(desk, job, 'printing');
  const { data } = await desk.call('GetStock', { fld_stock_id: item.fld_stock_id });
  expect(data.items[0]).toMatchObject({ fld_reserved: 0, fld_on_hand: -item.fld_reserved });
  expect(data.entries).toMatchObject([
    {
      ...{ fld_kind: 'used', fld_sheets: -item.fld_reserved, fld_changed_by: 'Order Desk' },
      job: { fld_job_id: job.fld_job_id, fld_job_code: job.fld_job_code },
    },
  ]);
  const { fld_material } = item;
  const entered = { fld_material, fld_change: 'receipt', fld_sheets: '9', fld_note: 'A delivery.' };
  expect((await desk.call('EnterStock', entered)).status).toBe(200);
  const [newest] = (await desk.call('GetStock', { fld_stock_id: item.fld_stock_id })).data.entries;
  expect(newest).toMatchObject({ fld_kind: 'receipt', job: null });
});

test('GetStock frees the sheets that a cancelled order had reserved', async () => {
  const admin = await shop.staff();
  const { orderId } = await acceptedOrder(shop, desk);
  const reserved = async () => (await desk.call('GetStock', {})).data.items[0].fld_reserved;
  expect(await reserved()).toBeGreaterThan(0);
  await admin.call('MoveOrder', { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'Cancelled' });
  expect(await reserved()).toBe(0);
});

test('GetStock counts the sheets reserved by an order as used when the order is packed by hand', async () => {
  const admin = await shop.staff();
  const item = async () => (await desk.call('GetStock', {})).data.items[0];
  const before = await item();
  const { orderId } = await acceptedOrder(shop, desk);
  const { fld_reserved: reserved } = await item();
  await admin.call('MoveOrder', { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'In Production' });
  await admin.call('MoveOrder', { orderid: orderId, seenstatus: 'In Production', orderstatus: 'Packed' });
  expect(await item()).toMatchObject({ fld_reserved: 0, fld_on_hand: before.fld_on_hand - reserved });
});

test('GetStock refuses visitors, customers and other staff', async () => {
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Order desk')];
  const answers = await Promise.all(who.map((each) => each.call('GetStock', {})));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
