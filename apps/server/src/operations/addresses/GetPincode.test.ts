import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (pincode: string) => shop.visitor().call('GetPincode', { pincode });

test('GetPincode fills in district, state and city', async () => {
  expect((await ask('600001')).data).toMatchObject({ DistrictName: 'Chennai', State: 4035, City: 131517 });
});

test('GetPincode knows the state of a pincode that the table lacks, from its neighbours', async () => {
  expect((await ask('641999')).data).toMatchObject({
    DistrictName: '',
    StateName: 'Tamil Nadu',
    State: 4035,
    City: null,
  });
});

test('GetPincode refuses what is none', async () => {
  for (const pincode of ['', '12345', '012345', '6000011']) {
    expect(await ask(pincode)).toMatchObject({ status: 400, data: 'Please enter valid pincode.' });
  }
});
