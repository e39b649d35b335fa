import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { draftWith } from '../../testing/price-drafts.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('GetPriceTables lists cartons, stickers and delivery with present and coming versions and the draft', async () => {
  expect((await staff.call('GetPriceTables', {})).data).toMatchObject([
    { kind: 'carton', name: 'Cartons', in_force: { version: 'demo-1' }, coming: [], draft: null },
    { kind: 'sticker', name: 'Stickers', in_force: { version: 'demo-stickers-2' }, draft: null },
    { kind: 'delivery', name: 'Delivery', in_force: { version: 'demo-2' }, draft: null },
  ]);
  const revision = await draftWith(staff, 'sticker', { margin: '200' });
  const [, stickers] = (await staff.call('GetPriceTables', {})).data;
  expect(stickers.draft).toMatchObject({ revision, changed_by: 'Order Desk', changed_figures: 1, problems: 1 });
});

test('GetPriceTables refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('GetPriceTables', {})).status);
});
