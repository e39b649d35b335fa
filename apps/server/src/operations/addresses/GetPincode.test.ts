import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (pincode: string) => shop.visitor().call('GetPincode', { pincode });

test('GetPincode fills in district, state and city', async () => {
  expect((await ask('600001')).data).toMatchObject({ DistrictName: 'Chennai', State: 4035, City: 131517 });
});

test('GetPincode takes the state of an unknown pincode from its neighbours', async () => {
  expect((await ask('641999')).data).toMatchObject({
    DistrictName: '',
    StateName: 'Tamil Nadu',
    State: 4035,
    City: null,
  });
});

test('GetPincode names no state if the neighbours of an unknown pincode lie in several states', async () => {
  expect((await ask('605999')).data).toMatchObject({ DistrictName: '', StateName: '', State: null, City: null });
});

test('GetPincode refuses an invalid pincode', async () => {
  for (const pincode of ['', '12345', '012345', '6000011']) {
    expect(await ask(pincode)).toMatchObject({ status: 400, data: 'Please enter valid pincode.' });
  }
});
