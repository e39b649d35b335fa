import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedSale } from '../../testing/desk-quotations.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetMadeQuotation shows everybody with the token the items and sums, but no names and reasons', async () => {
  const { token, read } = await quotedSale(shop);
  const { data } = await shop.visitor().call('GetMadeQuotation', { token });
  const sale = await read();
  expect(data).toMatchObject({ total: sale.total, gst: sale.gst, destination: '641001' });
  expect(data.items).toHaveLength(2);
  expect(JSON.stringify(data)).not.toMatch(/Anjali|Menon|regular customer/);
  // After its last day it says so.
  shop.clock.advance({ days: 16 });
  expect((await shop.visitor().call('GetMadeQuotation', { token })).data.valid).toBe(false);
});

test('GetMadeQuotation shows a buyer’s own quotation of one box too', async () => {
  const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 2000 };
  const { data: made } = await shop.visitor().call('GetQuotation', { ...box, destination_pin: '641001' });
  const { data } = await shop.visitor().call('GetMadeQuotation', { token: made.quotation });
  expect(data.items).toMatchObject([{ quantity: 2000, picked_up: false }]);
});

test('GetMadeQuotation opens nothing for other tokens', async () => {
  expect(await shop.visitor().call('GetMadeQuotation', { token: 'x' })).toMatchObject({ status: 404 });
  expect(await shop.visitor().call('GetMadeQuotation', {})).toMatchObject({ status: 400 });
});
