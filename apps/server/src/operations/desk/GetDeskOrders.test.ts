import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopCustomer, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, readyToOrder } from '../../testing/orders.ts';
import { keptDisc, orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
let desk: ShopVisitor;
let buyer: ShopCustomer;
/** The ids of the orders, oldest first. */
const placed: number[] = [];
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
  const first = await paidOrder(shop);
  buyer = first.customer;
  placed.push(first.orderId);
  for (const own of [{}, { line: { deliverytype: 'SelfPickup', destination_pin: '0' } }]) {
    shop.clock.advance({ minutes: 1 });
    const { place } = await readyToOrder(shop, own);
    placed.push((await place()).data.order_id);
  }
});
afterAll(() => shop.close());

const list = (filters: object = {}) => desk.call('GetDeskOrders', filters);
const ids = async (filters: object = {}): Promise<number[]> =>
  (await list(filters)).data.orders.map((order: { fld_order_id: number }) => order.fld_order_id);
const newestFirst = () => placed.toReversed();

test('GetDeskOrders lists the orders of all customers, newest first, as the desk needs them', async () => {
  const { status, data } = await list();
  expect(status).toBe(200);
  expect(data.orders.map((order: { fld_order_id: number }) => order.fld_order_id)).toEqual(newestFirst());
  expect(data.orders.at(-1)).toMatchObject({
    fld_order_number: expect.stringMatching(/^BW\d\d-\d{6}$/),
    fld_customer_name: 'Meena Sundaram',
    fld_company_name: 'Meena Soaps',
    fld_items: expect.stringContaining('Soap'),
    fld_total_quantity: 1000,
    fld_payment_status: 'Paid',
    fld_status_label: 'Order Placed',
    fld_ready_by: null,
    fld_late: false,
  });
});

test('GetDeskOrders filters by status, payment, delivery type and day, and by several of them', async () => {
  const [paid = 0, open = 0, collected = 0] = placed;
  expect(await ids({ orderstatus: 'IN-PROCESS' })).toEqual(newestFirst());
  expect(await ids({ orderstatus: 'Delivered' })).toEqual([]);
  expect(await ids({ paymentstatus: 'Paid' })).toEqual([paid]);
  expect(await ids({ deliverytype: 'SelfPickup' })).toEqual([collected]);
  expect(await ids({ deliverytype: 'StandardShipping', orderstatus: 'IN-PROCESS' })).toEqual([open, paid]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(shop.clock.now());
  expect(await ids({ placedfrom: today, placedto: today })).toEqual(newestFirst());
  expect(await ids({ placedto: '2020-01-01' })).toEqual([]);
  expect(await ids({ need: 'accept' })).toEqual([paid]);
  expect(await ids({ need: 'accept', paymentstatus: 'Refunded' })).toEqual([]);
});

test('GetDeskOrders finds an order by its number and by its payment, and orders by words of their customer', async () => {
  const [paid = 0] = placed;
  const { data } = await list({ paymentstatus: 'Paid' });
  const number: string = data.orders[0].fld_order_number;
  const { rows } = await shop.services.db.$client.query('SELECT txnid FROM payment_attempts LIMIT 1');
  for (const search of [number, number.slice(5), rows[0].txnid, buyer.email, buyer.email.split('@')[0]])
    expect(await ids({ search }), search).toEqual([paid]);
  for (const search of ['meena', 'SUNDARAM', 'meen soap', '98400'])
    expect(await ids({ search }), search).toEqual(newestFirst());
  expect(await ids({ search: 'meena', need: 'accept' })).toEqual([paid]);
  for (const search of ['undaram', 'meena nobody', `' | 'nobody`, '&'])
    expect(await ids({ search }), search).toEqual([]);
});

test('GetDeskOrders continues from the order at a page’s edge, in both directions and with filters', async () => {
  const [oldest = 0, middle = 0, newest = 0] = placed;
  for (const filters of [{}, { orderstatus: 'IN-PROCESS' }, { search: 'meena' }]) {
    expect(await ids({ ...filters, olderthan: newest })).toEqual([middle, oldest]);
    expect(await ids({ ...filters, newerthan: oldest })).toEqual([newest, middle]);
  }
  expect((await list({ olderthan: newest })).data).toMatchObject({ has_newer: true, has_older: false });
  expect((await list({ newerthan: oldest })).data).toMatchObject({ has_newer: false, has_older: true });
  expect((await list()).data).toMatchObject({ has_newer: false, has_older: false });
});

test('GetDeskOrders counts waiting orders, and marks late ones until they are on their way', async () => {
  const [orderId = 0] = placed;
  expect((await list()).data).toMatchObject({ to_accept: 1, late: 0, open_returns: 0 });
  await moveOrderTo(desk, orderId, 'In Production');
  const [order] = (await list({ orderstatus: 'In Production' })).data.orders;
  expect(order).toMatchObject({ fld_ready_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), fld_late: false });
  await shop.services.db.$client.query(`UPDATE orders SET ready_by = '2020-01-01' WHERE id = ${orderId}`);
  const late = await list({ need: 'late' });
  expect(late.data).toMatchObject({ late: 1, to_accept: 0, orders: [{ fld_order_id: orderId, fld_late: true }] });
  expect(await ids({ need: 'late', search: 'meena' })).toEqual([orderId]);
  expect(late.data.counts).toContainEqual({ fld_order_status: 'In Production', count: 1 });
  const packed = { orderid: orderId, seenstatus: 'In Production', orderstatus: 'Packed' };
  expect((await desk.call('MoveOrder', packed)).status).toBe(200);
  expect(await ids({ need: 'late' })).toEqual([orderId]);
  const sent = { orderid: orderId, seenstatus: 'Packed', orderstatus: 'Dispatched', courier: 'Blue Dart' };
  expect((await desk.call('MoveOrder', sent)).status).toBe(200);
  expect(await ids({ need: 'late' })).toEqual([]);
});

test('GetDeskOrders lists orders with a return that waits for a decision', async () => {
  const [orderId = 0] = placed;
  await shop.services.db.$client.query(
    `INSERT INTO return_requests (order_id, reason, wish, batch_number, manufactured_on, description)
     VALUES (${orderId}, 'damaged', 'refund', 'B1', '2026-11-01', 'Crushed')`,
  );
  expect((await list({ need: 'return' })).data).toMatchObject({
    open_returns: 1,
    orders: [{ fld_order_id: orderId, fld_open_return: true }],
  });
});

test('GetDeskOrders refuses unknown filters, customers and strangers', async () => {
  for (const wrong of [{ orderstatus: 'Lost' }, { need: 'sleep' }, { placedfrom: '23/11/2026' }, { page: 2 }])
    expect((await list(wrong)).status).toBe(400);
  for (const visitor of [buyer, shop.visitor()]) expect((await visitor.call('GetDeskOrders')).status).toBe(401);
});

test('GetDeskOrders finds mobile numbers in any notation, and payments, documents and parcels by their numbers', async () => {
  const phoned = await readyToOrder(shop);
  const { order_id: orderid, total_amount: amount } = (await phoned.place()).data;
  await shop.services.db.$client.query(
    'UPDATE customers SET mobile = $1 WHERE id = (SELECT customer_id FROM orders WHERE id = $2)',
    ['9845011144', orderid],
  );
  await desk.call('RecordPayment', {
    orderid,
    how: 'transfer',
    reference: 'SBIN226330001234',
    amount,
    seen_due: amount,
    received_on: indianDay(shop.clock.now()),
  });
  await moveOrderTo(desk, orderid, 'Dispatched');
  const { rows } = await shop.services.db.$client.query(
    "SELECT number FROM documents WHERE order_id = $1 AND kind = 'tax-invoice'",
    [orderid],
  );
  const shown = (await list({ search: 'SBIN226330001234' })).data.orders[0].fld_order_number as string;
  for (const search of [
    ...['9845011144', '+91 98450 11144', '98450 11144', '९८४५० १११४४'],
    ...['SBIN226330001234', 'sbin 2263 3000 1234', rows[0].number, shown.replace('-', '')],
  ])
    expect(await ids({ search }), search).toEqual([orderid]);
  for (const search of [
    String(amount),
    `₹${Number(amount).toLocaleString('en-IN')}`,
    '4412 7781',
    'soap box',
    'meena soap',
    '641001',
    '641 001',
    ...['coimbatore', 'Kovai', 'soap box 100g', '98400 12345', `${shown}-1`, `#${Number(shown.slice(5))}`],
  ])
    expect(await ids({ search }), search).toContain(orderid);
  for (const search of ['soap tuck nobody', '641002', 'madurai', '₹1.01'])
    expect(await ids({ search }), search).toEqual([]);
  expect(await ids({ search: 'SBIN22633000123' })).toEqual([]);
});

test('GetDeskOrders finds an order by the name of its file, and by the street to which it goes', async () => {
  const artwork_token = await keptDisc(shop, 'front-panel_v2.png');
  const { place } = await readyToOrder(shop, { awaitsProof: true, line: { artwork_token } });
  const { order_id: orderid } = (await place()).data;
  await shop.services.db.$client.query(
    `UPDATE orders SET shipping_address = shipping_address || '{"area": "17 Turnbulls Cross Street"}' WHERE id = $1`,
    [orderid],
  );
  for (const search of ['front-panel_v2.png', 'panel v2', 'Turnbulls Cross', '17 turnbulls', 'soap front turnb'])
    expect(await ids({ search }), search).toEqual([orderid]);
  expect(await ids({ search: 'front turnbulls nobody' })).toEqual([]);
});

test('GetDeskOrders finds an order by the name of a file that another one has replaced', async () => {
  const { orderId, send } = await orderToProof(shop);
  await send('monsoon-lid_v1.png');
  await send('winter-lid_v2.png');
  for (const search of ['monsoon-lid_v1.png', 'monsoon lid', 'winter-lid_v2.png'])
    expect(await ids({ search }), search).toEqual([orderId]);
});

test('GetDeskOrders says how many pieces of an order are collected while the others are delivered', async () => {
  const { customer, place } = await readyToOrder(shop);
  await addBoxes(customer, { itemdetails: [{ Item: 202, Quantity: 1500 }], deliverytype: 'SelfPickup' });
  const { order_id: orderid } = (await place()).data;
  const { orders } = (await list()).data;
  expect(orders.find((order: { fld_order_id: number }) => order.fld_order_id === orderid)).toMatchObject({
    fld_total_quantity: 2500,
    fld_collected_quantity: 1500,
  });
});

test('GetDeskOrders finds an order by any part of its purchase order number, however that is written', async () => {
  const { place } = await readyToOrder(shop);
  const { order_id: orderid } = (await place({ purchase_order: 'Po‑2026/0471-B' })).data;
  for (const search of [
    ...['Po-2026/0471-B', '0471', '471', '71-b', '2026/0471', '2026 – 0471', 'PO 0471', 'po“0471”', '2026 meena'],
    ...['0471 soap', '२०२६/०४७१', 'po20260471b', '20260471'],
  ])
    expect(await ids({ search }), search).toContain(orderid);
  const { order_id: other } = (await (await readyToOrder(shop)).place({ purchase_order: 'TW-0099' })).data;
  for (const search of ['PO TW-0099', 'P.O. no. 0099', 'purchase order 0099', 'tw-0099', 'tw0099', 'TW0099'])
    expect(await ids({ search }), search).toEqual([other]);
  expect(await ids({ search: '471', orderstatus: 'Packed' })).toEqual([]);
  for (const search of ['0472', '2025/0471', '71', '471 nobody', 'tw0098'])
    expect(await ids({ search }), search).toEqual([]);
});
