import type { WaitingRow } from '@boxwright/contract';
import { inTransaction, raiseAlert } from '@boxwright/storage';
import { atNight } from '@boxwright/testing/by-night';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaint, deliveredOrder, failedRefund, uploadPhoto } from '../../testing/after-sale.ts';
import { quotedSale } from '../../testing/desk-quotations.ts';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { failForGood } from '../../testing/fail-for-good.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';
import { openReceivables } from '../../testing/receivables.ts';

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
  expect(countsOf(unsold)).toMatchObject({ 'new-orders': 0, 'unpaid-orders': 1 });
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
    plates: 0,
    'due-orders': 0,
    'overdue-orders': 0,
    'packed-orders': 0,
    reprints: 0,
    'unpaid-orders': 0,
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
    'ending-quotations': 0,
    'overdue-customers': 0,
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

test('GetToday counts an order that came back until it is sent again, closed, or made again', async () => {
  const desk = await shop.staff();
  const returns = async () => countsOf((await desk.call('GetToday')).data)['returns'] ?? 0;
  const listed = async () => (await desk.call('GetDeskOrders', { need: 'return' })).data.orders.length;
  const before = await returns();
  const comesBack = async () => {
    const { orderId } = await paidOrder(shop);
    await moveOrderTo(desk, orderId, 'Dispatched');
    const back = { orderid: orderId, seenstatus: 'Dispatched', orderstatus: 'Returned', reason: 'lost' };
    expect((await desk.call('MoveOrder', back)).status).toBe(200);
    return orderId;
  };
  const [sent, again] = [await comesBack(), await comesBack()];
  expect([await returns(), await listed()]).toEqual([before + 2, before + 2]);
  const parcel = { courier: 'DTDC', trackingnumber: 'D 78' };
  await desk.call('MoveOrder', { orderid: sent, seenstatus: 'Returned', orderstatus: 'Dispatched', ...parcel });
  expect(await returns()).toBe(before + 1);
  const made = { lines: [{ position: 1, quantity: 500 }], cause: 'courier', reason: 'It is lost.', seen: 0 };
  expect((await desk.call('PrintAgain', { orderid: again, ...made })).status).toBe(200);
  expect(await returns()).toBe(before);
});

// What is counted is tried above; that each number is that of its list, at night alone.
test.runIf(atNight)('each number of GetToday is that of the rows in the list to which it leads', async () => {
  const first = await shop.staff();
  const { customer, place } = await readyToOrder(shop);
  const orderId = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  await first.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  for (const text of ['Is it there?', 'And now?']) await customer.call('WriteToDesk', { orderid: orderId, text });
  const { ready_by: readyBy } = (await first.call('GetDeskOrder', { orderid: orderId })).data;
  const waived = await orderToProof(shop);
  await waived.send();
  await first.call('WaiveProof', { line_id: waived.lineId, reason: 'Agreed.' });
  const [item] = (await first.call('GetStock', {})).data.items;
  const { fld_stock_id, fld_version } = item;
  await first.call('SetReorderLevel', { fld_stock_id, fld_version, fld_reorder_level: '9000' });
  const [alert] = (await first.call('GetAlerts', {})).data.alerts;
  await first.call('MarkAlertsSeen', { fld_alert_ids: [alert.fld_alert_id] });
  await workOfOtherKinds(first);
  // A quotation that is to be asked about, and ends soon.
  shop.clock.set(new Date(Date.parse(`${readyBy}T11:00:00+05:30`) - 13 * 86_400_000).toISOString());
  await quotedSale(shop);
  shop.clock.set(`${readyBy}T11:00:00+05:30`);
  await (await readyToOrder(shop)).place();
  await paidOrder(shop);
  const admin = await shop.staff();

  const list = async (operation: Parameters<typeof admin.call>[0], asked: object, rows: string) =>
    (await admin.call(operation, asked)).data[rows];
  const orders = (asked: object) => list('GetDeskOrders', { search: '', ...asked }, 'orders');
  const proofs = (who: 'us' | 'customer') => list('GetProofQueue', { waits_for: who }, 'lines');
  const lists: Readonly<Record<Exclude<WaitingRow['kind'], 'settlements'>, Promise<unknown[]>>> = {
    'new-orders': orders({ need: 'accept' }),
    'proofs-for-us': proofs('us'),
    'proofs-for-customers': proofs('customer'),
    plates: list('GetProduction', { fld_stage: 'plates' }, 'jobs'),
    'due-orders': orders({ need: 'due' }),
    'overdue-orders': orders({ need: 'late' }),
    'packed-orders': orders({ orderstatus: 'Packed' }),
    reprints: orders({ need: 'reprint' }),
    messages: orders({ need: 'message' }),
    enquiries: list('GetEnquiries', {}, 'enquiries'),
    quotations: list('GetQuotations', { view: 'due', owner: 'anybody' }, 'quotations'),
    'ending-quotations': list('GetQuotations', { view: 'ending', owner: 'anybody' }, 'quotations'),
    returns: orders({ need: 'return' }),
    'unpaid-orders': orders({ need: 'unpaid' }),
    transfers: orders({ need: 'transfer' }),
    'overdue-customers': list('GetReceivables', { overdue: true }, 'customers'),
    'courier-cash': list('GetCourierCash', {}, 'orders').then((rows) => rows.filter(({ late }: never) => late)),
    'refunds-by-hand': list('GetRefunds', { list: 'by-hand' }, 'refunds'),
    'doubtful-gstins': orders({ need: 'gstin' }),
    'low-stock': list('GetStock', {}, 'items').then((rows) => rows.filter(({ fld_to_do }: never) => fld_to_do)),
    alerts: list('GetAlerts', { unseen_only: true }, 'alerts'),
    'failed-jobs': list('GetJobs', {}, 'failed'),
  };
  const { settlements: _, ...counted } = countsOf((await admin.call('GetToday')).data);
  const rows = await Promise.all(Object.entries(lists).map(async ([kind, found]) => [kind, (await found).length]));
  expect(counted).toEqual(Object.fromEntries(rows));
  // Nothing equals nothing, whatever is counted.
  expect(Object.entries(counted).filter(([, count]) => count === 0)).toEqual([]);
});

/** Rows of the kinds of work that orders bring only on their special ways, up to some weeks before they are counted. */
const workOfOtherKinds = async (desk: ShopVisitor) => {
  const asked = await sentProof(shop);
  await asked.decide('change', { text: 'The logo is too small.' });
  await sentProof(shop);
  await moveOrderTo(desk, (await paidOrder(shop)).orderId, 'Packed');
  const late = await paidOrder(shop);
  await desk.call('MoveOrder', { orderid: late.orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  await shop.services.db.$client.query('update orders set ready_by = $2 where id = $1', [late.orderId, '2026-01-05']);
  const { customer, orderId } = await deliveredOrder(shop, desk);
  const again = { lines: [{ position: 1, quantity: 500 }], cause: 'too-few', reason: 'A carton was missing.', seen: 0 };
  expect((await desk.call('PrintAgain', { orderid: orderId, ...again })).status).toBe(200);
  await uploadPhoto(shop, customer, orderId);
  expect((await customer.call('RequestReturn', { orderid: orderId, ...complaint })).status).toBe(200);
  await sendEnquiry(shop, desk);
  const { values, seen } = (await desk.call('GetSettings', { section: 'bank' })).data;
  const account = { accountName: 'Boxwright', accountNumber: '123456789012', ifsc: 'SBIN0001234', bankName: 'SBI' };
  expect((await desk.call('SaveSettings', { section: 'bank', values: { ...values, ...account }, seen })).status).toBe(
    200,
  );
  for (const paymentmode of ['BankTransfer', 'COD']) {
    const { customer: buyer, place } = await readyToOrder(shop);
    const orderid: number = (await place()).data.order_id;
    expect((await buyer.call('ConfirmOrder', { orderid, paymentmode })).status).toBe(200);
    if (paymentmode === 'COD') await moveOrderTo(desk, orderid, 'Delivered');
  }
  const { placed, dueSince } = await openReceivables(shop);
  await dueSince((await placed()).orderId, 3);
  await failedRefund(shop);
  const wrong = await readyToOrder(shop, { address: { gstin: '33AAACY2068D1ZM' } });
  await payInFull(shop, wrong.customer, (await wrong.place()).data.order_id);
};

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
      'proofs-for-us',
      'proofs-for-customers',
      'plates',
      'due-orders',
      'overdue-orders',
      'packed-orders',
      'reprints',
      'low-stock',
      'alerts',
    ],
    sales: null,
    best: null,
    boxSales: null,
  });
  expect(await kinds('Accounts')).toMatchObject({
    kinds: [
      'unpaid-orders',
      'transfers',
      'overdue-customers',
      'courier-cash',
      'settlements',
      'refunds-by-hand',
      'doubtful-gstins',
      'alerts',
    ],
    sales: 0,
    best: expect.any(Array),
  });
  expect((await kinds('Order desk')).kinds).toEqual([
    'new-orders',
    'proofs-for-us',
    'proofs-for-customers',
    'plates',
    'due-orders',
    'overdue-orders',
    'packed-orders',
    'reprints',
    'messages',
    'enquiries',
    'quotations',
    'ending-quotations',
    'returns',
    'unpaid-orders',
    'transfers',
    'courier-cash',
    'doubtful-gstins',
    'alerts',
  ]);
});

test('GetToday refuses visitors, customers and unknown fields', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetToday')).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff()).call('GetToday', { day: 1 })).toMatchObject({ status: 400 });
});
