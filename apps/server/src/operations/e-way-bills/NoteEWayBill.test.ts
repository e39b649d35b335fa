import { ewayFileAddress } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { eWayDesk } from '../../testing/e-way.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { partDesk } from '../../testing/parts.ts';

let shop: Shop;
let desk: ReturnType<typeof eWayDesk>;
beforeAll(async () => {
  shop = await openShop();
  desk = eWayDesk(shop, await shop.staff());
});
afterAll(() => shop.close());

const copiesOf = async ({ customer, orderId }: Awaited<ReturnType<typeof desk.sent>>) =>
  (await customer.call('GetOrderDocuments', { WhereClause: { fld_order_id: orderId } })).data.filter(
    ({ fld_document_kind: kind }: { fld_document_kind: string }) => kind === 'e-way-bill',
  );

test('a consignment above the limit raises an alert when it is sent; its bill is noted, printed and cancelled', async () => {
  await desk.limit('1');
  const order = await desk.sent();
  const { orderId } = order;
  expect(await desk.alerts(orderId)).toEqual(['e-way-bill-missing']);
  const atDesk = await shop.staff();
  const shownAtDesk = async () => (await atDesk.call('GetDeskOrder', { orderid: orderId })).data.eway_bill;
  expect(await shownAtDesk()).toBe('needed');

  expect((await desk.note(orderId, '331000000001')).data).toBe('Please say first how the goods travel.');
  expect((await desk.file(orderId)).statusCode).toBe(404);
  expect((await desk.keep(orderId)).status).toBe(200);
  expect(JSON.parse((await desk.file(orderId)).body)).toMatchObject({
    billLists: [{ docType: 'INV', toGstin: '33AAACY2068D1ZN', vehicleNo: 'TN01AB1234', transDistance: 350 }],
  });

  // 350 km: two days.
  const today = indianDay(shop.clock.now());
  const valid_until = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
  const noted = { status: 200, data: { number: '331000000001', valid_until } };
  expect(await desk.note(orderId, '3310 0000 0001')).toMatchObject(noted);
  // A double click.
  expect(await desk.note(orderId, '331000000001')).toMatchObject(noted);
  expect((await desk.note(orderId, '331000000002')).status).toBe(409);
  expect((await desk.keep(orderId)).status).toBe(409);
  expect(await shownAtDesk()).toBe('made');
  const copies = await copiesOf(order);
  expect(copies).toHaveLength(1);
  expect((await shop.app.inject({ url: copies[0].fld_document_file })).statusCode).toBe(200);

  expect((await desk.cancel(orderId)).status).toBe(200);
  expect(await copiesOf(order)).toEqual([]);
  expect(await shownAtDesk()).toBe('needed');
});

test('of an order that goes in parts each parcel above the limit asks for a bill of its own', async () => {
  await desk.limit('1');
  const staff = await shop.staff();
  const parts = partDesk(staff);
  const { orderId } = await paidOrder(shop);
  await parts.partlySent({ orderId });
  await parts.pack(orderId, 400);
  await parts.send(orderId, 2);
  expect(await desk.alerts(orderId)).toEqual(['e-way-bill-missing', 'e-way-bill-missing']);
  const { challans, challan: latest, paper } = await desk.read(orderId);
  const [{ id: challan }] = challans;
  expect([latest, paper]).toEqual([challans[1].id, challans[1].number]);
  await desk.keep(orderId, { challan });
  expect((await desk.note(orderId, '331000000031', { challan })).status).toBe(200);
  const first = await shop.app.inject({
    url: ewayFileAddress(orderId, challan),
    cookies: Object.fromEntries(staff.cookies),
  });
  expect(JSON.parse(first.body)).toMatchObject({
    billLists: [{ docType: 'CHL', subSupplyType: 9, docNo: challans[0].number, itemList: [{ quantity: 600 }] }],
  });
  expect(await desk.read(orderId)).toMatchObject({ bill: null, transport: null });
  await desk.keep(orderId);
  expect((await desk.note(orderId, '331000000032')).status).toBe(200);
  expect((await staff.call('GetEWayBill', { orderid: orderId, challan })).data.bill.number).toBe('331000000031');
});

test('the number of another order’s bill is refused, and so are a later day and one before the invoice', async () => {
  const [one, other] = [await desk.sent(), await desk.sent()];
  for (const { orderId } of [one, other]) await desk.keep(orderId);
  expect((await desk.note(one.orderId, '331000000011')).status).toBe(200);
  expect(await desk.note(other.orderId, '331000000011')).toMatchObject({
    status: 409,
    data: 'Another order has this e-way bill. Please look at the number again.',
  });
  expect((await desk.note(other.orderId, '33')).data).toBe('The number of an e-way bill has twelve digits.');
  const at = (made_at: string, valid_until = '') => desk.note(other.orderId, '331000000012', { made_at, valid_until });
  expect((await at('2020-01-01T10:00')).data).toBe('The invoice is of a later day than this.');
  expect((await at('2099-01-01T10:00')).data).toBe('The day can’t be in the future.');
  expect((await at('2026-02-30T10:00')).status).toBe(400);
});

test('accounts can’t note a bill', async () => {
  const accounts = eWayDesk(shop, await shop.staff('Accounts'));
  expect((await accounts.note(1, '331000000009')).status).toBe(403);
  expect((await accounts.file(1)).statusCode).toBe(403);
});
