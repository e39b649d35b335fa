import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';
import { addressOf } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('Add_CustomerAddress', () => {
  test('saves an address; the city comes from the pincode when none was chosen', async () => {
    const customer = await shop.customer();
    const added = await customer.call('Add_CustomerAddress', addressOf('Shipping', { CUSTOMERID: customer.id }));
    expect(added).toMatchObject({ status: 200, data: { addressId: expect.any(Number) } });
    expect((await customer.call('Get_Customer_Address', {})).data).toMatchObject([
      {
        fld_address_id: added.data.addressId,
        CityName: 'Coimbatore',
        StateName: 'Tamil Nadu',
        fld_address_type: 'Shipping',
      },
    ]);
  });

  test('says in the order of the form what is missing, for shipping and for billing', async () => {
    const customer = await shop.customer();
    const texts = [
      ['Shipping', { companyname: '' }, 'Please enter company name for shipping'],
      ['Shipping', { name: '' }, 'Please enter contact person name for shipping'],
      ['Shipping', { area: '' }, 'Please enter shipping address'],
      ['Shipping', { pincode: '' }, 'Please enter shipping pincode'],
      ['Shipping', { mobileNo: '' }, 'Please enter contact number'],
      ['Shipping', { mobileNo: '98' }, 'Please enter valid contact number'],
      ['Billing', { companyname: '' }, 'Please enter company name for billing'],
      ['Billing', { mobileNo: '98' }, 'Please enter valid contact number for billing'],
      ['Billing', { pincode: '012345' }, 'Please enter valid pincode.'],
    ] as const;
    for (const [kind, own, data] of texts) {
      expect(await customer.call('Add_CustomerAddress', addressOf(kind, own))).toMatchObject({ status: 400, data });
    }
  });

  test('refuses a city of another state, and a country that is not offered', async () => {
    const customer = await shop.customer();
    const add = (own: object) => customer.call('Add_CustomerAddress', addressOf('Shipping', own));
    expect(await add({ state: 4008, city: 131517 })).toMatchObject({ status: 400, data: 'Please enter city' });
    expect(await add({ country: 1 })).toMatchObject({ status: 400, data: 'Please select country' });
    expect(await add({ pincode: '641999', state: null })).toMatchObject({ status: 400, data: 'Please enter state' });
  });

  test('is for customers, each for themselves', async () => {
    expect(await shop.visitor().call('Add_CustomerAddress', addressOf('Shipping'))).toMatchObject({ status: 401 });
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    const foreign = addressOf('Shipping', { CUSTOMERID: owner.id });
    expect(await stranger.call('Add_CustomerAddress', foreign)).toMatchObject({ status: 403 });
    expect((await owner.call('Get_Customer_Address', {})).data).toEqual([]);
  });
});
