import { linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const reason = 'A regular customer.';

test('AgreePrice sets a price for total and tax, and the order keeps it beside the shop’s price', async () => {
  const { call, read, place } = await begunSale(shop);
  const before = await read();
  const [{ line_id, amount }] = before.lines;
  const agreed = Math.round(amount * 90) / 100;
  expect(await call('AgreePrice', { line_id, amount: agreed, reason })).toMatchObject({ status: 200 });
  const now = await read();
  expect(now.lines[0]).toMatchObject({ amount: agreed, engine_price: amount, agreed: { reason, by: 'Order Desk' } });
  expect(now.goods).toBe(agreed);
  expect(now.gst).toBeLessThan(before.gst);
  const { data: placed } = await place();
  const [line] = await linesOfOrders(shop.services.db, [placed.order_id]);
  if (!line) throw new Error('no line');
  expect(line.goodsPaise).toBe(Math.round(agreed * 100));
  expect(readGoods(line).snapshot.agreed).toMatchObject({ engine: Math.round(amount * 100), reason });
  expect(placed.total).toBe(now.total);
  expect((await read()).lines).toMatchObject([{ amount: agreed, engine_price: amount, agreed: { reason } }]);
});

test('AgreePrice can also raise a price, and an empty price restores the shop’s', async () => {
  const { call, read } = await begunSale(shop);
  const [{ line_id, amount }] = (await read()).lines;
  await call('AgreePrice', { line_id, amount: amount + 500, reason: 'Needed by Friday.' });
  expect((await read()).goods).toBe(amount + 500);
  expect(await call('AgreePrice', { line_id, amount: null, reason: '' })).toMatchObject({ status: 200 });
  expect((await read()).lines[0]).toMatchObject({ amount, agreed: null });
});

test('AgreePrice lets the order desk give up to 30 % off, and only an Admin more', async () => {
  const { call, read, saleId } = await begunSale(shop);
  const [{ line_id, amount }] = (await read()).lines;
  const least = Math.ceil(amount * 70) / 100;
  const tooLow = await call('AgreePrice', { line_id, amount: Math.round(least * 100 - 1) / 100, reason });
  expect(tooLow).toMatchObject({ status: 403, data: expect.stringContaining('30 %'), body: { field: 'amount' } });
  expect(await call('AgreePrice', { line_id, amount: least, reason })).toMatchObject({ status: 200 });
  const admin = await shop.staff();
  const free = { sale_id: saleId, seen: (await read()).version, line_id, amount: 0, reason: 'A gift.' };
  expect(await admin.call('AgreePrice', free)).toMatchObject({ status: 200 });
  expect((await read()).goods).toBe(0);
});

test('AgreePrice takes rates: of another amount it names the nearest two, or the one that the order desk may give', async () => {
  const { call, read } = await begunSale(shop);
  const [{ line_id, quantity, amount }] = (await read()).lines;
  const odd = Math.round(amount * 90) / 100 + 0.03;
  const refused = await call('AgreePrice', { line_id, amount: odd, reason });
  expect(refused).toMatchObject({ status: 400, body: { field: 'amount' } });
  const named = [...refused.data.matchAll(/₹([\d,.]+), which is ₹([\d.]+) each/g)].map(([, total = '', each]) => [
    Number(total.replaceAll(',', '')),
    Number(each),
  ]);
  expect(named).toHaveLength(2);
  const [[below = 0] = [], [above = 0] = []] = named;
  expect([below < odd, odd < above]).toEqual([true, true]);
  for (const [total = 0, each = 0] of named) expect(each * quantity).toBeCloseTo(total, 5);
  const lowest = Math.ceil(amount * 70) / 100 + 0.03;
  expect((await call('AgreePrice', { line_id, amount: lowest, reason })).data).toMatch(
    /Please agree ₹\S+, which is ₹\S+ each\.$/,
  );
  expect(await call('AgreePrice', { line_id, amount: above, reason })).toMatchObject({ status: 200 });
  expect((await read()).goods).toBeCloseTo(above, 2);
});

test('AgreePrice uses the limit that an Admin has set, and the sale shows it', async () => {
  const { call, read } = await begunSale(shop);
  const admin = await shop.staff();
  const setLimit = async (mostDiscount: string) => {
    const { seen, values } = (await admin.call('GetSettings', { section: 'desk' })).data;
    return admin.call('SaveSettings', { section: 'desk', values: { ...values, mostDiscount }, seen });
  };
  expect(await setLimit('12.5')).toMatchObject({ data: { changed: ['mostDiscount'] } });
  const { most_discount, lines } = await read();
  const [{ line_id, amount, least_price }] = lines;
  expect(most_discount).toBe(12.5);
  expect(least_price).toBe(Math.ceil(amount * 87.5) / 100);
  expect(await call('AgreePrice', { line_id, amount: least_price, reason })).toMatchObject({ status: 200 });
  // The limit is lowered after the page was shown.
  await setLimit('0');
  expect(await call('AgreePrice', { line_id, amount: least_price, reason })).toMatchObject({ status: 403 });
  await setLimit('30');
});

test('AgreePrice refuses prices below zero or without a reason, and sales that have changed', async () => {
  const { call, read } = await begunSale(shop);
  const { version, lines } = await read();
  const [{ line_id, amount }] = lines;
  expect(await call('AgreePrice', { line_id, amount: -1, reason })).toMatchObject({
    status: 400,
    body: { field: 'amount' },
  });
  expect(await call('AgreePrice', { line_id, amount, reason: ' ' })).toMatchObject({
    status: 400,
    body: { field: 'reason' },
  });
  expect(await call('AgreePrice', { line_id, amount, reason, seen: version - 1 })).toMatchObject({ status: 409 });
  expect(await call('AgreePrice', { line_id: 2_000_000, amount, reason })).toMatchObject({ status: 404 });
});

test('AgreePrice refuses everybody who may not sell', async () => {
  const body = { sale_id: 1, seen: 1, line_id: 1, amount: 1, reason };
  expect(await refusedToOthers(shop, 'AgreePrice', body, 'Accounts')).toEqual([401, 401, 403]);
});
