import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('DeleteTaxRate removes a rate that is not in force yet, and no other', async () => {
  const coming = { hsn: '4821', valid_from: '2027-12-01' };
  await staff.call('AddTaxRate', { ...coming, rate: '12' });
  expect(await staff.call('DeleteTaxRate', coming)).toMatchObject({ status: 200 });
  expect(await staff.call('DeleteTaxRate', coming)).toMatchObject({ status: 404 });
  const { rates } = (await staff.call('GetTaxRates', {})).data;
  const { hsn, valid_from } = rates[0];
  expect(await staff.call('DeleteTaxRate', { hsn, valid_from })).toMatchObject({ status: 422 });
  expect(await staff.call('DeleteTaxRate', { hsn, valid_from: 'soon' })).toMatchObject({ status: 400 });
});

test('DeleteTaxRate refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('DeleteTaxRate', { hsn: '4819', valid_from: '2027-01-01' })).status);
});
