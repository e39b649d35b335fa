import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('GetTaxRates lists rates by HSN, and which one is in force', async () => {
  const { data } = await staff.call('GetTaxRates', {});
  expect(data.rates.length).toBeGreaterThan(0);
  expect(data.rates).toContainEqual(expect.objectContaining({ hsn: '481920', rate: 5, standing: 'in force' }));
});

test('GetTaxRates refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('GetTaxRates', {})).status);
});
