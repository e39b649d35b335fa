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

test('DiscardPriceDraft discards the draft that was seen, and only once', async () => {
  const revision = await draftWith(staff, 'delivery', { slabKg: '1' });
  expect(await staff.call('DiscardPriceDraft', { kind: 'delivery', revision: revision - 1 })).toMatchObject({
    status: 409,
  });
  expect(await staff.call('DiscardPriceDraft', { kind: 'delivery', revision })).toMatchObject({ status: 200 });
  expect((await staff.call('GetPriceTable', { kind: 'delivery' })).data.draft).toBeNull();
  expect(await staff.call('DiscardPriceDraft', { kind: 'delivery', revision })).toMatchObject({
    status: 409,
    data: 'Somebody has published this draft or thrown it away meanwhile. Please load the page again.',
  });
  expect(await staff.call('DiscardPriceDraft', { kind: 'delivery', revision: 'x' })).toMatchObject({ status: 400 });
});

test('DiscardPriceDraft refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('DiscardPriceDraft', { kind: 'carton', revision: 1 })).status);
});
