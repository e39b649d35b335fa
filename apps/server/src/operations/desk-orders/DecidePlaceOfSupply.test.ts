import { accountExportAddress } from '@boxwright/contract';
import { findOrder, linesOfOrders } from '@boxwright/storage';
import { unzipSync } from 'fflate';
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

const decide = (orderid: number, own: object, who = desk) =>
  who.call('DecidePlaceOfSupply', { orderid, place: '33', reason: 'As the accountant says.', ...own });

const stored = async (orderId: number) => {
  const { db } = shop.services;
  const [order, lines] = await Promise.all([findOrder(db, orderId), linesOfOrders(db, [orderId])]);
  if (!order) throw new Error('no such order');
  const sum = (name: 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'discountPaise') =>
    lines.reduce((total, line) => total + line[name], 0);
  for (const tax of ['cgstPaise', 'sgstPaise', 'igstPaise', 'discountPaise'] as const)
    expect(sum(tax)).toBe(order[tax]);
  return order;
};

test('the desk sets another place of supply: the taxes follow, and it stays while the buyer places the same order again', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  expect((await stored(orderId)).igstPaise).toBe(0);
  const set = await decide(orderId, { place: '29' });
  const order = await stored(orderId);
  expect(set).toMatchObject({ status: 200, data: { place: '29', total: order.totalPaise / 100 } });
  expect(order).toMatchObject({ placeOfSupply: '29', supplyReason: 'desk', supplyType: 'B2C', cgstPaise: 0 });
  const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data;
  expect(row.fld_supply).toBe('Place of supply Karnataka, as our order desk decided: IGST');
  const { timeline, supply } = (await desk.call('GetDeskOrder', { orderid: orderId })).data;
  expect(supply).toMatchObject({ place: '29', kind: 'usual' });
  expect(JSON.stringify(timeline)).toContain('Decided the place of supply');
  await place();
  expect(await stored(orderId)).toMatchObject({ placeOfSupply: '29', totalPaise: order.totalPaise });
});

test('a place that is decided again is noted as the place alone, and not as a change', async () => {
  const { place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  for (const to of ['29', '29']) await decide(orderId, { place: to });
  const { timeline } = (await desk.call('GetDeskOrder', { orderid: orderId })).data;
  const deeds = timeline.filter(({ title }: { title: string }) => title === 'Decided the place of supply');
  const lines: string[] = deeds.flatMap(({ lines }: { lines: string[] }) => lines);
  expect(lines.filter((line) => line.startsWith('Place of supply')).sort()).toEqual([
    'Place of supply: 29',
    'Place of supply: 33 → 29',
  ]);
});

test('a unit of a Special Economic Zone pays IGST inside the state, on all papers and returns, and is known afterwards', async () => {
  const address = { gstin: '33AAACY2068D1ZN' };
  const { customer, place } = await readyToOrder(shop, { address });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const paid = (await stored(orderId)).totalPaise;
  expect((await decide(orderId, { kind: 'SEZWP' })).status).toBe(200);
  const order = await stored(orderId);
  expect(order).toMatchObject({ placeOfSupply: '33', supplyType: 'SEZWP', cgstPaise: 0, paymentStatus: 'Paid' });
  // Nobody is asked for a paisa.
  expect(order.totalPaise).toBeLessThanOrEqual(paid);
  expect(order.totalPaise).toBeGreaterThan(paid - 3);

  const admin = await shop.staff();
  await moveOrderTo(admin, orderId, 'Dispatched');
  expect(await decide(orderId, {})).toMatchObject({
    status: 409,
    data: 'The invoice is issued, and its place of supply can’t be changed any more.',
  });
  expect((await desk.call('GetDeskOrder', { orderid: orderId })).data.supply).toBeNull();
  const today = indianDay(shop.clock.now());
  const load = async (file: string) => {
    const url = accountExportAddress(file, { from: today, to: today });
    return (await shop.app.inject({ url, cookies: Object.fromEntries(admin.cookies) })).rawPayload;
  };
  const read = async (file: string, entry: string) => Buffer.from(unzipSync(await load(file))[entry] ?? []).toString();
  const [eInvoice] = JSON.parse(await read('e-invoices.zip', 'e-invoices.json'));
  expect(eInvoice).toMatchObject({
    TranDtls: { SupTyp: 'SEZWP' },
    BuyerDtls: { Gstin: address.gstin, Pos: '33' },
    ValDtls: { CgstVal: 0, IgstVal: order.igstPaise / 100 },
  });

  const next = await readyToOrder(shop, { address });
  const { data } = await next.place();
  expect(await stored(data.order_id)).toMatchObject({ supplyReason: 'sez', supplyType: 'SEZWP', cgstPaise: 0 });
  // Until the desk decides otherwise.
  await decide(data.order_id, {});
  expect(await stored(data.order_id)).toMatchObject({ supplyType: 'B2B', igstPaise: 0 });
});

test('a zone is supplied without payment of tax while a letter of undertaking is valid, and not sent without one', async () => {
  const admin = await shop.staff();
  const save = async (lutNumber: string, lutTo: string) => {
    const { seen } = (await admin.call('GetSettings', { section: 'tax' })).data;
    const lut = { lutNumber, lutFrom: '2026-04-01', lutTo };
    const values = { eWayInState: '100000', eWayBetweenStates: '50000', ...lut };
    expect((await admin.call('SaveSettings', { section: 'tax', seen, values })).status).toBe(200);
  };
  const address = { gstin: '33AAACY2068D1ZN' };
  const { customer, place } = await readyToOrder(shop, { address });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const { totalPaise: taxed } = await stored(orderId);
  const without = { kind: 'SEZWOP' };
  expect(await decide(orderId, without)).toMatchObject({
    status: 422,
    data: 'There is no letter of undertaking that is valid today: enter it in the settings first.',
  });
  await save('AD330326000123X', '2027-03-31');
  expect((await desk.call('GetDeskOrder', { orderid: orderId })).data.supply.lut).toBe('AD330326000123X');
  expect((await decide(orderId, without)).status).toBe(200);
  const zeroRated = await stored(orderId);
  expect(zeroRated).toMatchObject({ supplyType: 'SEZWOP', cgstPaise: 0, sgstPaise: 0, igstPaise: 0 });
  const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data;
  expect(row.fld_supply).toBe(
    'Place of supply Tamil Nadu, as our order desk decided: no tax, under our letter of undertaking',
  );

  // With payment again, the tax is due again: nothing of it is taken off the goods.
  await decide(orderId, { kind: 'SEZWP' });
  expect((await stored(orderId)).totalPaise - taxed).toBeLessThan(3);
  expect((await stored(orderId)).discountPaise).toBe(zeroRated.discountPaise);
  await decide(orderId, without);

  // Also where nothing of it was ever paid; a correction of the GSTIN has the same effect.
  const zone = await readyToOrder(shop, { address });
  const other: number = (await zone.place()).data.order_id;
  await decide(other, without);
  await payInFull(shop, zone.customer, other);
  const before = await stored(other);
  const { discountPaise } = before;
  const owesTax = { paymentStatus: 'Partially Paid', paymentDueOn: expect.any(String), discountPaise };
  await decide(other, { kind: 'SEZWP' });
  expect(await stored(other)).toMatchObject(owesTax);
  await decide(other, without);
  expect(await stored(other)).toMatchObject({ paymentStatus: 'Paid', totalPaise: before.totalPaise });
  const corrected = await admin.call('CorrectOrder', await correctionOf(admin, other, { gstin: '' }));
  expect(corrected.status).toBe(200);
  expect(await stored(other)).toMatchObject({ ...owesTax, supplyType: 'B2C' });

  await save('AD330326000123X', '2026-04-30');
  await moveOrderTo(admin, orderId, 'Packed');
  const send = { orderid: orderId, seenstatus: 'Packed', orderstatus: 'Dispatched', courier: 'Blue Dart' };
  expect((await admin.call('MoveOrder', send)).data).toMatch(/^It is supplied without payment of tax, and no letter/);
  await save('AD330326000123X', '2027-03-31');
  expect((await admin.call('MoveOrder', send)).status).toBe(200);
  const { rows } = await shop.services.db.$client.query(
    "select snapshot ->> 'supplyType' as type, snapshot ->> 'lut' as lut from documents where order_id = $1 and kind = 'tax-invoice'",
    [orderId],
  );
  expect(rows).toEqual([{ type: 'SEZWOP', lut: 'AD330326000123X' }]);
  const today = indianDay(shop.clock.now());
  const load = async (file: string) => {
    const url = accountExportAddress(file, { from: today, to: today });
    return (await shop.app.inject({ url, cookies: Object.fromEntries(admin.cookies) })).body;
  };
  const { b2b } = JSON.parse(await load('gstr1.json'));
  expect(JSON.stringify(b2b)).toContain('"inv_typ":"SEWOP"');
});

test('it needs a state, a reason, a GSTIN for a zone, an order that exists, and the right', async () => {
  const { place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  expect(await decide(orderId, { place: '25' })).toMatchObject({ status: 400, data: 'Please choose the state.' });
  expect(await decide(orderId, { reason: ' ' })).toMatchObject({ status: 400, body: { field: 'reason' } });
  expect(await decide(orderId, { kind: 'SEZWP' })).toMatchObject({ status: 422, body: { field: 'kind' } });
  expect(await decide(999_999, {})).toMatchObject({ status: 404 });
  expect((await decide(orderId, {}, await shop.staff('Production'))).status).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()]) expect((await decide(orderId, {}, who)).status).toBe(401);
});

test('a GSTIN that is wrong, or of another state than its address, is marked until the desk decides', async () => {
  const doubtOf = async (gstin: string) => {
    const { place } = await readyToOrder(shop, { address: { gstin } });
    const orderId: number = (await place()).data.order_id;
    const read = async () => (await desk.call('GetDeskOrder', { orderid: orderId })).data.gstin_doubt;
    const before = await read();
    await decide(orderId, {});
    return [before, await read()];
  };
  expect(await doubtOf('29AAACY2068D1ZC')).toEqual([
    'The GSTIN is registered in Karnataka, and the billing address is in Tamil Nadu.',
    '',
  ]);
  expect(await doubtOf('33AAACY2068D1ZM')).toEqual([expect.stringContaining('is no GSTIN'), '']);
  expect(await doubtOf('33AAACY2068D1ZN')).toEqual(['', '']);
});
