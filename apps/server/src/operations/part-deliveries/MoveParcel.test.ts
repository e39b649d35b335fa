import { alertsOf, documentsOf, findOrder } from '@boxwright/storage';
import { ownPlace } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';
import { partDesk } from '../../testing/parts.ts';

let shop: Shop;
let staff: ShopVisitor;
let desk: ReturnType<typeof partDesk>;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  desk = partDesk(staff);
});
afterAll(() => shop.close());

const statusOf = async (orderId: number) => (await findOrder(shop.services.db, orderId))?.status;
const papersOf = async (orderId: number, kind: string) =>
  (await documentsOf(shop.services.db, orderId)).filter((each) => each.kind === kind).map(printedOn);

test('the first parcel brings the invoice for all, each has its challan, and the order follows the last', async () => {
  const { customer, orderId, total } = await paidOrder(shop);
  await moveOrderTo(staff, orderId, 'In Production');
  await desk.pack(orderId, 600);
  expect(await desk.send(orderId, 1, { courier: '' })).toMatchObject({ status: 400, body: { field: 'courier' } });
  const seen = { ...(await desk.seen(orderId, 1)), to: 'sent', courier: 'DTDC', trackingnumber: 'D1' };
  const twice = await Promise.all([staff.call('MoveParcel', seen), staff.call('MoveParcel', seen)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await statusOf(orderId)).toBe('In Production');
  await shop.runJobs();
  const [first] = await mailsTo(shop, customer.email, 'Parcel 1 of order');
  expect(first).toContain('600 × Soap Box');
  expect(first).toContain('Still to come');
  const timeline = async () => (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
  expect((await timeline()).fld_in_parcels).toEqual([]);

  await desk.pack(orderId, 400);
  expect((await timeline()).fld_in_parcels).toEqual([{ line: 1, sent: false }]);
  expect((await desk.send(orderId, 2)).data).toContain('mark the order as packed first');
  await staff.call('MoveOrder', { orderid: orderId, seenstatus: 'In Production', orderstatus: 'Packed' });
  // The whole order can’t go while a parcel of it stands here.
  const whole = { orderid: orderId, seenstatus: 'Packed', orderstatus: 'Dispatched', courier: 'DTDC' };
  expect(await staff.call('MoveOrder', whole)).toMatchObject({ status: 409, data: expect.stringMatching(/^Parcel 2/) });
  expect(await desk.send(orderId, 2)).toMatchObject({ data: { fld_order_status: 'Dispatched' } });
  const [invoices, challans] = [await papersOf(orderId, 'tax-invoice'), await papersOf(orderId, 'delivery-challan')];
  expect(invoices.map((each) => each.total)).toEqual([total * 100]);
  expect(challans.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[600], [400]]);
  expect(challans.reduce((sum, each) => sum + each.total, 0)).toBe(total * 100);
  expect(await papersOf(orderId, 'credit-note')).toEqual([]);

  expect(await desk.move(orderId, 1, 'delivered')).toMatchObject({ data: { fld_order_status: 'Dispatched' } });
  expect(await desk.move(orderId, 2, 'delivered')).toMatchObject({ data: { fld_order_status: 'Delivered' } });
  const own = (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
  expect(own).toMatchObject({ parcels: [{ fld_parcel_status: 'Delivered' }, { fld_parcel: 2 }], fld_to_come: [] });
  const tracked = (await shop.visitor().call('GetTrackedOrder', { token: own.fld_track_token })).data;
  expect(tracked.parcels).toEqual(own.parcels);
  expect([own, tracked].map((shown) => shown.fld_in_parcels)).toEqual([
    [{ line: 1, sent: true }],
    [{ line: 1, sent: true }],
  ]);
  // Too early: the order is on its way again with it.
  expect(await desk.move(orderId, 2, 'sent')).toMatchObject({ data: { fld_order_status: 'Dispatched' } });
});

test('a parcel sent by mistake, one that comes back and is sent again, and all of them back', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  expect(await desk.move(orderId, 1, 'packed')).toMatchObject({ data: { fld_order_status: 'Packed' } });
  expect((await desk.send(orderId, 1)).status).toBe(200);
  // The same goods go with the same challan.
  expect(await papersOf(orderId, 'delivery-challan')).toHaveLength(1);
  await desk.pack(orderId, 400);
  await desk.send(orderId, 2);
  expect(await desk.move(orderId, 1, 'returned')).toMatchObject({ status: 400, body: { field: 'reason' } });
  const back = { reason: 'refused' };
  expect(await desk.move(orderId, 1, 'returned', back)).toMatchObject({ data: { fld_order_status: 'Dispatched' } });
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'has not arrived')).toHaveLength(1);
  expect(await desk.move(orderId, 2, 'returned', { reason: 'lost' })).toMatchObject({
    data: { fld_order_status: 'Returned' },
  });
  expect((await desk.read(orderId)).parcels).toMatchObject([
    { label: 'Came back: refused at the door' },
    { label: 'Lost' },
  ]);
  expect(await desk.send(orderId, 1)).toMatchObject({ data: { fld_order_status: 'Dispatched' } });
});

test('a parcel that came back waits to be decided, whether its order is in production or packed', async () => {
  const waiting = async () => {
    const { orders, open_returns: count } = (await staff.call('GetDeskOrders', { need: 'return' })).data;
    return [orders.map((order: { fld_order_id: number }) => order.fld_order_id), count];
  };
  const [before, count] = await waiting();
  const { orderId } = await paidOrder(shop);
  await moveOrderTo(staff, orderId, 'In Production');
  await desk.pack(orderId, 600);
  await desk.send(orderId, 1);
  // What was made again before is about other pieces.
  const again = { orderid: orderId, lines: [{ position: 1, quantity: 10 }], cause: 'our-fault', reason: 'Misprints.' };
  expect((await staff.call('PrintAgain', { ...again, seen: 0 })).status).toBe(200);
  shop.clock.advance({ minutes: 1 });
  await desk.move(orderId, 1, 'returned', { reason: 'refused' });
  expect(await waiting()).toEqual([[orderId, ...before], count + 1]);
  await staff.call('MoveOrder', { orderid: orderId, seenstatus: 'In Production', orderstatus: 'Packed' });
  expect(await statusOf(orderId)).toBe('Packed');
  expect(await waiting()).toEqual([[orderId, ...before], count + 1]);
  shop.clock.advance({ minutes: 1 });
  expect((await staff.call('PrintAgain', { ...again, cause: 'courier', seen: 1 })).status).toBe(200);
  expect(await waiting()).toEqual([before, count]);
});

test('a part that is collected is reported as handed over, and needs no courier, also beside items that are sent', async () => {
  const pickUp = { deliverytype: 'SelfPickup', destination_pin: '0' };
  const { customer, orderId } = await paidOrder(shop, { address: ownPlace(), line: pickUp });
  await moveOrderTo(staff, orderId, 'In Production');
  await desk.pack(orderId, 600);
  expect((await desk.send(orderId, 1, { courier: '', trackingnumber: '' })).status).toBe(200);
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'is on its way')).toEqual([]);
  const [mail] = await mailsTo(shop, customer.email, 'Parcel 1 of order');
  expect(mail?.replace(/\s+/g, ' ')).toContain('Parcel 1 was handed over at our works.');
  expect(mail).toContain('Parcel 1, handed over');
  expect((await customer.call('GetOrderTimeline', { orderid: orderId })).data.parcels).toMatchObject([
    { fld_parcel_status: 'Handed over' },
  ]);
  expect((await desk.read(orderId)).parcels).toMatchObject([{ label: 'Handed over', collected: true }]);
  await desk.move(orderId, 1, 'delivered');
  expect((await desk.read(orderId)).parcels).toMatchObject([{ label: 'Collected' }]);

  const both = await readyToOrder(shop, { address: ownPlace() });
  await addBoxes(both.customer, { itemdetails: [{ Item: 202, Quantity: 1500 }], deliverytype: 'SelfPickup' });
  const { order_id: mixed } = (await both.place()).data;
  await payInFull(shop, both.customer, mixed);
  await moveOrderTo(staff, mixed, 'In Production');
  await desk.pack(mixed, 500);
  await desk.pack(mixed, 0, { items: [{ position: 2, quantity: 700 }] });
  expect((await desk.read(mixed)).parcels).toMatchObject([{ collected: false }, { collected: true }]);
  const byHand = { courier: '', trackingnumber: '' };
  expect((await desk.send(mixed, 1, byHand)).status).toBe(400);
  expect((await desk.send(mixed, 2, byHand)).status).toBe(200);
  await shop.runJobs();
  expect(await mailsTo(shop, both.customer.email, 'was handed over')).toHaveLength(1);
});

test('a courier’s list moves parcels, and an order is delivered with the last of them', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  await desk.pack(orderId, 400);
  await desk.send(orderId, 2);
  const list = `P ${orderId}-1,OFD\nP ${orderId}-1,Delivered\nP ${orderId}-2,Delivered`;
  const { rows } = (await staff.call('CheckParcelStates', { list })).data;
  expect(rows.map(({ fld_text }: { fld_text: string }) => fld_text)).toEqual([
    'Noted: Out for delivery',
    'Parcel 1 becomes Delivered; its customer is mailed',
    'Parcel 2 becomes Delivered; its customer is mailed',
  ]);
  const sending = rows.map((row: Record<string, unknown>) => ({
    orderid: row['fld_order_id'],
    ...{ seenstatus: row['seenstatus'], trackingnumber: row['trackingnumber'], parcelstate: row['parcelstate'] },
  }));
  await staff.call('ApplyParcelStates', { rows: sending });
  expect(await statusOf(orderId)).toBe('Delivered');
  const { fld_courier_says: says } = (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
  expect(says).toMatchObject([{ fld_parcel: 1, fld_text: 'Out for delivery' }]);
});

test('what is left of a packed order is sent with it as its last parcel', async () => {
  const { orderId } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  const whole = { orderid: orderId, seenstatus: 'Packed', orderstatus: 'Dispatched' };
  expect((await staff.call('MoveOrder', { ...whole, courier: 'DTDC', trackingnumber: 'D9' })).status).toBe(200);
  expect((await desk.read(orderId)).parcels).toMatchObject([{}, { number: 2, status: 'sent', courier: 'DTDC' }]);
  expect(await papersOf(orderId, 'delivery-challan')).toHaveLength(2);
  const done = { orderid: orderId, seenstatus: 'Dispatched', orderstatus: 'Delivered' };
  expect((await staff.call('MoveOrder', done)).status).toBe(200);
  expect((await desk.read(orderId)).parcels).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
  expect(await alertsOf(shop.services.db, orderId)).toEqual([]);
});

test('what is paid after the first parcel has no receipt voucher, and cash is looked for with the courier of the last packed', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'COD' });
  await moveOrderTo(staff, orderId, 'In Production');
  await desk.pack(orderId, 600);
  await desk.pack(orderId, 400);
  await desk.send(orderId, 2);
  await shop.runJobs();
  const [parcel] = await mailsTo(shop, customer.email, 'Parcel 2 of order');
  expect(parcel).toContain('You pay for the whole order in cash when this parcel is delivered.');
  // What is paid after the invoice is no advance.
  const due = ((await findOrder(shop.services.db, orderId))?.totalPaise ?? 0) / 100;
  const part = { how: 'transfer', amount: 100, seen_due: due, reference: `UTR ${orderId}` };
  const paid = { orderid: orderId, ...part, received_on: indianDay(shop.clock.now()) };
  expect(await staff.call('RecordPayment', paid)).toMatchObject({ status: 200 });
  expect(await papersOf(orderId, 'receipt-voucher')).toEqual([]);
  await moveOrderTo(staff, orderId, 'Packed');
  await desk.send(orderId, 1, { courier: 'DTDC' });
  await shop.runJobs();
  const [onItsWay] = await mailsTo(shop, customer.email, 'is on its way');
  expect(onItsWay).toContain('It comes in several parcels: the cash for the whole order is due with parcel 2.');
  for (const parcel of [1, 2]) await desk.move(orderId, parcel, 'delivered');
  const { orders } = (await staff.call('GetCourierCash', {})).data;
  expect(orders).toMatchObject([{ order_id: orderId, tracking_number: `P ${orderId}-2` }]);
});

test('of an order in cash, nothing is to be paid with a parcel before the last one', async () => {
  const { customer, place } = await readyToOrder(shop, { address: ownPlace() });
  const orderId: number = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'COD' });
  await moveOrderTo(staff, orderId, 'In Production');
  await desk.pack(orderId, 600);
  await desk.send(orderId, 1);
  await shop.runJobs();
  const [parcel] = await mailsTo(shop, customer.email, 'Parcel 1 of order');
  expect(parcel?.replace(/\s+/g, ' ')).toContain(
    'There is nothing to pay with this parcel: you pay for the whole order in cash with the last one.',
  );
});
