import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedSale } from '../../testing/desk-quotations.ts';
import { refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('SellQuotation begins one sale with all items at their quoted prices, however often it is pressed', async () => {
  const { desk, id, read } = await quotedSale(shop);
  const quoted = await read();
  const both = await Promise.all([
    desk.call('SellQuotation', { quotation_id: id }),
    desk.call('SellQuotation', { quotation_id: id }),
  ]);
  expect(both[0].data.sale_id).toBe(both[1].data.sale_id);
  const sell = async () => (await desk.call('GetSale', { sale_id: both[0].data.sale_id })).data;
  const sale = await sell();
  expect(sale.total).toBe(quoted.total);
  expect(sale.lines[0]).toMatchObject({ agreed: { reason: 'A regular customer.' } });
  expect(sale.lines[0].engine_price).toBe(sale.lines[0].amount + 500);
  expect(sale.quotation).toMatchObject({ valid: true });
  // The limit is counted from the shop's price, not from the agreed one.
  const { version, lines } = sale;
  const least = { sale_id: sale.sale_id, seen: version, line_id: lines[0].line_id, reason: 'Again.' };
  const below = Math.round(lines[0].engine_price * 69) / 100;
  expect(await desk.call('AgreePrice', { ...least, amount: below })).toMatchObject({ status: 403 });
});

test('SellQuotation sells at today’s prices once the quotation has expired', async () => {
  const { id } = await quotedSale(shop);
  shop.clock.advance({ days: 16 });
  const late = await shop.staff('Order desk');
  const { data } = await late.call('SellQuotation', { quotation_id: id });
  const sale = (await late.call('GetSale', { sale_id: data.sale_id })).data;
  expect(sale.quotation).toMatchObject({ valid: false });
  expect(sale.lines).toMatchObject([{ agreed: null }, { quotation: null }]);
});

test('SellQuotation refuses quotations without a customer', async () => {
  const desk = await shop.staff('Order desk');
  expect(await desk.call('SellQuotation', { quotation_id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await desk.call('SellQuotation', {})).toMatchObject({ status: 400 });
});

test('SellQuotation refuses everybody who may not sell', async () => {
  expect(await refusedToOthers(shop, 'SellQuotation', { quotation_id: 1 }, 'Accounts')).toEqual([401, 401, 403]);
});
