import { alertsOf, documentsOf, findOrder, listChanges, stepsOfOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

let parcels = 0;
/** An order on its way, with a parcel of its own. */
async function sent(own: Parameters<typeof paidOrder>[1] = {}, known = '') {
  parcels += 1;
  const number = known || `AWB ${parcels}x`;
  const placed = await paidOrder(shop, own);
  await moveOrderTo(desk, placed.orderId, 'Packed');
  const parcel = { courier: 'Delhivery', trackingnumber: number };
  const step = { orderid: placed.orderId, seenstatus: 'Packed', orderstatus: 'Dispatched', ...parcel };
  await desk.call('MoveOrder', step);
  return { ...placed, number };
}

interface Row {
  fld_order_id: number | null;
  fld_does: string;
  fld_text: string;
  seenstatus: string | null;
  trackingnumber: string;
  parcelstate: string | null;
}
const read = async (list: string): Promise<Row[]> => (await desk.call('CheckParcelStates', { list })).data.rows;
const sending = (rows: readonly Row[]) =>
  rows
    .filter(({ fld_does }) => fld_does !== 'nothing')
    .map(({ fld_order_id: orderid, seenstatus, trackingnumber, parcelstate }) => ({
      ...{ orderid, seenstatus, trackingnumber, parcelstate },
    }));
const apply = (rows: readonly Row[], more: object = {}, who = desk) =>
  who.call('ApplyParcelStates', { rows: sending(rows), ...more });
const statusOf = async (orderId: number) => (await findOrder(shop.services.db, orderId))?.status;

test('a courier’s list says first what each row would do, and then does it', async () => {
  const [one, back, lost, returning] = [await sent(), await sent(), await sent(), await sent()];
  const list = [
    'Date,AWB Number,Current Status,Pin',
    `1/12,${one.number.toLowerCase()},OFD,600001`,
    `1/12,${one.number},Undelivered,600001`,
    `1/12,${one.number},DELIVERED,600001`,
    `1/12,${back.number.replaceAll(' ', '')},RTO Delivered,600001`,
    `1/12,"${lost.number}",Lost,600001`,
    `1/12,${returning.number},RTO,600001`,
    `1/12,${returning.number},Delivered to neighbour,600001`,
    '1/12,UNKNOWN 7,Delivered,600001',
  ].join('\r\n');
  const rows = await read(list);
  expect(rows.map(({ fld_does, fld_text }) => `${fld_does}: ${fld_text}`)).toEqual([
    'note: Noted: Out for delivery',
    'note: Noted: Delivery attempted',
    'move: Becomes Delivered; its customer is mailed',
    'move: Becomes Returned; its customer is mailed',
    'move: Becomes Returned; its customer is mailed',
    'note: Noted: RTO initiated',
    'nothing: We don’t know this state. Please move the order by hand.',
    'nothing: No order has this parcel.',
  ]);
  for (const { orderId } of [one, back, lost, returning]) expect(await statusOf(orderId)).toBe('Dispatched');

  expect(await apply(rows)).toMatchObject({ status: 400, body: { field: 'reason' } });
  const { data } = await apply(rows, { reason: 'refused' });
  expect(data.orders.map((order: { fld_moved: boolean }) => order.fld_moved)).toEqual(Array(6).fill(true));
  const statuses = await Promise.all([one, back, lost, returning].map(({ orderId }) => statusOf(orderId)));
  expect(statuses).toEqual(['Delivered', 'Returned', 'Returned', 'Dispatched']);
  const reasonOf = async (orderId: number) => (await stepsOfOrder(shop.services.db, orderId)).at(-1)?.reason;
  expect([await reasonOf(back.orderId), await reasonOf(lost.orderId)]).toEqual(['refused', 'lost']);
  expect(await alertsOf(shop.services.db, returning.orderId)).toMatchObject([{ kind: 'parcel-returning' }]);
  const { timeline } = (await desk.call('GetDeskOrder', { orderid: one.orderId })).data;
  expect(JSON.stringify(timeline)).toContain('Out for delivery');
  // Its buyer, and whoever has its link, read the way; that it comes back is for the desk, which calls first.
  const says = (data: { fld_courier_says: { fld_text: string }[] }) =>
    data.fld_courier_says.map((each) => each.fld_text);
  const own = (await one.customer.call('GetOrderTimeline', { orderid: one.orderId })).data;
  expect(says(own)).toEqual(['Out for delivery', 'Delivery attempted']);
  const tracked = await shop.visitor().call('GetTrackedOrder', { token: own.fld_track_token });
  expect(says(tracked.data)).toEqual(['Out for delivery', 'Delivery attempted']);
  const other = await returning.customer.call('GetOrderTimeline', { orderid: returning.orderId });
  expect(says(other.data)).toEqual([]);
  await shop.runJobs();
  expect(await mailsTo(shop, back.customer.email, 'has not arrived')).toHaveLength(1);
  expect(await documentsOf(shop.services.db, back.orderId, 'credit-note')).toEqual([]);

  // The same list again changes nothing, and notes nothing twice.
  const again = await read(list);
  expect(again.map(({ fld_does }) => fld_does)).toEqual([
    'nothing',
    'nothing',
    'nothing',
    'nothing',
    'nothing',
    'note',
    'nothing',
    'nothing',
  ]);
  await apply(again);
  const changes = await listChanges(shop.services.db, { subject: 'order', subjectId: String(returning.orderId) }, 50);
  expect(changes.filter(({ operation }) => operation === 'ApplyParcelStates')).toHaveLength(1);
});

test('cells pasted from a spreadsheet are read without heads, and a delivery can be taken back', async () => {
  const { orderId, number } = await sent();
  const rows = await read(`${number}\tDelivered\n`);
  const { data } = await apply(rows);
  const [{ fld_step_id: step_id, fld_undo_until }] = data.orders;
  expect(fld_undo_until).not.toBeNull();
  await desk.call('UndoMoves', { orders: [{ orderid: orderId, step_id }] });
  expect(await statusOf(orderId)).toBe('Dispatched');
});

test('orders of one customer in one parcel move together; a number of two customers moves nobody', async () => {
  const one = await sent();
  const other = await sent({ customer: one.customer }, one.number);
  expect((await read(`${one.number},Delivered`)).map(({ fld_order_id }) => fld_order_id)).toEqual([
    one.orderId,
    other.orderId,
  ]);
  await sent({}, one.number);
  expect(await read(`${one.number},Delivered`)).toMatchObject([
    { fld_does: 'nothing', fld_text: expect.stringContaining('different customers') },
  ]);
});

test('an order that was moved since the list was read, or sent again with another parcel, stays', async () => {
  const { orderId, number } = await sent();
  const rows = await read(`${number},Delivered`);
  const both = await Promise.all([apply(rows), apply(rows)]);
  expect(both.map(({ data }) => data.orders[0].fld_moved).sort()).toEqual([false, true]);
  const back = { orderid: orderId, seenstatus: 'Delivered', orderstatus: 'Dispatched', note: 'Too early.' };
  await desk.call('MoveOrder', back);
  const other = rows.map((row) => ({ ...row, trackingnumber: 'OTHER 1' }));
  expect((await apply(other)).data.orders[0]).toMatchObject({
    ...{ fld_moved: false, fld_problem: 'It has another parcel now.' },
  });
  expect(await statusOf(orderId)).toBe('Dispatched');
});

test('lists without rows and with too many are refused, and so is everybody who moves no orders', async () => {
  const refusals = ['', ' \n ', Array.from({ length: 201 }, (_, place) => `A${place},Lost`).join('\n')];
  for (const list of refusals) expect((await desk.call('CheckParcelStates', { list })).status).toBe(400);
  const { customer, number } = await sent();
  const rows = await read(`${number},Lost`);
  const accounts = await shop.staff('Accounts');
  for (const [who, status] of [
    [accounts, 403],
    [customer, 401],
    [shop.visitor(), 401],
  ] as const) {
    expect((await apply(rows, {}, who)).status).toBe(status);
    expect((await who.call('CheckParcelStates', { list: 'a,b' })).status).toBe(status);
  }
});
