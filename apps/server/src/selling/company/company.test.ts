import { inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { forgetCompany, readCompany, readCompanyIn } from './company.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('transactions that hold every connection don’t wait for a reader that waits for one', async () => {
  const { db } = shop.services;
  const connections = db.$client.options.max ?? 0;
  expect(connections).toBeGreaterThan(1);
  const company = await readCompany(db);
  forgetCompany(db);
  let begun = 0;
  const all = Promise.withResolvers<void>();
  const reading = all.promise.then(() => readCompany(db));
  const held = Array.from({ length: connections }, () =>
    inTransaction(db, async (tx) => {
      begun += 1;
      if (begun === connections) all.resolve();
      await all.promise;
      return readCompanyIn(db, tx);
    }),
  );
  expect(await Promise.all(held)).toEqual(held.map(() => company));
  expect(await reading).toEqual(company);
});
