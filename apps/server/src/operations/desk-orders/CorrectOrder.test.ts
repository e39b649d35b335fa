import { formatRupees, paise } from '@boxwright/money';
import { alertsOf, documentsOf, findOrder, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { leftToCredit } from '../../testing/after-sale.ts';
import { correctionOf } from '../../testing/corrections.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let admin: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.staff();
});
afterAll(() => shop.close());

const tamilNadu = '33AAACY2068D1ZN';
const karnataka = '29AAACY2068D1ZC';

async function paidOrder(address: object = {}, line: object = {}) {
  const { customer, place } = await readyToOrder(shop, { address, line });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  return { customer, orderId };
}

const correct = async (orderId: number, own: object, who = admin) =>
  who.call('CorrectOrder', await correctionOf(admin, orderId, own));

/** The order, whose amounts are those of its lines. */
const stored = async (orderId: number) => {
  const { db } = shop.services;
  const [order, lines] = await Promise.all([findOrder(db, orderId), linesOfOrders(db, [orderId])]);
  if (!order) throw new Error('no such order');
  for (const part of ['goodsPaise', 'deliveryPaise', 'discountPaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
    expect(lines.reduce((sum, line) => sum + line[part], 0)).toBe(order[part]);
  return { order, lines };
};

test('a GSTIN of another state moves the taxes, asks for no paisa more, and is mailed', async () => {
  const { customer, orderId } = await paidOrder({ gstin: '33AAACY2068D1ZM' });
  const before = await stored(orderId);
  expect(before.order).toMatchObject({ gstinDoubt: 'character', supplyType: 'B2C' });
  const bengaluru = { gstin: karnataka, billing_state: '29', billing_city: 'Bengaluru', billing_pincode: '560001' };
  expect((await correct(orderId, bengaluru)).status).toBe(200);
  const { order } = await stored(orderId);
  expect(order).toMatchObject({ gstinDoubt: null, placeOfSupply: '29', supplyType: 'B2B', cgstPaise: 0 });
  expect(order.billingAddress).toMatchObject({ gstin: karnataka, state: 'Karnataka', city: 'Bengaluru' });
  expect(order.paymentStatus).toBe('Paid');
  expect(order.totalPaise).toBeLessThanOrEqual(before.order.totalPaise);
  const { timeline, gstin_doubt } = (await admin.call('GetDeskOrder', { orderid: orderId })).data;
  expect(gstin_doubt).toBe('');
  expect(JSON.stringify(timeline)).toContain('Corrected the order');
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'GSTIN, billing address corrected');
  expect(mail).toContain(karnataka);
});

test('another quantity is priced by the card that it was ordered with, agreed to before, and leaves a rest to pay or to pay back', async () => {
  const { orderId } = await paidOrder({}, { itemdetails: [{ Item: 202, Quantity: 2000 }] });
  const before = await stored(orderId);
  const more = { quantities: [{ position: 1, quantity: 3000 }] };
  const asked = await correct(orderId, { ...more, agreed: false });
  expect(asked).toMatchObject({ status: 409, body: { field: 'isAgreed' } });
  expect((await stored(orderId)).order.totalPaise).toBe(before.order.totalPaise);
  await moveOrderTo(admin, orderId, 'Order Accepted');
  const sheets = async () =>
    (
      await shop.services.db.$client.query(
        `select sum(s.sheets)::int as sheets from production_sheets s join production_jobs j on j.id = s.job_id where j.order_id = $1`,
        [orderId],
      )
    ).rows[0].sheets;
  const reserved = await sheets();
  expect(await correct(orderId, more)).toMatchObject({ status: 200 });
  const dearer = await stored(orderId);
  expect(dearer.lines[0]).toMatchObject({ quantity: 3000, rateCardId: before.lines[0]?.rateCardId });
  expect(dearer.order.totalPaise).toBeGreaterThan(before.order.totalPaise);
  expect(asked.data).toContain('instead of');
  expect(await sheets()).toBeGreaterThan(reserved);
  expect(dearer.order).toMatchObject({ paymentStatus: 'Partially Paid', paymentDueOn: expect.any(String) });

  expect((await correct(orderId, { quantities: [{ position: 1, quantity: 2000 }] })).status).toBe(200);
  expect(await stored(orderId)).toMatchObject({
    order: { totalPaise: before.order.totalPaise, paymentStatus: 'Paid' },
    lines: [{ goodsPaise: before.order.goodsPaise }],
  });
  expect((await correct(orderId, { quantities: [{ position: 1, quantity: 1000 }] })).status).toBe(200);
  const { order } = await stored(orderId);
  const { overpaid } = (await admin.call('GetDeskOrder', { orderid: orderId })).data;
  expect(overpaid).toBe((before.order.totalPaise - order.totalPaise) / 100);
  // Nobody else tells the desk that it has to be paid back.
  const said = formatRupees(paise(before.order.totalPaise - order.totalPaise));
  const alerts = (await alertsOf(shop.services.db, orderId)).filter(({ kind }) => kind === 'overpaid');
  expect(alerts.map(({ message }) => message)).toEqual([expect.stringContaining(`overpaid by ${said} now`)]);
});

test('after the invoice a credit note takes it back whole and another invoice has the right GSTIN, which can then be credited', async () => {
  const { customer, orderId } = await paidOrder();
  await moveOrderTo(admin, orderId, 'Delivered');
  const asked = await correct(orderId, { gstin: tamilNadu, agreed: false });
  expect(asked.data).toMatch(/A credit note takes back the whole invoice .* and a new invoice is issued/);
  const both = await Promise.all([correct(orderId, { gstin: tamilNadu }), correct(orderId, { gstin: tamilNadu })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const papers = await documentsOf(shop.services.db, orderId);
  const kinds = papers.map(({ kind }) => kind).filter((kind) => kind === 'tax-invoice' || kind === 'credit-note');
  expect(kinds).toEqual(['tax-invoice', 'credit-note', 'tax-invoice']);
  const [first, note, second] = papers.filter(({ kind }) => kind === 'tax-invoice' || kind === 'credit-note');
  if (!first || !note || !second) throw new Error('no papers');
  expect(printedOn(first).recipient.gstin).toBe('');
  expect(printedOn(note)).toMatchObject({ total: printedOn(first).total, refersTo: { number: first.number } });
  expect(printedOn(note).recipient.gstin).toBe('');
  expect(printedOn(second)).toMatchObject({ total: printedOn(first).total, recipient: { gstin: tamilNadu } });
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'GSTIN corrected');
  expect(mail).toContain(second.number);

  const seen_left = await leftToCredit(admin, orderId);
  const credit = { seen_left, lines: [{ position: 1, quantity: 100, amount: 0 }], reason: 'Crushed.' };
  expect((await admin.call('IssueCreditNote', { orderid: orderId, ...credit })).status).toBe(200);
  const later = (await documentsOf(shop.services.db, orderId, 'credit-note')).at(-1);
  expect(later?.refersTo).toBe(second.id);
  expect(await correct(orderId, { gstin: '' })).toMatchObject({
    status: 409,
    data: expect.stringContaining('credited already'),
  });
  expect(await correct(orderId, { quantities: [{ position: 1, quantity: 900 }] })).toMatchObject({ status: 409 });
});

test('the invoice that replaces another names the courier who carried the goods in the end', async () => {
  const { orderId } = await paidOrder();
  await moveOrderTo(admin, orderId, 'Dispatched');
  const move = (seenstatus: string, orderstatus: string, more: object) =>
    admin.call('MoveOrder', { orderid: orderId, seenstatus, orderstatus, ...more });
  expect((await move('Dispatched', 'Returned', { reason: 'not-found' })).status).toBe(200);
  const again = { courier: 'Professional Couriers', trackingnumber: 'PC 55' };
  expect((await move('Returned', 'Dispatched', again)).status).toBe(200);
  expect((await correct(orderId, { gstin: tamilNadu })).status).toBe(200);
  const [first, second] = (await documentsOf(shop.services.db, orderId, 'tax-invoice')).map(printedOn);
  expect(first?.transport?.courier).not.toBe(again.courier);
  expect(second?.transport).toEqual({ courier: again.courier, trackingNumber: again.trackingnumber });
});

test('two tabs: the second one reads that the order has changed', async () => {
  const { orderId } = await paidOrder();
  const stale = await correctionOf(admin, orderId, { gstin: tamilNadu });
  shop.clock.advance({ minutes: 1 });
  expect((await admin.call('CorrectOrder', stale)).status).toBe(200);
  expect(await admin.call('CorrectOrder', { ...stale, gstin: '' })).toMatchObject({
    status: 409,
    data: expect.stringContaining('has changed meanwhile'),
  });
});

test('it refuses wrong numbers, nothing changed, what is in plates, and whoever has no right', async () => {
  const { orderId } = await paidOrder();
  expect(await correct(orderId, {})).toMatchObject({ status: 400, data: 'Nothing of the order is changed.' });
  for (const [own, field] of [
    [{ gstin: '33AAACY2068D1ZM' }, 'gstin'],
    [{ billing_state: '25' }, 'billingState'],
    [{ billing_pincode: '12' }, 'billingPincode'],
    [{ gstin: tamilNadu, reason: ' ' }, 'reason'],
    [{ quantities: [{ position: 1, quantity: 1 }] }, 'quantity-1'],
    [{ quantities: [{ position: 4, quantity: 1000 }] }, 'quantities'],
  ] as const)
    expect(await correct(orderId, own)).toMatchObject({ status: 400, body: { field } });
  const { place } = await readyToOrder(shop);
  const unplaced: number = (await place()).data.order_id;
  // Nothing is offered that would be refused.
  expect((await admin.call('GetDeskOrder', { orderid: unplaced })).data.correction).toBeNull();
  const seen = (await stored(unplaced)).order.updatedAt;
  expect(await correct(orderId, { orderid: unplaced, seen, gstin: tamilNadu })).toMatchObject({
    status: 409,
    data: expect.stringContaining('still being placed'),
  });
  const known = await correctionOf(admin, orderId, { gstin: tamilNadu });
  expect((await admin.call('CorrectOrder', { ...known, orderid: 999_999 })).status).toBe(404);
  expect((await (await shop.staff('Production')).call('CorrectOrder', known)).status).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('CorrectOrder', known)).status).toBe(401);
  await moveOrderTo(admin, orderId, 'Packed');
  expect(await correct(orderId, { quantities: [{ position: 1, quantity: 2000 }] })).toMatchObject({ status: 409 });
});
