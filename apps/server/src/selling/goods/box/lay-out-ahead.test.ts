import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../../../testing/open-shop.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { layOutAhead } from './lay-out-ahead.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // Thicker than any other test's boards, whose layouts this process may know already.
  await shop.services.db.execute(sql`update boards set bulk = 1.97`);
});
afterAll(() => shop.close());

test('sizes that were laid out ahead are priced without a new layout; laying out ahead stops when it isn’t wanted', async () => {
  const run = vi.spyOn(shop.services.work, 'run');
  let left = 6;
  await layOutAhead(shop.services, () => {
    left -= 1;
    return left >= 0;
  });
  expect(run).toHaveBeenCalledTimes(6);

  const { variants, boards } = await currentCatalogue(shop.services);
  const first = [...variants.values()].filter(({ status }) => status === 'Active').slice(0, 7);
  const [board] = boards.values();
  const price = async (variant: (typeof first)[number] | undefined) => {
    const box = { quantity: 1000, varientid: variant?.id, boardid: board?.id, outercoatingid: 0, innercoatingid: 0 };
    expect(await shop.visitor().call('GetPrice', box)).toMatchObject({ status: 200 });
  };
  for (const variant of first.slice(0, 6)) await price(variant);
  expect(run).toHaveBeenCalledTimes(6);
  // The first size after the stop is laid out when a buyer asks for its price.
  await price(first[6]);
  expect(run).toHaveBeenCalledTimes(7);
  run.mockRestore();
});
