import { inTransaction, raiseAlert } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failForGood } from '../../testing/fail-for-good.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Waiting {
  readonly fld_kind: string;
  readonly fld_count: number;
}
const countsOf = ({ waiting }: { waiting: Waiting[] }) =>
  Object.fromEntries(waiting.map(({ fld_kind, fld_count }) => [fld_kind, fld_count]));

test('GetToday counts what waits for staff, and what was ordered', async () => {
  const admin = await shop.staff();
  const empty = (await admin.call('GetToday')).data;
  expect(Object.values(countsOf(empty)).every((count) => count === 0)).toBe(true);
  expect([empty.days.length, empty.months.length]).toEqual([30, 12]);
  expect(empty.best_customers).toEqual([]);
  expect(empty.best_boxes).toEqual([30, 90].map((fld_days) => ({ fld_days, fld_boxes: [] })));

  const { customer, place } = await readyToOrder(shop);
  const unpaid = (await place()).data.order_id;
  const unsold = (await admin.call('GetToday')).data;
  expect(countsOf(unsold)).toMatchObject({ 'new-orders': 0 });
  // An order that nobody has paid or confirmed isn't a sale yet.
  expect(unsold.days.at(-1)).toMatchObject({ fld_orders: 0, fld_sales: 0 });
  expect([unsold.best_customers, ...unsold.best_boxes.map((each: { fld_boxes: unknown[] }) => each.fld_boxes)]).toEqual(
    [[], [], []],
  );
  await payInFull(shop, customer, unpaid);
  await shop
    .visitor()
    .call('monocartonsenquiry', { name: 'A', mobile: '9840012345', pincode: '641001', email: '', carton_type: '' });
  await inTransaction(shop.services.db, (tx) => raiseAlert(tx, { key: 'x', kind: 'overpaid', message: 'x' }));
  await failForGood(shop, 'SendMail', { mailId: 4711 }, 'Refused.');
  const now = (await admin.call('GetToday')).data;
  expect(countsOf(now)).toEqual({
    'new-orders': 1,
    'overdue-orders': 0,
    'packed-orders': 0,
    reprints: 0,
    transfers: 0,
    'doubtful-gstins': 0,
    alerts: 1,
    enquiries: 1,
    'proofs-for-us': 0,
    'proofs-for-customers': 0,
    returns: 0,
    'refunds-by-hand': 0,
    messages: 0,
    quotations: 0,
    settlements: 0,
    'courier-cash': 0,
    'low-stock': 0,
    'failed-jobs': 1,
  });
  expect(now.days.at(-1)).toMatchObject({ fld_orders: 1, fld_orders_before: 0 });
  expect(now.months.at(-1).fld_sales).toBe(now.days.at(-1).fld_sales);
  expect(now.days.at(-1).fld_sales).toBeGreaterThan(1000);
  expect(now.best_customers).toMatchObject([{ fld_name: 'Meena Sundaram', fld_sales: now.days.at(-1).fld_sales }]);
  const [month, quarter] = now.best_boxes;
  expect(month.fld_boxes).toMatchObject([{ fld_orders: 1, fld_pieces: expect.any(Number) }]);
  expect(month.fld_boxes[0].fld_sales).toBeGreaterThan(1000);
  expect(quarter.fld_boxes).toEqual(month.fld_boxes);
  shop.clock.advance({ days: 31 });
  const later = (await (await shop.staff()).call('GetToday')).data.best_boxes;
  expect(later.map((each: { fld_boxes: unknown[] }) => each.fld_boxes.length)).toEqual([0, 1]);
});

test('GetToday counts an accepted order as overdue after its day, until it is dispatched', async () => {
  const admin = await shop.staff();
  const { customer, place } = await readyToOrder(shop);
  const orderId = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const accept = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  expect((await admin.call('MoveOrder', accept)).status).toBe(200);
  const overdue = async () => countsOf((await admin.call('GetToday')).data)['overdue-orders'];
  expect(await overdue()).toBe(0);
  shop.clock.advance({ days: 20 });
  const later = await shop.staff();
  const overdueThen = async () => countsOf((await later.call('GetToday')).data)['overdue-orders'];
  expect(await overdueThen()).toBe(1);
  const steps = ['Order Accepted', 'In Production', 'Packed', 'Dispatched'];
  for (const [place, orderstatus] of steps.slice(1).entries()) {
    const step = { orderid: orderId, seenstatus: steps[place], orderstatus, courier: 'Blue Dart', trackingnumber: '1' };
    expect((await later.call('MoveOrder', step)).status).toBe(200);
    const { 'packed-orders': packed } = countsOf((await later.call('GetToday')).data);
    expect(packed, orderstatus).toBe(orderstatus === 'Packed' ? 1 : 0);
  }
  expect(await overdueThen()).toBe(0);
});

test('GetToday counts artwork and proofs that wait for us and for customers', async () => {
  const admin = await shop.staff();
  const waits = async () => {
    const counts = countsOf((await admin.call('GetToday')).data);
    return [counts['proofs-for-us'], counts['proofs-for-customers']];
  };
  const [us = 0, customers = 0] = await waits();
  const awaited = await orderToProof(shop);
  const changed = await sentProof(shop);
  expect(await waits()).toEqual([us, customers + 2]);
  await changed.decide('change', { text: 'The logo is too small.' });
  await awaited.send();
  expect(await waits()).toEqual([us + 2, customers]);
  await awaited.customer.call('CancelOrder', { orderid: awaited.orderId });
  expect(await waits()).toEqual([us + 1, customers]);
});

test('GetToday shows each role only what it may see', async () => {
  const kinds = async (role: 'Production' | 'Accounts' | 'Order desk') => {
    const { data } = await (await shop.staff(role)).call('GetToday');
    return {
      kinds: Object.keys(countsOf(data)),
      sales: data.days[0].fld_sales,
      best: data.best_customers,
      boxSales: data.best_boxes[1].fld_boxes[0].fld_sales,
    };
  };
  expect(await kinds('Production')).toEqual({
    kinds: [
      'new-orders',
      'overdue-orders',
      'packed-orders',
      'reprints',
      'proofs-for-us',
      'proofs-for-customers',
      'low-stock',
    ],
    sales: null,
    best: null,
    boxSales: null,
  });
  expect(await kinds('Accounts')).toMatchObject({
    kinds: ['transfers', 'doubtful-gstins', 'alerts', 'refunds-by-hand', 'settlements', 'courier-cash'],
    sales: 0,
    best: expect.any(Array),
  });
  expect((await kinds('Order desk')).kinds).toEqual([
    'new-orders',
    'overdue-orders',
    'packed-orders',
    'reprints',
    'transfers',
    'doubtful-gstins',
    'alerts',
    'proofs-for-us',
    'proofs-for-customers',
    'enquiries',
    'quotations',
    'returns',
    'messages',
    'courier-cash',
  ]);
});

test('GetToday refuses visitors, customers and unknown fields', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetToday')).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff()).call('GetToday', { day: 1 })).toMatchObject({ status: 400 });
});
