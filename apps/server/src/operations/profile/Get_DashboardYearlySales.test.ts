import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('Get_DashboardYearlySales returns the last twelve months, the current one last, with the ordered value', async () => {
  const { customer, place } = await readyToOrder(shop);
  const empty = await customer.call('Get_DashboardYearlySales', { WhereClause: { fld_customer_id: customer.id } });
  expect(empty.data).toHaveLength(12);
  expect(empty.data.every(({ total_sales }: { total_sales: number }) => total_sales === 0)).toBe(true);
  const { data } = await place();
  const sales = (await customer.call('Get_DashboardYearlySales', {})).data;
  expect(sales.at(-1)).toEqual({ month: sales.at(-1).month, total_sales: data.total_amount });
  expect(sales.map(({ month }: { month: string }) => month)).toEqual(
    sales.map(({ month }: { month: string }) => month).toSorted(),
  );
});

test('Get_DashboardYearlySales counts only the customer’s own orders, and refuses signed-out visitors', async () => {
  const { customer: owner, place } = await readyToOrder(shop);
  await place();
  const stranger = await shop.customer();
  const theirs = { WhereClause: { fld_customerid: owner.id } };
  expect(await stranger.call('Get_DashboardYearlySales', theirs)).toMatchObject({ status: 403 });
  expect((await stranger.call('Get_DashboardYearlySales', {})).data.at(-1).total_sales).toBe(0);
  expect(await stranger.call('Get_DashboardYearlySales', { WhereClause: { month: 1 } })).toMatchObject({ status: 400 });
  expect(await shop.visitor().call('Get_DashboardYearlySales', {})).toMatchObject({ status: 401 });
});
