import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('DeleteHoliday removes a coming holiday, once', async () => {
  await staff.call('AddHoliday', { day: '2027-03-29', name: 'Stocktaking' });
  expect(await staff.call('DeleteHoliday', { day: '2027-03-29' })).toMatchObject({ data: { name: 'Stocktaking' } });
  expect(await staff.call('DeleteHoliday', { day: '2027-03-29' })).toMatchObject({ status: 404 });
  expect(await staff.call('DeleteHoliday', { day: '2020-01-01' })).toMatchObject({ status: 422 });
  expect(await staff.call('DeleteHoliday', { day: 'x' })).toMatchObject({ status: 400 });
});

test('DeleteHoliday refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('DeleteHoliday', { day: '2027-01-02' })).status);
});
