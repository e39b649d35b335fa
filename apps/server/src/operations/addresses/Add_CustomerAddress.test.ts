import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
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

  test('reports the first missing field, in the order of the form, for shipping and for billing', async () => {
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

  test('refuses a pincode of another state, and one whose neighbours all lie in another state', async () => {
    const customer = await shop.customer();
    const add = (own: object) => customer.call('Add_CustomerAddress', addressOf('Shipping', own));
    const { data: cities } = await customer.call('GetCity', { stateid: karnataka });
    const there = { state: karnataka, city: cities[0].value };
    for (const pincode of ['641001', '641 001', '641999']) {
      expect(await add({ ...there, pincode })).toMatchObject({
        status: 400,
        data: expect.stringMatching(/^641(001|999) lies in Tamil Nadu\. Please correct the pincode/),
      });
    }
    expect((await customer.call('Get_Customer_Address', {})).data).toEqual([]);
    expect(await add({ ...there, pincode: '560001' })).toMatchObject({ status: 200 });
  });

  test('accepts an unknown pincode if its neighbours lie in several states, or if it has none', async () => {
    const customer = await shop.customer();
    for (const pincode of ['605999', '900056']) {
      expect(await customer.call('Add_CustomerAddress', bookAddress({ pincode }))).toMatchObject({ status: 200 });
    }
  });

  test('stores a GSTIN without gaps and in capitals', async () => {
    const customer = await shop.customer();
    await customer.call('Add_CustomerAddress', addressOf('Shipping', { gstin: ' 33 aaacy 2068 D1ZN ' }));
    expect((await customer.call('Get_Customer_Address', {})).data).toMatchObject([{ fld_gstin: '33AAACY2068D1ZN' }]);
  });

  test('requires the signed-in customer', async () => {
    expect(await shop.visitor().call('Add_CustomerAddress', addressOf('Shipping'))).toMatchObject({ status: 401 });
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    const foreign = addressOf('Shipping', { CUSTOMERID: owner.id });
    expect(await stranger.call('Add_CustomerAddress', foreign)).toMatchObject({ status: 403 });
    expect((await owner.call('Get_Customer_Address', {})).data).toEqual([]);
  });

  test('adds to the address book, where it reports the first missing field and requires no company name', async () => {
    const customer = await shop.customer();
    const texts = [
      [{ title: '' }, 'Please select Address Title'],
      [{ name: '' }, 'Please enter your Full Name'],
      [{ mobileNo: '' }, 'Please enter mobile number'],
      [{ mobileNo: '98400' }, 'Please enter valid mobile number'],
      [{ flatno: '' }, 'Please enter Flat/House/Company/Building/Apartment No.'],
      [{ area: '' }, 'Please enter Area/Colony/Street/Sector/Village'],
      [{ country: '' }, 'Please select country'],
      [{ state: '' }, 'Please enter state'],
      [{ city: '' }, 'Please enter city'],
      [{ pincode: '' }, 'Please enter pincode'],
      [{ pincode: '6000' }, 'Please enter valid pincode'],
    ] as const;
    // All fields after the failing one are wrong too, so the test shows the order of the checks.
    let rest: object = {};
    for (const [own, data] of texts.toReversed()) {
      rest = { ...rest, ...own };
      expect(await customer.call('Add_CustomerAddress', bookAddress(rest))).toMatchObject({ status: 400, data });
    }
    const added = await customer.call('Add_CustomerAddress', bookAddress({ companyname: '' }));
    expect(added).toMatchObject({ status: 200, data: { addressId: expect.any(Number) } });
  });

  test('changes an address, and reports the first missing field of the change', async () => {
    const customer = await shop.customer();
    const { data } = await customer.call('Add_CustomerAddress', bookAddress());
    const update = (own: object) =>
      customer.call('Add_CustomerAddress', bookAddress({ action: 'Update', addressid: data.addressId, ...own }));
    const texts = [
      [{ companyname: '' }, 'Please enter company name'],
      [{ name: '' }, 'Please enter your Full Name'],
      [{ mobileNo: '' }, 'Please enter mobile number'],
      [{ mobileNo: '98400' }, 'Please enter valid mobile number'],
      [{ area: '' }, 'Please enter your address'],
      [{ country: '' }, 'Please select country'],
      [{ state: '' }, 'Please enter state'],
      [{ city: '' }, 'Please enter city'],
      [{ pincode: '' }, 'Please enter pincode'],
      [{ pincode: '6000' }, 'Please enter valid pincode'],
    ] as const;
    let rest: object = {};
    for (const [own, text] of texts.toReversed()) {
      rest = { ...rest, ...own };
      expect(await update(rest)).toMatchObject({ status: 400, data: text });
    }
    expect(await update({ title: '', area: '9 Mint Street', gstin: '' })).toMatchObject({ status: 200, data });
    expect((await customer.call('Get_Customer_Address', {})).data).toMatchObject([
      { fld_address_id: data.addressId, fld_address_type: 'Office', fld_address_2: '9 Mint Street' },
    ]);
  });

  test('removes an address once, whatever else is sent; a repeated request gets the first answer', async () => {
    const customer = await shop.customer();
    const { data } = await customer.call('Add_CustomerAddress', bookAddress());
    const out = { action: 'DELETE', addressid: data.addressId, CUSTOMERID: customer.id };
    const key = { 'idempotency-key': 'delete-this-address-once' };
    expect(await customer.call('Add_CustomerAddress', out, key)).toMatchObject({ status: 200, data });
    expect(await customer.call('Add_CustomerAddress', out, key)).toMatchObject({ status: 200, data });
    expect(await customer.call('Add_CustomerAddress', out)).toMatchObject({ status: 404 });
    expect((await customer.call('Get_Customer_Address', {})).data).toEqual([]);
  });

  test('never changes another customer’s address, also when their customer id is sent', async () => {
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    const { data } = await owner.call('Add_CustomerAddress', bookAddress());
    const theirs = { addressid: data.addressId };
    for (const action of ['Update', 'DELETE']) {
      const body = bookAddress({ ...theirs, action, name: 'Somebody Else' });
      expect(await stranger.call('Add_CustomerAddress', body)).toMatchObject({ status: 404 });
      expect(await stranger.call('Add_CustomerAddress', { ...body, CUSTOMERID: owner.id })).toMatchObject({
        status: 403,
      });
      expect(await shop.visitor().call('Add_CustomerAddress', body)).toMatchObject({ status: 401 });
    }
    expect((await owner.call('Get_Customer_Address', {})).data).toMatchObject([{ fld_contact_name: 'Meena Sundaram' }]);
  });
});

const karnataka = 4026;

const bookAddress = (own: object = {}) =>
  addressOf('Office', { flatno: '14', city: 131517, pincode: '600001', ...own });
