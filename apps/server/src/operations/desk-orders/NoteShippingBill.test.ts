import { accountExportAddress } from '@boxwright/contract';
import { findOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { correctionOf } from '../../testing/corrections.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const decide = (orderid: number, own: object) =>
  desk.call('DecidePlaceOfSupply', { orderid, place: '33', reason: 'As the accountant says.', ...own });

const stored = async (orderId: number) => await findOrder(shop.services.db, orderId);

test('an export is made out to its buyer abroad, under a letter of undertaking or with IGST, and its shipping bill may follow', async () => {
  const admin = await shop.staff();
  const { seen } = (await admin.call('GetSettings', { section: 'tax' })).data;
  const lut = { lutNumber: 'AD330326000123X', lutFrom: '2026-04-01', lutTo: '2027-03-31' };
  await admin.call('SaveSettings', {
    ...{ section: 'tax', seen, values: { eWayInState: '100000', eWayBetweenStates: '50000', ...lut } },
  });
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  const abroad = { buyer_name: 'Himal Tea', buyer_address: 'Traffic Chowk\nBiratnagar', country: 'NP' };
  const bill = { orderid: orderId, port: 'inmaa1', number: '7654321', day: indianDay(shop.clock.now()) };
  expect((await desk.call('NoteShippingBill', bill)).data).toBe('This order is no export.');
  for (const [own, field] of [
    [{ buyer_name: '' }, 'buyerName'],
    [{ buyer_address: '' }, 'buyerAddress'],
    [{ country: '' }, 'country'],
    [{ country: 'IN' }, 'country'],
  ] as const)
    expect(await decide(orderId, { kind: 'EXPWOP', ...abroad, ...own })).toMatchObject({
      status: 400,
      body: { field },
    });

  expect((await decide(orderId, { kind: 'EXPWP', ...abroad })).status).toBe(200);
  expect(await stored(orderId)).toMatchObject({ placeOfSupply: '96', supplyType: 'EXPWP', cgstPaise: 0 });
  expect((await stored(orderId))?.igstPaise).toBeGreaterThan(0);
  expect(await decide(orderId, { kind: 'EXPWOP', ...abroad })).toMatchObject({ status: 200, data: { place: '96' } });
  // It stays one while the buyer places the same order again.
  await place();
  const order = await stored(orderId);
  expect(order).toMatchObject({ supplyType: 'EXPWOP', igstPaise: 0, exportedTo: { country: 'NP' } });
  const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data;
  expect(row.fld_supply).toBe('Exported to Nepal: no tax, under our letter of undertaking');
  const supply = { place: '33', kind: 'EXPWOP', buyer_name: 'Himal Tea', country: 'NP' };
  expect((await desk.call('GetDeskOrder', { orderid: orderId })).data.supply).toMatchObject(supply);

  await payInFull(shop, customer, orderId);
  await moveOrderTo(admin, orderId, 'Dispatched');
  const { rows } = await shop.services.db.$client.query(
    "select snapshot -> 'recipient' as recipient, snapshot -> 'placeOfSupply' as place, snapshot ->> 'lut' as lut from documents where order_id = $1 and kind = 'tax-invoice'",
    [orderId],
  );
  expect(rows).toMatchObject([
    {
      recipient: { contactPerson: 'Himal Tea', address: 'Traffic Chowk, Biratnagar', country: 'Nepal' },
      ...{ place: { code: '96', name: 'Other Countries' }, lut: lut.lutNumber },
    },
  ]);
  expect((await desk.call('NoteShippingBill', { ...bill, day: '2099-01-01' })).body).toMatchObject({ field: 'day' });
  expect((await desk.call('NoteShippingBill', bill)).status).toBe(200);
  const customs = { port: 'INMAA1', number: '7654321', day: bill.day };
  expect((await desk.call('GetDeskOrder', { orderid: orderId })).data).toMatchObject({ supply: null, customs });
  const url = accountExportAddress('gstr1.json', { from: bill.day, to: bill.day });
  const { body } = await shop.app.inject({ url, cookies: Object.fromEntries(admin.cookies) });
  const exports = { exp_typ: 'WOPAY', inv: [{ sbpcode: 'INMAA1', sbnum: '7654321' }] };
  expect(JSON.parse(body).exp).toMatchObject([exports]);
  const ledger = accountExportAddress('ledger.csv', { from: bill.day, to: bill.day });
  const { body: entries } = await shop.app.inject({ url: ledger, cookies: Object.fromEntries(admin.cookies) });
  // What was paid and what was invoiced stand under one name.
  expect(entries.match(/,Himal Tea,/g)).toHaveLength(2);
});

test('goods that are billed to a GSTIN are no export, and a correction that adds one ends it', async () => {
  const { place } = await readyToOrder(shop, { address: { gstin: '33AAACY2068D1ZN' } });
  const abroad = { kind: 'EXPWP', buyer_name: 'Himal Tea', buyer_address: 'Biratnagar', country: 'NP' };
  const registered: number = (await place()).data.order_id;
  expect(await decide(registered, abroad)).toMatchObject({ status: 422, body: { field: 'kind' } });
  expect((await decide(registered, { kind: 'DEXP' })).status).toBe(200);
  expect(await stored(registered)).toMatchObject({ supplyType: 'DEXP', igstPaise: 0 });

  const other = await readyToOrder(shop);
  const orderId: number = (await other.place()).data.order_id;
  await payInFull(shop, other.customer, orderId);
  await decide(orderId, abroad);
  const correct = async (own: object) =>
    (await desk.call('CorrectOrder', await correctionOf(desk, orderId, own))).status;
  expect(await correct({ shipping_state: '29', shipping_city: 'Bengaluru', shipping_pincode: '560001' })).toBe(200);
  expect(await stored(orderId)).toMatchObject({ supplyType: 'EXPWP', exportedTo: { country: 'NP' } });
  expect(await correct({ gstin: '33AAACY2068D1ZN' })).toBe(200);
  expect(await stored(orderId)).toMatchObject({ supplyType: 'B2B', exportedTo: null });
});

test('who may not decide the place of supply notes no shipping bill', async () => {
  const bill = { orderid: 1, port: '', number: '', day: '' };
  expect((await (await shop.staff('Production')).call('NoteShippingBill', bill)).status).toBe(403);
  expect((await desk.call('NoteShippingBill', { ...bill, orderid: 999_999 })).status).toBe(404);
  expect((await desk.call('NoteShippingBill', { ...bill, number: '77' })).body).toMatchObject({ field: 'day' });
});
