import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

test('GetBoxCatalogue lists categories, sizes and styles', async () => {
  const { categories, variants, styles } = (await staff.call('GetBoxCatalogue', {})).data;
  expect(categories.length).toBeGreaterThan(10);
  expect(variants).toContainEqual(expect.objectContaining({ fld_variantid: 202, status: 'Active', version: 1 }));
  const known = styles.map(({ style }: { style: string }) => style);
  expect(variants.every(({ style }: { style: string }) => known.includes(style))).toBe(true);
});

test('GetBoxCatalogue refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('GetBoxCatalogue', {})).status);
});
