import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('QuoteSale mails quotations at the agreed price, which an order through them holds', async () => {
  const { call, read, email } = await begunSale(shop);
  const [{ line_id, amount }] = (await read()).lines;
  // Higher than the shop's own price: it holds all the same.
  await call('AgreePrice', { line_id, amount: amount + 250, reason: 'Needed by Friday.' });
  const { data } = await call('QuoteSale');
  expect(data.quotations).toMatchObject([
    { number: expect.stringMatching(/^QTN/), address: expect.stringContaining('http') },
  ]);
  const [mail] = await mailsTo(shop, email, 'quotation');
  const token = /quotation=([\w-]+)/.exec(mail ?? '')?.[1];
  expect(mail).not.toContain('Needed by Friday');
  const visitor = shop.visitor();
  await visitor.call('AddToCartWebsite', { ...soapBoxes, quotation: token });
  expect((await visitor.call('GetCartWebsite', {})).data[0]).toMatchObject({ Basevalue: amount + 250 });
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
