import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('Logout ends the session on the server, so that a copied cookie is useless', async () => {
  const customer = await shop.customer();
  const thief = shop.visitor();
  for (const [name, value] of customer.cookies) thief.cookies.set(name, value);
  expect(await thief.call('Get_Customer_Address', {})).toMatchObject({ status: 200 });
  expect(await customer.call('Logout', {})).toMatchObject({ status: 200, data: {} });
  expect(await thief.call('Get_Customer_Address', {})).toMatchObject({ status: 401 });
});

test('Logout without a session succeeds, and fields are refused', async () => {
  expect(await shop.visitor().call('Logout', {})).toMatchObject({ status: 200 });
  expect(await shop.visitor().call('Logout', { all: true })).toMatchObject({ status: 400 });
});
