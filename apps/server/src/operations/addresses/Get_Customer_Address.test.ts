import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addressOf } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('Get_Customer_Address lists the customer’s addresses, all or those of one kind', async () => {
  const customer = await shop.customer();
  await customer.call('Add_CustomerAddress', addressOf('Shipping'));
  await customer.call('Add_CustomerAddress', addressOf('Billing'));
  const list = (whereClause: unknown) => customer.call('Get_Customer_Address', { whereClause });
  expect((await list({ fld_customerid: customer.id })).data).toHaveLength(2);
  expect((await list('')).data).toHaveLength(2);
  expect((await list({ fld_address_type: 'Billing' })).data).toMatchObject([{ fld_address_type: 'Billing' }]);
});

test('Get_Customer_Address refuses another customer’s id, and signed-out visitors', async () => {
  const owner = await shop.customer();
  const { data } = await owner.call('Add_CustomerAddress', addressOf('Shipping'));
  const stranger = await shop.customer();
  const list = (whereClause: object) => stranger.call('Get_Customer_Address', { whereClause });
  expect(await list({ fld_customerid: owner.id })).toMatchObject({ status: 403 });
  expect((await list({ fld_address_id: data.addressId })).data).toEqual([]);
  expect(await list({ '1=1': 1 })).toMatchObject({ status: 400 });
  expect(await shop.visitor().call('Get_Customer_Address', {})).toMatchObject({ status: 401 });
});
