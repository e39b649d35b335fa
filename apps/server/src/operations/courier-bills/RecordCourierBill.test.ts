import { accountExportAddress } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { partDesk } from '../../testing/parts.ts';

let shop: Shop;
let accounts: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  accounts = await shop.staff('Accounts');
});
afterAll(() => shop.close());

const record = (own: object = {}, who = accounts) => {
  const today = indianDay(shop.clock.now());
  const bill = { courier: 'Blue  Dart', number: 'b-1', billed_on: today, sent_from: today, sent_to: today };
  const amounts = { taxable: 1000, cgst: 90, sgst: 90, igst: 0, reverse_charge: false };
  return who.call('RecordCourierBill', { ...bill, ...amounts, ...own });
};

test('a courier’s bill is recorded once, is owed to it, is in Tally, and is taken back', async () => {
  const twice = await Promise.all([record(), record()]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  for (const other of [{ taxable: 1 }, { cgst: 0, sgst: 0 }, { sent_from: '', sent_to: '' }, { reverse_charge: true }])
    expect(await record(other)).toMatchObject({
      status: 409,
      data: 'B-1 of Blue Dart is recorded already, with ₹1,000.00 before tax. To correct it, take it back first.',
    });
  expect((await record({ number: 'B-2', igst: 50, cgst: 0, sgst: 0, reverse_charge: true })).status).toBe(200);
  const bills = async () => (await accounts.call('GetCourierBills', {})).data;
  expect(await bills()).toMatchObject({
    bills: [
      { number: 'B-2', payable: 1000, reverse_charge: true },
      { number: 'B-1', payable: 1180, parcels: 0, charged: 0 },
    ],
    couriers: [{ courier: 'Blue Dart', billed: 2180, taken_off: 0 }],
  });
  const today = indianDay(shop.clock.now());
  const tally = await shop.app.inject({
    url: accountExportAddress('tally.xml', { from: today, to: today }),
    cookies: Object.fromEntries(accounts.cookies),
  });
  expect(tally.body).toContain('Bill B-1 of Blue Dart');
  expect(tally.body).toContain('GST under Reverse Charge');
  const withdraw = () => accounts.call('WithdrawCourierBill', { bill_id: twice[0]?.data.bill_id });
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).status).toBe(409);
  expect((await bills()).couriers).toMatchObject([{ billed: 1000 }]);
  expect((await record()).status).toBe(200);
  const { data: file } = await accounts.call('ExportList', { list: 'courierBills' });
  expect(file.csv).toContain('Blue Dart,B-1');
});

test('beside a bill stands what was charged for its parcels: each of several has its share of the order', async () => {
  const staff = await shop.staff();
  const desk = partDesk(staff);
  const [whole, { orderId }] = [await paidOrder(shop), await paidOrder(shop)];
  await moveOrderTo(staff, whole.orderId, 'Dispatched');
  await desk.partlySent({ orderId });
  await desk.pack(orderId, 400);
  await desk.send(orderId, 2, { courier: 'DTDC' });
  const couriers = { 'Blue Dart': 'P-1', Delhivery: 'P-2', DTDC: 'P-3' };
  for (const [courier, number] of Object.entries(couriers)) await record({ courier, number });
  const { rows } = await shop.services.db.$client.query('select delivery_paise from orders where id = $1', [orderId]);
  const delivery = Number(rows[0].delivery_paise) / 100;
  expect(delivery).toBeGreaterThan(0);
  const { bills } = (await accounts.call('GetCourierBills', {})).data;
  const besideOf = (wanted: string) => bills.find(({ number }: { number: string }) => number === wanted);
  expect(besideOf('P-1')).toMatchObject({ parcels: 1, charged: delivery });
  expect(besideOf('P-2')).toMatchObject({ parcels: 1, charged: Math.round(delivery * 60) / 100 });
  expect(besideOf('P-3')).toMatchObject({ parcels: 1, charged: Math.round(delivery * 40) / 100 });
});

test('what is sent again with another courier is a parcel on both bills; its buyer was charged once', async () => {
  const staff = await shop.staff();
  const desk = partDesk(staff);
  const [whole, parted] = [await paidOrder(shop), await paidOrder(shop)];
  const move = (seenstatus: string, orderstatus: string, own: object = {}) =>
    staff.call('MoveOrder', { orderid: whole.orderId, seenstatus, orderstatus, note: 'As agreed.', ...own });
  await moveOrderTo(staff, whole.orderId, 'Packed');
  // Never handed over to the first one.
  await move('Packed', 'Dispatched', { courier: 'Gati', trackingnumber: 'G 1' });
  await move('Dispatched', 'Packed');
  await move('Packed', 'Dispatched', { courier: 'Ekart', trackingnumber: 'E 1' });
  await move('Dispatched', 'Returned', { reason: 'refused' });
  await move('Returned', 'Dispatched', { courier: 'XpressBees', trackingnumber: 'X 1' });
  await move('Dispatched', 'Delivered');
  expect((await move('Delivered', 'Dispatched')).status).toBe(200);
  await moveOrderTo(staff, parted.orderId, 'Packed');
  await desk.pack(parted.orderId, 1000);
  await desk.send(parted.orderId, 1, { courier: 'Gati' });
  await desk.move(parted.orderId, 1, 'packed');
  await desk.send(parted.orderId, 1, { courier: 'Ekart' });
  await desk.move(parted.orderId, 1, 'returned', { reason: 'not-found' });
  await desk.send(parted.orderId, 1, { courier: 'XpressBees' });
  await desk.move(parted.orderId, 1, 'delivered');
  expect((await desk.move(parted.orderId, 1, 'sent')).status).toBe(200);
  for (const courier of ['Gati', 'Ekart', 'XpressBees']) await record({ courier, number: `AGAIN-${courier}` });
  const { rows } = await shop.services.db.$client.query(
    'select sum(delivery_paise)::float8 / 100 as delivery from orders where id = any($1)',
    [[whole.orderId, parted.orderId]],
  );
  const { bills } = (await accounts.call('GetCourierBills', {})).data;
  const beside = (courier: string) => {
    const { parcels, charged } = bills.find(
      ({ number }: { number: string }) => number === `AGAIN-${courier}`.toUpperCase(),
    );
    return { parcels, charged };
  };
  expect(beside('Gati')).toEqual({ parcels: 0, charged: 0 });
  expect(beside('Ekart')).toEqual({ parcels: 2, charged: rows[0].delivery });
  expect(beside('XpressBees')).toEqual({ parcels: 2, charged: 0 });
  const { parcels } = (await staff.call('GetParcels', { orderid: parted.orderId })).data;
  expect(parcels[0].steps.map(({ label }: { label: string }) => label)).toEqual([
    ...['Packed', 'On its way with Gati', 'Packed', 'On its way with Ekart', 'Came back'],
    ...['On its way with XpressBees', 'Delivered', 'On its way'],
  ]);
});

test('RecordCourierBill refuses what no bill has, and everybody who doesn’t see the accounts', async () => {
  expect((await record({ sgst: 80 })).data).toBe('CGST and SGST are equal, and a bill has them or IGST.');
  expect((await record({ taxable: 0 })).status).toBe(400);
  expect((await record({ sent_to: '' })).status).toBe(400);
  expect((await record({ billed_on: '2099-01-01' })).status).toBe(400);
  expect((await record({}, await shop.staff('Order desk'))).status).toBe(403);
  expect((await record({}, shop.visitor())).status).toBe(401);
});
