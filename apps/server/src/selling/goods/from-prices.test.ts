import { bps } from '@boxwright/money';
import { demoRateCard } from '@boxwright/pricing';
import { insertRateCard, inTransaction, readSetting } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { priceBox } from './box/price-box.ts';
import { fromPrices } from './from-prices.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const read = async () => {
  const catalogue = await currentCatalogue(shop.services);
  return { catalogue, prices: await fromPrices(shop.services, catalogue) };
};

test('“from” prices are the lowest of their category, computed once and stored for the next start', async () => {
  const { catalogue, prices } = await read();
  expect(prices.size).toBe(catalogue.categories.length);
  const soap = catalogue.variants.get(202);
  if (!soap) throw new Error('no soap box');
  const choice = { variantId: soap.id, boardId: 4, outerCoatingId: null, innerCoatingId: null };
  const priced = priceBox(catalogue, choice, 3000);
  expect(prices.get(soap.categoryId)).toBeLessThanOrEqual((priced.ok ? priced.value.price.total : 0) / 300_000);
  expect((await read()).prices).toBe(prices);
});

test('“from” prices are computed again when the rates have changed', async () => {
  const before = (await read()).prices;
  const card = { ...demoRateCard, version: 2, margin: bps(5000) };
  await inTransaction(shop.services.db, (tx) =>
    insertRateCard(tx, { version: 'twice the margin', validFrom: '2026-11-20', card }),
  );
  shop.clock.advance({ minutes: 2 });
  const after = (await read()).prices;
  for (const [category, price] of before) expect(after.get(category)).toBeGreaterThan((price ?? 0) * 1.4);
  expect(await readSetting(shop.services.db, 'from prices')).toMatchObject({ prices: [...after] });
});
