import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskAddress, newPerson, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AddAddressAtDesk adds an address with the place of its pincode', async () => {
  const desk = await shop.staff('Order desk');
  const { data } = await desk.call('AddCustomerAtDesk', newPerson());
  const add = (own: object) => desk.call('AddAddressAtDesk', { customer_id: data.customer_id, ...deskAddress, ...own });
  // Two presses add one.
  const both = await Promise.all([add({}), add({})]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { addresses } = (await desk.call('GetCustomer', { customer_id: data.customer_id })).data;
  expect(addresses).toMatchObject([
    { StateName: 'Tamil Nadu', fld_contact_number: '9845011122', fld_pincode: '641001' },
  ]);
  for (const [field, value] of [
    ['pincode', '6410'],
    ['pincode', '099999'],
    ['area', ''],
    ['mobile', '1'],
  ] as const)
    expect(await add({ [field]: value }), value).toMatchObject({ status: 400, body: { field } });
  expect(await add({ customer_id: 2_000_000 })).toMatchObject({ status: 404 });
});

test('AddAddressAtDesk accepts an unknown pincode with the chosen city', async () => {
  const desk = await shop.staff('Order desk');
  const { data } = await desk.call('AddCustomerAtDesk', newPerson());
  const add = (own: object) =>
    desk.call('AddAddressAtDesk', { customer_id: data.customer_id, ...deskAddress, pincode: '641999', ...own });
  const place = (await desk.call('GetPincode', { pincode: '641999' })).data;
  expect(place).toMatchObject({ StateName: 'Tamil Nadu', City: null });
  const city = (await desk.call('GetPincode', { pincode: '641001' })).data.City;
  const inDelhi = (await desk.call('GetPincode', { pincode: '110001' })).data;
  expect(await add({})).toMatchObject({
    status: 400,
    data: expect.stringMatching(/choose state and city/),
    body: { field: 'cityId' },
  });
  expect(await add({ state_id: inDelhi.State, city_id: city })).toMatchObject({ status: 400 });
  expect(await add({ state_id: inDelhi.State, city_id: inDelhi.City })).toMatchObject({
    status: 400,
    body: { field: 'pincode' },
  });
  expect(await add({ state_id: place.State, city_id: city })).toMatchObject({ status: 200 });
  // A known pincode decides the place, whatever was chosen before.
  expect(await add({ pincode: '110001', state_id: place.State, city_id: city })).toMatchObject({ status: 200 });
  const { addresses } = (await desk.call('GetCustomer', { customer_id: data.customer_id })).data;
  expect(addresses).toMatchObject([
    { StateName: 'Tamil Nadu', fld_pincode: '641999' },
    { StateName: 'Delhi', fld_pincode: '110001' },
  ]);
});

test('AddAddressAtDesk refuses everybody who may not sell', async () => {
  const body = { customer_id: 1, ...deskAddress };
  expect(await refusedToOthers(shop, 'AddAddressAtDesk', body, 'Accounts')).toEqual([401, 401, 403]);
});
