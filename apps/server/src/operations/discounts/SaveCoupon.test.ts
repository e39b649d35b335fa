import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const body = {
  ...{
    seen: 0,
    code: 'diwali10',
    percent: '10',
    amount: '',
    least: '₹1,000',
    kinds: ['box'],
    valid_from: '2026-12-01',
  },
  ...{ valid_until: '', uses_in_all: '5', uses_each: '', first_order: false, combinable: false },
};
const save = (own: object) => staff.call('SaveCoupon', { ...body, ...own });

test('SaveCoupon makes a coupon once, and changes it for who has seen it as it is', async () => {
  const made = await save({});
  expect(made.data).toMatchObject({ name: 'DIWALI10' });
  expect(await save({})).toMatchObject({ status: 409, body: { field: 'code' } });
  const changed = { id: made.data.id, seen: 1, percent: '', amount: '250' };
  const both = await Promise.all([save(changed), save(changed)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { coupons } = (await staff.call('GetDiscounts', {})).data;
  expect(coupons).toMatchObject([{ percent: null, amount: 250, least: 1000, uses_in_all: 5, uses: 0, given: 0 }]);
});

test.each([
  [{ code: 'A B' }, 'code'],
  [{ amount: '5' }, 'percent'],
  [{ percent: '90.01' }, 'percent'],
  [{ percent: '', amount: '0' }, 'amount'],
  [{ kinds: [] }, 'kinds'],
  [{ valid_until: '2026-11-30' }, 'validUntil'],
  [{ uses_in_all: '-1' }, 'usesInAll'],
  [{ group_id: 999 }, 'groupId'],
])('SaveCoupon refuses %j', async (wrong, field) => {
  expect(await save({ code: 'OTHER', ...wrong })).toMatchObject({ status: 400, body: { field } });
});

test('SaveCoupon refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('SaveCoupon', body)).status);
});
