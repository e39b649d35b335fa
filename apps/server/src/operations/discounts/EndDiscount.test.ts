import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const body = { what: 'coupon', id: 1, seen: 1, ended: true };

test('EndDiscount ends a price list once, and takes its end back', async () => {
  const { email: customer } = await shop.customer();
  const rates = [{ kind: 'box', percent: '5', from_quantity: '', from_amount: '' }];
  const list = { seen: 0, name: 'Own', customer, group_id: null, rates, valid_from: '2020-01-01', valid_until: '' };
  const { id } = (await staff.call('SavePriceList', list)).data;
  const end = (seen: number, ended: boolean) => staff.call('EndDiscount', { what: 'price-list', id, seen, ended });
  const standing = async () => (await staff.call('GetDiscounts', {})).data.lists[0].standing;
  expect(await end(1, true)).toMatchObject({ status: 200, data: { name: 'Own' } });
  expect(await end(1, true)).toMatchObject({ status: 409 });
  expect(await standing()).toBe('ended');
  expect(await end(2, false)).toMatchObject({ status: 200 });
  expect(await standing()).toBe('in force');
});

test('EndDiscount refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('EndDiscount', body)).status);
});
