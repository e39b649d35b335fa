import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetCity lists the cities of a state', async () => {
  const ask = (stateid: unknown) => shop.visitor().call('GetCity', { stateid });
  expect((await ask(4035)).data).toContainEqual({ value: 131517, label: 'Chennai' });
  expect((await ask(1)).data).toEqual([]);
  expect(await ask(null)).toMatchObject({ status: 400 });
});
