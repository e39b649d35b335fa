import { inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { forgetCompany, readCompany, readCompanyIn, readFactsIn } from './company.ts';
import { writePapers } from './papers.ts';

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

test('what a transaction wrote and undid is read by nobody else', async () => {
  const { db } = shop.services;
  forgetCompany(db);
  const undone = inTransaction(db, async (tx) => {
    await writePapers(tx, { pan: 'AAACY2068D' });
    expect((await readFactsIn(db, tx)).papers.pan).toBe('AAACY2068D');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await inTransaction(db, (tx) => readFactsIn(db, tx))).papers.pan).toBe('');
});

test('a transaction that fails while it reads fails no other that reads at the same time', async () => {
  const { db } = shop.services;
  forgetCompany(db);
  const failed = Promise.withResolvers<void>();
  const failing = inTransaction(db, async (tx) => {
    await tx.execute('select 1/0').catch(() => undefined);
    const reading = readFactsIn(db, tx);
    failed.resolve();
    return reading;
  });
  const other = inTransaction(db, async (tx) => {
    await failed.promise;
    return readFactsIn(db, tx);
  });
  await expect(failing).rejects.toThrow();
  expect((await other).papers.pan).toBe('');
});
