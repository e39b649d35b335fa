import { changeCustomer, inTransaction } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureKey } from '../selling/customers/profile-picture.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { RemovePicture } from './RemovePicture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('removes a picture that isn’t its customer’s any more, never their present one, however often it runs', async () => {
  const { db, files } = shop.services;
  const { id: customerId } = await shop.customer();
  const names = ['theirs.webp', 'left-behind.webp'];
  for (const name of names) await files.put(pictureKey(customerId, name), new Uint8Array([1]));
  await inTransaction(db, (tx) => changeCustomer(tx, customerId, { picture: 'theirs.webp' }));
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  for (const name of [...names, ...names]) await RemovePicture({ customerId, name }, context);
  const left = await Promise.all(names.map((name) => files.exists(pictureKey(customerId, name))));
  expect(left).toEqual([true, false]);
});
