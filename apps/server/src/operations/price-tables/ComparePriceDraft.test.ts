import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { draftWith } from '../../testing/price-drafts.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('ComparePriceDraft prices earlier orders with both versions', async () => {
  const { customer, place } = await readyToOrder(shop);
  const ordered = await place();
  const [line] = (
    await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: ordered.data.order_id } })
  ).data;
  const revision = await draftWith(staff, 'carton', { 'board/folding-box-board': '170' });
  const { data } = await staff.call('ComparePriceDraft', { kind: 'carton', revision });
  expect(data).toMatchObject({ in_force: 'demo-1', found: 1, compared: 1, unpriced: 0, largest_fall: null });
  expect(data.lines).toEqual([data.largest_rise]);
  const [compared] = data.lines;
  expect(compared).toMatchObject({ order_id: ordered.data.order_id, quantity: 1000, before: line.fld_netcost });
  expect(compared.after).toBeGreaterThan(compared.before);
  expect([data.before, data.after]).toEqual([compared.before, compared.after]);

  const rates = await draftWith(staff, 'delivery', { 'rates/B/first': '10' });
  const delivery = (await staff.call('ComparePriceDraft', { kind: 'delivery', revision: rates })).data;
  expect(delivery).toMatchObject({ found: 1, largest_rise: null, largest_fall: { name: 'Delivery to 641001' } });
  expect(delivery.before - delivery.after).toBe(30);
});

test('ComparePriceDraft prices stickers, and is empty if nothing was ordered', async () => {
  const revision = await draftWith(staff, 'sticker', { margin: '20' });
  expect((await staff.call('ComparePriceDraft', { kind: 'sticker', revision })).data).toMatchObject({
    found: 0,
    before: 0,
    lines: [],
  });
  const line = { itemdetails: [{ Item: 196, Quantity: 1000 }], shape: 1, material: 3, length: 50, width: 50 };
  const { place } = await readyToOrder(shop, { line });
  await place();
  const { data } = await staff.call('ComparePriceDraft', { kind: 'sticker', revision });
  expect(data).toMatchObject({ found: 1, compared: 1, largest_fall: { quantity: 1000 } });
});

test('ComparePriceDraft refuses a draft with problems, and one that somebody has changed', async () => {
  const { draft } = (await staff.call('GetPriceTable', { kind: 'carton' })).data;
  const figures = [{ key: 'margin', value: '' }];
  const { data } = await staff.call('SavePriceDraft', { kind: 'carton', revision: draft.revision, figures });
  expect(await staff.call('ComparePriceDraft', { kind: 'carton', revision: draft.revision })).toMatchObject({
    status: 409,
  });
  expect(await staff.call('ComparePriceDraft', { kind: 'carton', revision: data.revision })).toMatchObject({
    status: 422,
  });
});

test('ComparePriceDraft refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('ComparePriceDraft', { kind: 'carton', revision: 1 })).status);
});
