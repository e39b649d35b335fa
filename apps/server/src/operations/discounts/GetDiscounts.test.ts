import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const body = {};

test('GetDiscounts has coupons as a file too', async () => {
  const coupon = {
    ...{ seen: 0, code: 'TEN', percent: '10', amount: '', least: '', kinds: ['box'], valid_from: '2020-01-01' },
    ...{ valid_until: '', uses_in_all: '', uses_each: '', first_order: true, combinable: false },
  };
  await staff.call('SaveCoupon', coupon);
  const { coupons, coupons_csv } = (await staff.call('GetDiscounts', {})).data;
  expect(coupons).toMatchObject([{ code: 'TEN', standing: 'in force', first_order: true }]);
  expect(coupons_csv).toMatch(/^\uFEFFCode,.*\r\nTEN,10,,0\.00,/);
});

test('GetDiscounts refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('GetDiscounts', body)).status);
});
