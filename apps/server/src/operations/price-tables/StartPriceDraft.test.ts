import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('StartPriceDraft copies a version once, with empty figures for new entries of the catalogue', async () => {
  await shop.services.db.$client.query("insert into coatings (code, name, kind) values ('velvet', 'Velvet', 'outer')");
  const both = await Promise.all([1, 2].map(() => staff.call('StartPriceDraft', { kind: 'carton' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { draft, figures } = (await staff.call('GetPriceTable', { kind: 'carton' })).data;
  expect(draft).toMatchObject({ base_version: 'demo-1', revision: 1, problems: 2 });
  expect(figures.filter(({ problem }: { problem: string | null }) => problem !== null)).toMatchObject([
    { key: 'coats/velvet/price', label: 'Velvet', value: '' },
    { key: 'coats/velvet/gsm' },
  ]);
});

test('StartPriceDraft refuses a version of another table', async () => {
  const [, , delivery] = (await staff.call('GetPriceTables', {})).data;
  const asked = { kind: 'sticker', version_id: 2_000_000 + delivery.in_force.version_id };
  expect(await staff.call('StartPriceDraft', asked)).toMatchObject({ status: 404 });
});

test('StartPriceDraft refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('StartPriceDraft', { kind: 'carton' })).status);
});
