import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('GetHolidays lists the days on which the works is closed, in order', async () => {
  const { today, holidays } = (await staff.call('GetHolidays', {})).data;
  const days = holidays.map(({ day }: { day: string }) => day);
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual(days.toSorted());
  expect(days[0].slice(0, 4) >= String(Number(today.slice(0, 4)) - 1)).toBe(true);
});

test('GetHolidays refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('GetHolidays', {})).status);
});
