import { unique } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const coupon = async (code: string, own: object = {}) => {
  const saved = await (await shop.staff()).call('SaveCoupon', {
    ...{
      seen: 0,
      code,
      percent: '10',
      amount: '',
      least: '',
      kinds: ['box'],
      valid_from: '2020-01-01',
      valid_until: '',
    },
    ...{ uses_in_all: '1', uses_each: '', first_order: false, combinable: false, ...own },
  });
  expect(saved).toMatchObject({ status: 200 });
};

test('a coupon lowers a sale and its order alike, is counted once, and can be taken out', async () => {
  await coupon('PHONE');
  const sale = await begunSale(shop);
  const full = await sale.read();
  expect(await sale.call('EnterSaleCoupon', { code: ' pho-ne' })).toMatchObject({ status: 200 });
  const lowered = await sale.read();
  const off = [{ fld_name: 'Coupon PHONE', fld_amount: lowered.discount }];
  expect(lowered).toMatchObject({
    discounts: off,
    coupon: { fld_code: 'PHONE', fld_problem: null },
    goods: full.goods,
  });
  expect(lowered.total).toBeLessThan(full.total);
  // A quotation would promise it for 15 days.
  expect(await sale.call('QuoteSale')).toMatchObject({ status: 422, data: expect.stringContaining('take it out') });
  expect(await sale.call('EnterSaleCoupon', { code: '' })).toMatchObject({ status: 200 });
  expect(await sale.read()).toMatchObject({ total: full.total, coupon: null });
  await sale.call('EnterSaleCoupon', { code: 'PHONE' });
  expect(await sale.place()).toMatchObject({ status: 200, data: { total: lowered.total } });
  const later = await begunSale(shop);
  const refused = await later.call('EnterSaleCoupon', { code: 'PHONE' });
  expect(refused).toMatchObject({ status: 422, data: expect.stringMatching(/used as often/) });
});

test('a coupon that ends before the sale is ordered says so, and its total isn’t ordered', async () => {
  await coupon('SHORT', { valid_until: '2099-01-01' });
  const sale = await begunSale(shop);
  await sale.call('EnterSaleCoupon', { code: 'SHORT' });
  const { version, total } = await sale.read();
  await shop.services.db.$client.query(`update coupons set valid_until = '2021-01-01' where code = 'SHORT'`);
  expect(await sale.read()).toMatchObject({
    discounts: [],
    coupon: { fld_problem: expect.stringMatching(/valid until/) },
  });
  expect((await sale.place({ seen: version, accepted_total: total })).data).toMatch(/Coupon SHORT: It was valid until/);
  expect(await sale.place()).toMatchObject({ status: 200 });
});

test('a customer’s price list is a row of the sale, of the page of its quotation, and of the total alike', async () => {
  const sale = await begunSale(shop);
  const list = await (await shop.staff()).call('SavePriceList', {
    ...{ seen: 0, name: `Dealer ${unique()}`, customer: sale.email, group_id: null, valid_from: '2020-01-01' },
    ...{ valid_until: '', rates: [{ kind: 'box', percent: '20', from_quantity: '', from_amount: '' }] },
  });
  expect(list).toMatchObject({ status: 200 });
  const { discount, discounts, total } = await sale.read();
  expect(discounts).toEqual([{ fld_name: expect.stringMatching(/^Dealer/), fld_amount: discount }]);
  expect(await sale.call('QuoteSale')).toMatchObject({ status: 200, data: { total } });
  const [mail] = await mailsTo(shop, sale.email, 'quotation');
  const token = /quotation=([\w-]+)/.exec(mail ?? '')?.[1];
  expect((await shop.visitor().call('GetMadeQuotation', { token })).data).toMatchObject({ discounts, total });
});

test('EnterSaleCoupon refuses unknown codes, other versions, and everybody who may not sell', async () => {
  const { call } = await begunSale(shop);
  expect(await call('EnterSaleCoupon', { code: 'NOSUCH' })).toMatchObject({ status: 404 });
  expect(await call('EnterSaleCoupon', { code: '', seen: 99 })).toMatchObject({ status: 409 });
  expect(await call('EnterSaleCoupon', { code: '', sale_id: 2_000_000 })).toMatchObject({ status: 404 });
  const body = { sale_id: 1, seen: 1, code: '' };
  expect(await refusedToOthers(shop, 'EnterSaleCoupon', body, 'Accounts')).toEqual([401, 401, 403]);
});
