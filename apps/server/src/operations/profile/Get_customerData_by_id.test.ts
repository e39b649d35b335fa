import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addressOf } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('Get_customerData_by_id returns the customer’s own record, with the newest address', async () => {
  const customer = await shop.customer();
  const own = (WhereClause: unknown) => customer.call('Get_customerData_by_id', { WhereClause });
  expect((await own({ fld_customerid: customer.id })).data).toMatchObject([
    { fld_customerid: customer.id, fld_name: 'Meena Sundaram', fld_dob: null, fld_image: null, CityName: null },
  ]);
  await customer.call('Add_CustomerAddress', addressOf('Home', { flatno: '14', city: 131517 }));
  expect((await own('')).data).toMatchObject([{ fld_address_1: '14', CityName: 'Chennai', StateName: 'Tamil Nadu' }]);
});

test('Get_customerData_by_id refuses other customers’ ids, and signed-out visitors', async () => {
  const [owner, stranger] = [await shop.customer(), await shop.customer()];
  const ask = (WhereClause: object) => stranger.call('Get_customerData_by_id', { WhereClause });
  expect(await ask({ fld_customerid: owner.id })).toMatchObject({ status: 403 });
  expect(await ask({ fld_customer_id: owner.id })).toMatchObject({ status: 403 });
  expect(await ask({ '1=1': 1 })).toMatchObject({ status: 400 });
  expect(await shop.visitor().call('Get_customerData_by_id', {})).toMatchObject({ status: 401 });
});
