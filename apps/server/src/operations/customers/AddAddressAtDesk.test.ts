import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskAddress, newPerson, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AddAddressAtDesk adds an address whose place the pincode names', async () => {
  const desk = await shop.staff('Order desk');
  const { data } = await desk.call('AddCustomerAtDesk', newPerson());
  const add = (own: object) => desk.call('AddAddressAtDesk', { customer_id: data.customer_id, ...deskAddress, ...own });
  expect(await add({})).toMatchObject({ status: 200 });
  const { addresses } = (await desk.call('GetCustomer', { customer_id: data.customer_id })).data;
  expect(addresses).toMatchObject([
    { StateName: 'Tamil Nadu', fld_contact_number: '9845011122', fld_pincode: '641001' },
  ]);
  for (const [field, value] of [
    ['pincode', '6410'],
    ['pincode', '999999'],
    ['area', ''],
    ['mobile', '1'],
  ] as const)
    expect(await add({ [field]: value }), value).toMatchObject({ status: 400, body: { field } });
  expect(await add({ customer_id: 2_000_000 })).toMatchObject({ status: 404 });
});

test('AddAddressAtDesk refuses whoever may not sell', async () => {
  const body = { customer_id: 1, ...deskAddress };
  expect(await refusedToOthers(shop, 'AddAddressAtDesk', body, 'Accounts')).toEqual([401, 401, 403]);
});
