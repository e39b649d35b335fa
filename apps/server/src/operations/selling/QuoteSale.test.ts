import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const stickers = { shape: 1, material: 3, length: 50, width: 50, quantity: 500 };
const delivered = { delivery_type: 'StandardShipping', pincode: '641001' };

test('QuoteSale quotes one box at the agreed price, which an order through the quotation holds', async () => {
  const { call, read, email } = await begunSale(shop);
  const [{ line_id, amount }] = (await read()).lines;
  // Higher than the shop's own price: it holds all the same.
  await call('AgreePrice', { line_id, amount: amount + 250, reason: 'Needed by Friday.' });
  const { data } = await call('QuoteSale');
  expect(data).toMatchObject({ number: expect.stringMatching(/^QTN/), address: expect.stringContaining('http') });
  const [mail] = await mailsTo(shop, email, 'quotation');
  const token = /quotation=([\w-]+)/.exec(mail ?? '')?.[1];
  expect(mail).not.toContain('Needed by Friday');
  const visitor = shop.visitor();
  await visitor.call('AddToCartWebsite', { ...soapBoxes, quotation: token });
  expect((await visitor.call('GetCartWebsite', {})).data[0]).toMatchObject({ Basevalue: amount + 250 });
});

test('QuoteSale quotes all items in one quotation, whose total is that of the sale', async () => {
  const { call, read, email } = await begunSale(shop);
  await call('AddStickersToSale', { ...stickers, ...delivered });
  await call('AddSampleToSale', { varientid: 202, boardid: 2, ...delivered });
  const [box] = (await read()).lines;
  await call('AgreePrice', { line_id: box.line_id, amount: box.amount - 500, reason: 'A regular customer.' });
  const sale = await read();
  const { data } = await call('QuoteSale');
  expect(data.total).toBe(sale.total);
  const [mail] = await mailsTo(shop, email, 'quotation');
  for (const { name } of sale.lines) expect(mail).toContain(name);
  const pdf = await shop.app.inject({ url: new URL(data.address).pathname });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // Its page has the same items and sums.
  const token = /\/quotation\/([\w-]+)/.exec(mail ?? '')?.[1];
  const { data: made } = await shop.visitor().call('GetMadeQuotation', { token });
  expect(made).toMatchObject({ valid: true, total: sale.total, goods: sale.goods, delivery: sale.delivery });
  expect(made.items.map(({ amount }: { amount: number }) => amount)).toEqual(
    sale.lines.map(({ amount }: { amount: number }) => amount),
  );
});

test('QuoteSale refuses sales without items, and that were changed', async () => {
  const { call, read } = await begunSale(shop);
  const { version, lines } = await read();
  expect(await call('QuoteSale', { seen: version - 1 })).toMatchObject({ status: 409 });
  await call('RemoveSaleLine', { line_id: lines[0].line_id });
  expect(await call('QuoteSale')).toMatchObject({ status: 422 });
  expect(await call('QuoteSale', { seen: 'x' })).toMatchObject({ status: 400 });
});

test('QuoteSale refuses whoever may not sell', async () => {
  expect(await refusedToOthers(shop, 'QuoteSale', { sale_id: 1, seen: 1 }, 'Accounts')).toEqual([401, 401, 403]);
});
