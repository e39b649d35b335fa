import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const add = (day: string, name = 'Stocktaking') => staff.call('AddHoliday', { day, name });

test('AddHoliday adds a day once, also when two add it at once', async () => {
  const both = await Promise.all([add('2027-03-30'), add('2027-03-30')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await staff.call('GetHolidays', {})).data.holidays).toContainEqual({
    day: '2027-03-30',
    name: 'Stocktaking',
  });
  expect(await add('2027-03-30')).toMatchObject({ data: 'This day is a holiday already: Stocktaking.' });
});

test('AddHoliday refuses past and invalid days, and days without a name', async () => {
  for (const day of ['', '2027-02-30', '2020-01-01'])
    expect(await add(day)).toMatchObject({ status: 400, body: { field: 'day' } });
  expect(await add('2027-03-31', '')).toMatchObject({ status: 400, body: { field: 'name' } });
});

test('AddHoliday refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('AddHoliday', { day: '2027-01-02', name: 'x' })).status);
});
