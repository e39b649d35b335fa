import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetMaterials lists boards, coatings and materials of stickers', async () => {
  const { data } = await (await shop.staff('Order desk')).call('GetMaterials', {});
  const kinds = new Set(data.materials.map(({ kind }: { kind: string }) => kind));
  expect(data.families).toContain('folding-box-board');
  expect([...kinds]).toEqual(['board', 'coating', 'sticker-material']);
});

test('GetMaterials refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('GetMaterials', {})).status);
});
