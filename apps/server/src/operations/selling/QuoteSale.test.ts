import { findQuotation } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotationData } from '../../selling/quotations/quotation-data.ts';
import { begunSale, deskBox, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const stickers = { shape: 1, material: 3, length: 50, width: 50, quantity: 500 };
const delivered = { delivery_type: 'StandardShipping', pincode: '641001' };

test('QuoteSale quotes one box at the agreed price, and the quotation orders it at that price', async () => {
  const { call, read, email } = await begunSale(shop);
  const [{ line_id, amount }] = (await read()).lines;
  // It also holds when it is higher than the shop's price.
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

test('QuoteSale quotes all items in one quotation with the total of the sale', async () => {
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

test('QuoteSale quotes a customer with a GSTIN the taxes of its state, as the sale shows them', async () => {
  const { call, read, customerId, email } = await begunSale(shop);
  const { db } = shop.services;
  await db.$client.query(`update customers set gstin = '29AAACY2068D1ZC' where id = $1`, [customerId]);
  const { data } = await call('QuoteSale');
  expect(data.total).toBe((await read()).total);
  const token = /quotation=([\w-]+)/.exec((await mailsTo(shop, email, 'quotation'))[0] ?? '')?.[1];
  expect((await findQuotation(db, token ?? ''))?.snapshot).toMatchObject({ tax: { cgst: 0, sgst: 0 } });
});

test('QuoteSale says everywhere that a paid sample is taken off the order, not off the quotation', async () => {
  const { call, read, place, desk, customerId, email } = await begunSale(shop);
  const [first] = (await read()).lines;
  await call('RemoveSaleLine', { line_id: first.line_id });
  await call('AddSampleToSale', { varientid: 202, boardid: 2, ...delivered });
  const { data: sample } = await place();
  const received = { how: 'transfer', amount: 1000, seen_due: 1000, reference: 'UTR 4412' };
  const received_on = shop.clock.now().toISOString().slice(0, 10);
  await desk.call('RecordPayment', { orderid: sample.order_id, ...received, received_on });

  const sale_id = (await desk.call('StartSale', { customer_id: customerId })).data.sale_id;
  await desk.call('AddBoxToSale', { sale_id, seen: 1, ...deskBox, quantity: 2000 });
  const sale = (await desk.call('GetSale', { sale_id })).data;
  const [credit] = sale.credits;
  const { data } = await desk.call('QuoteSale', { sale_id, seen: sale.version });
  expect(data.total).toBeCloseTo(sale.total + credit.amount);
  const said = 'The ₹1,000.00 paid for a sample is not taken off yet';
  const [mail = ''] = await mailsTo(shop, email, 'quotation');
  expect(mail).toContain(said);
  const token = data.address.split('/').at(-1);
  const { data: made } = await shop.visitor().call('GetMadeQuotation', { token });
  expect(made).toMatchObject({ total: data.total, credit_note: expect.stringContaining(said) });
  const stored = await findQuotation(shop.services.db, token);
  expect(stored && quotationData(stored).creditNote).toContain(said);
});

test('two presses mail one quotation, and a later one mails another', async () => {
  const { call, read, email } = await begunSale(shop);
  const { version } = await read();
  const quote = () => call('QuoteSale', { seen: version });
  const [first, second] = await Promise.all([quote(), quote()]);
  expect(second).toMatchObject({ status: 200, data: first.data });
  expect((await quote()).data).toEqual(first.data);
  expect(await mailsTo(shop, email, 'quotation')).toHaveLength(1);
  expect((await call('QuoteSale')).data.number).not.toBe(first.data.number);
  expect(await mailsTo(shop, email, 'quotation')).toHaveLength(2);
});

test('QuoteSale refuses sales without items, and sales that were changed', async () => {
  const { call, read } = await begunSale(shop);
  const { version, lines } = await read();
  expect(await call('QuoteSale', { seen: version - 1 })).toMatchObject({ status: 409 });
  await call('RemoveSaleLine', { line_id: lines[0].line_id });
  expect(await call('QuoteSale')).toMatchObject({ status: 422 });
  expect(await call('QuoteSale', { seen: 'x' })).toMatchObject({ status: 400 });
});

test('QuoteSale refuses everybody who may not sell', async () => {
  expect(await refusedToOthers(shop, 'QuoteSale', { sale_id: 1, seen: 1 }, 'Accounts')).toEqual([401, 401, 403]);
});
