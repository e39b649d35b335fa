import { findOrder, listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const seen = (orderid: number, seenstatus = 'IN-PROCESS') => ({ orderid, seenstatus });
const move = (orders: object[], to = 'Order Accepted', who = desk) =>
  who.call('MoveOrders', { orders, orderstatus: to });
const statusOf = async (orderId: number) => (await findOrder(shop.services.db, orderId))?.status;

test('MoveOrders moves the orders that it can, says why it can’t move the others, and notes each change', async () => {
  const one = await paidOrder(shop);
  const two = await paidOrder(shop, { customer: one.customer });
  const gone = await paidOrder(shop, { customer: one.customer });
  await move([seen(gone.orderId)]);
  const { status, data } = await move([seen(one.orderId), seen(gone.orderId), seen(9_999_999), seen(two.orderId)]);
  expect(status).toBe(200);
  expect(data.orders.map((order: { fld_moved: boolean }) => order.fld_moved)).toEqual([true, false, false, true]);
  expect(data.orders[1].fld_problem).toBe('It is Order Accepted now.');
  expect(data.orders[2]).toMatchObject({ fld_problem: 'There is no such order.', fld_order_number: '' });
  expect([await statusOf(one.orderId), await statusOf(two.orderId)]).toEqual(['Order Accepted', 'Order Accepted']);
  const changes = await listChanges(shop.services.db, { subject: 'order', subjectId: String(one.orderId) }, 5);
  expect(changes).toMatchObject([
    { operation: 'MoveOrders', before: { status: 'IN-PROCESS' }, after: { status: 'Order Accepted', others: 3 } },
  ]);
  await shop.runJobs();
  const skipped = await move([seen(one.orderId, 'Order Accepted')], 'Packed');
  expect(skipped.data.orders[0].fld_problem).toBe('An order that is Order Accepted cannot become Packed.');
});

test('an order whose turn hasn’t come, or that is further, is answered with that, not with its artwork or money', async () => {
  const placed = await orderToProof(shop);
  const packed = await paidOrder(shop);
  await moveOrderTo(desk, packed.orderId, 'Packed');
  const { data } = await move([seen(placed.orderId), seen(packed.orderId, 'Packed')], 'In Production');
  expect(data.orders.map(({ fld_problem }: { fld_problem: string }) => fld_problem)).toEqual([
    'Please accept it first.',
    'It is Packed already.',
  ]);
});

test('MoveOrders of two members at once moves each order once', async () => {
  const { orderId } = await paidOrder(shop);
  const answers = await Promise.all([1, 2].map(() => move([seen(orderId)])));
  expect(answers.map(({ data }) => data.orders[0].fld_moved).sort()).toEqual([false, true]);
});

test('MoveOrders sets the day by which orders have to be ready once, when they are accepted with approved proofs', async () => {
  const { orderId } = await paidOrder(shop);
  await move([seen(orderId)]);
  const accepted = (await findOrder(shop.services.db, orderId))?.readyBy ?? '';
  shop.clock.advance({ days: 3 });
  // The session of staff has ended: it lasts twelve hours.
  desk = await shop.staff('Order desk');
  await move([seen(orderId, 'Order Accepted')], 'In Production');
  expect(accepted).toMatch(/^\d{4}-/);
  expect((await findOrder(shop.services.db, orderId))?.readyBy).toBe(accepted);
});

test('MoveOrders dispatches parcels, each with its own number, and none without a courier', async () => {
  const one = await paidOrder(shop);
  const two = await paidOrder(shop, { customer: one.customer });
  for (const { orderId } of [one, two]) await moveOrderTo(desk, orderId, 'Packed');
  const refused = await move([seen(one.orderId, 'Packed')], 'Dispatched');
  expect(refused.data.orders[0]).toMatchObject({ fld_moved: false, fld_problem: 'Please enter the courier.' });
  const parcel = (orderId: number, trackingnumber?: string) => ({
    ...seen(orderId, 'Packed'),
    courier: 'DTDC',
    trackingnumber,
  });
  const sent = await move([parcel(one.orderId, ' C1234 '), parcel(two.orderId)], 'Dispatched');
  expect(sent.data.orders.map((order: { fld_moved: boolean }) => order.fld_moved)).toEqual([true, true]);
  const dispatchOf = async (orderId: number) =>
    (await deskOrder(desk, orderId)).timeline.find(({ title }: { title: string }) => title === 'Dispatched').lines;
  expect([await dispatchOf(one.orderId), await dispatchOf(two.orderId)]).toEqual([['DTDC, C1234'], ['DTDC']]);
  const both = [one, two].map(({ orderId }) => seen(orderId, 'Dispatched'));
  await move(both, 'Delivered');
  expect(await Promise.all([one, two].map(({ orderId }) => statusOf(orderId)))).toEqual(['Delivered', 'Delivered']);
});

test('MoveOrders dispatches nothing if orders of two customers have the same parcel number', async () => {
  const one = await paidOrder(shop);
  const alsoTheirs = await paidOrder(shop, { customer: one.customer });
  const others = await paidOrder(shop);
  for (const { orderId } of [one, alsoTheirs, others]) await moveOrderTo(desk, orderId, 'Packed');
  const parcel = (orderId: number, trackingnumber: string) => ({
    ...seen(orderId, 'Packed'),
    courier: 'DTDC',
    trackingnumber,
  });
  const refused = await move([parcel(one.orderId, 'C77'), parcel(others.orderId, 'c 77')], 'Dispatched');
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toMatch(/belong to different customers and have the same tracking number/);
  expect([await statusOf(one.orderId), await statusOf(others.orderId)]).toEqual(['Packed', 'Packed']);
  const together = [parcel(one.orderId, 'C77'), parcel(alsoTheirs.orderId, 'C77'), parcel(others.orderId, 'C78')];
  const sent = await move(together, 'Dispatched');
  expect(sent.data.orders.map((order: { fld_moved: boolean }) => order.fld_moved)).toEqual([true, true, true]);
});

test('MoveOrders refuses other steps, too many orders, roles without the right, and strangers', async () => {
  const { orderId, customer } = await paidOrder(shop);
  for (const to of ['Cancelled', 'IN-PROCESS']) expect((await move([seen(orderId)], to)).status).toBe(400);
  expect((await move([])).status).toBe(400);
  expect((await move(Array.from({ length: 101 }, (_, place) => seen(place + 1)))).status).toBe(400);
  expect((await move([seen(orderId)], 'Order Accepted', await shop.staff('Accounts'))).status).toBe(403);
  for (const visitor of [customer, shop.visitor()])
    expect((await move([seen(orderId)], 'Order Accepted', visitor)).status).toBe(401);
  expect(await statusOf(orderId)).toBe('IN-PROCESS');
});

test('MoveOrders takes many orders back, with words to each customer, and leaves those for which it would be a step on', async () => {
  const sent = [await paidOrder(shop), await paidOrder(shop)];
  const made = await paidOrder(shop);
  desk = await shop.staff('Order desk');
  for (const { orderId } of sent) await moveOrderTo(desk, orderId, 'Dispatched');
  await moveOrderTo(desk, made.orderId, 'In Production');
  await shop.runJobs();
  const back = (orders: object[], orderstatus: string, more: object) =>
    desk.call('MoveOrders', { orders, orderstatus, ...more });
  const problems = ({ data }: Awaited<ReturnType<typeof back>>) =>
    data.orders.map(({ fld_problem }: { fld_problem: string }) => fld_problem);
  const rows = sent.map(({ orderId }) => seen(orderId, 'Dispatched'));
  expect(problems(await back(rows, 'Returned', {}))).toEqual(Array(2).fill('Please choose why it came back.'));
  const returned = await back(rows, 'Returned', { reason: 'lost', note: 'We make it again.' });
  expect(problems(returned)).toEqual(['', '']);
  // For a minute.
  const steps = returned.data.orders.map(({ fld_order_id: orderid, fld_step_id: step_id }: Record<string, number>) => ({
    orderid,
    step_id,
  }));
  expect(problems(await desk.call('UndoMoves', { orders: steps.slice(0, 1) }))).toEqual(['']);
  expect(await Promise.all(sent.map(({ orderId }) => statusOf(orderId)))).toEqual(['Dispatched', 'Returned']);

  const mixed = [seen(sent[0]?.orderId ?? 0, 'Dispatched'), seen(made.orderId, 'In Production')];
  const packed = await back(mixed, 'Packed', { note: 'Still with us.' });
  expect(problems(packed)).toEqual(['', 'It is In Production, so it doesn’t go back to Packed.']);
  expect(packed.data.orders[0].fld_undo_until).toBeNull();
  shop.clock.advance({ minutes: 2 });
  await shop.runJobs();
  expect((await mailsTo(shop, sent[1]?.customer.email ?? '', 'has not arrived'))[0]).toMatch(
    /lost it.*We make it again/,
  );
  expect(await mailsTo(shop, sent[0]?.customer.email ?? '', 'has not arrived')).toEqual([]);
});
