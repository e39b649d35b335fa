import { parseRupees } from '@boxwright/money';
import { linesOfOrders } from '@boxwright/storage';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareAmounts } from '../../selling/reorder/compare-amounts.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A customer with a paid order of boxes and stickers. */
async function ordered() {
  const ready = await readyToOrder(shop);
  await ready.customer.call('AddToCartWebsite', {
    itemdetails: [{ Item: 196, Quantity: 300 }],
    shape: 'round',
    material: 'white-vinyl',
    length: 50,
    width: 50,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
  });
  const orderId: number = (await ready.place()).data.order_id;
  await payInFull(shop, ready.customer, orderId);
  const lines = await linesOfOrders(shop.services.db, [orderId]);
  return { ...ready, orderId, lines };
}

type Row = { label: string; before: number; now: number };
const sumOf = (rows: Row[], side: 'before' | 'now') => rows.reduce((sum, row) => sum + parseRupees(row[side]), 0);

test('shows today’s price without the die, and changes that add up to the difference', async () => {
  const { customer, orderId, lines } = await ordered();
  const { status, data } = await customer.call('GetReorder', { orderid: orderId });
  expect(status).toBe(200);
  const [box, stickers] = data.lines;
  expect(box).toMatchObject({
    quantity_before: 1000,
    fld_quantity: 1000,
    problem: null,
    die_on_file: expect.anything(),
  });
  expect(box.now).toBeLessThan(box.before);
  const die: Row = box.parts.find((row: Row) => row.now === 0);
  // Each price has a rate of its own, in steps of a paisa: for a thousand boxes they may differ by a thousand paise.
  const saved = parseRupees(box.before) - parseRupees(box.now);
  expect(Math.abs(saved - parseRupees(die.before))).toBeLessThan(1000);
  expect(stickers).toMatchObject({
    now: stickers.before,
    fld_address: expect.stringContaining('/ordercustomstickers?'),
  });
  for (const line of data.lines) {
    expect([sumOf(line.parts, 'before'), sumOf(line.parts, 'now')]).toEqual([line.before, line.now].map(parseRupees));
  }
  const totals: Row[] = data.totals;
  expect([sumOf(totals, 'before'), sumOf(totals, 'now')]).toEqual([data.total_before, data.total_now].map(parseRupees));

  // The cart charges what is shown.
  const wanted = lines.map(({ id }, index) => ({ fld_order_line_id: id, fld_quantity: index === 0 ? 2500 : 0 }));
  const shown = (await customer.call('GetReorder', { orderid: orderId, lines: wanted })).data;
  expect(shown.lines[1]).toMatchObject({ fld_quantity: 0, now: null });
  expect(await customer.call('OrderAgain', { orderid: orderId, lines: wanted })).toMatchObject({
    status: 200,
    data: { added: 1 },
  });
  const cart = (await customer.call('GetCartWebsite', { id: customer.id })).data;
  expect(cart).toMatchObject([{ fld_quantity: 2500, Basevalue: shown.lines[0].now, fld_cart_amount: shown.total_now }]);
});

test('of two designs of one box one pays for the die, as in the cart that they fill', async () => {
  const ready = await readyToOrder(shop);
  await addBoxes(ready.customer, { itemdetails: [{ Item: 202, Quantity: 2000 }] });
  const orderId: number = (await ready.place()).data.order_id;
  const { data } = await ready.customer.call('GetReorder', { orderid: orderId });
  expect(data.lines).toMatchObject([{ die_on_file: null }, { die_on_file: { order_number: '' } }]);
  expect([data.lines[1].now, data.total_now]).toEqual([data.lines[1].before, data.total_before]);
  const wanted = data.lines.map((line: Record<string, unknown>) => ({
    fld_order_line_id: line['fld_order_line_id'],
    fld_quantity: line['fld_quantity'],
  }));
  expect(await ready.customer.call('OrderAgain', { orderid: orderId, lines: wanted })).toMatchObject({ status: 200 });
  const cart = (await ready.customer.call('GetCartWebsite', { id: ready.customer.id })).data;
  expect(cart).toMatchObject(
    data.lines.map(({ now }: { now: string }) => ({ Basevalue: now, fld_cart_amount: data.total_now })),
  );
});

test('says why an item can’t be ordered in this quantity, or not at all any more', async () => {
  const { customer, orderId, lines } = await ordered();
  const few = [{ fld_order_line_id: lines[0]?.id, fld_quantity: 10 }];
  const { data } = await customer.call('GetReorder', { orderid: orderId, lines: few });
  expect(data.lines[0]).toMatchObject({
    now: null,
    is_quantity_problem: true,
    problem: 'Quantity must be at least 1000',
  });
});

test('is for the order’s own customer', async () => {
  const { orderId } = await ordered();
  const other = await shop.customer();
  for (const body of [{ orderid: orderId }, { orderid: 999_999 }]) {
    expect(await other.call('GetReorder', body)).toMatchObject({ status: 404 });
  }
  expect((await shop.visitor().call('GetReorder', { orderid: orderId })).status).toBe(401);
  expect((await other.call('GetReorder', { orderid: 'x' })).status).toBe(400);
});

test('the differences of the parts add up, whichever parts two prices have', () => {
  const part = fc.record({
    label: fc.constantFrom('Board', 'Printing', 'Die', 'Gluing'),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
  });
  const price = fc.array(part, { maxLength: 6 }).map((parts) => ({
    parts,
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
  }));
  fc.assert(
    fc.property(price, price, fc.boolean(), (before, now, isOld) => {
      const old = isOld ? { ...before, parts: before.parts.slice(1) } : before;
      const rows = compareAmounts(old, now, 'Goods');
      const sum = (side: 'before' | 'now') => rows.reduce((total, row) => total + row[side], 0);
      expect([sum('before'), sum('now')]).toEqual([before.total, now.total]);
    }),
  );
});
