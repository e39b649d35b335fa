import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const soapBox = { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };

describe('GetPrice', () => {
  test('prices a box for anybody, dearer in all and cheaper a piece as the quantity grows', async () => {
    const visitor = shop.visitor();
    const small = await visitor.call('GetPrice', soapBox);
    const large = await visitor.call('GetPrice', { ...soapBox, quantity: '3000' });
    expect(small.status).toBe(200);
    expect(small.data).toMatchObject({ gst_rate: 5, rate_card: 'demo-1' });
    expect(small.data.weight).toBeGreaterThan(1);
    expect(large.data.total_price).toBeGreaterThan(small.data.total_price);
    expect(large.data.price_per_peace).toBeLessThan(small.data.price_per_peace);
    expect(small.data.price_per_peace).toBeCloseTo(small.data.total_price / 1000, 2);
  });

  test('prices every quantity that the shop offers and no other', async () => {
    const visitor = shop.visitor();
    for (const quantity of [1, '9999']) {
      expect(await visitor.call('GetPrice', { ...soapBox, quantity })).toMatchObject({ status: 200 });
    }
    for (const quantity of [0, 10_000, '1e3', 12.5, -1, '', null, '১০০০']) {
      expect(await visitor.call('GetPrice', { ...soapBox, quantity })).toMatchObject({ status: 400, code: 'invalid' });
    }
  });

  test('charges for coatings, inside and out', async () => {
    const visitor = shop.visitor();
    const total = async (own: object) => (await visitor.call('GetPrice', { ...soapBox, ...own })).data.total_price;
    const bare = await total({ outercoatingid: 0 });
    expect(await total({ outercoatingid: 1 })).toBe(bare);
    expect(await total({})).toBeGreaterThan(bare);
    expect(await total({ outercoatingid: 0, innercoatingid: 8 })).toBeGreaterThan(bare);
  });

  test('refuses what is not in the catalogue, and an inner coating outside', async () => {
    const visitor = shop.visitor();
    for (const own of [{ varientid: 9999 }, { boardid: 99 }, { outercoatingid: 99 }, { outercoatingid: 8 }]) {
      expect(await visitor.call('GetPrice', { ...soapBox, ...own })).toMatchObject({ status: 404, code: 'not_found' });
    }
    const filter = await visitor.call('GetPrice', { ...soapBox, price_per_peace: 0.01 });
    expect(filter).toMatchObject({ status: 400, code: 'invalid' });
  });

  test('asks the database nothing once the catalogue is known', async () => {
    const visitor = shop.visitor();
    await visitor.call('GetPrice', soapBox);
    const begun = performance.now();
    for (let quantity = 1000; quantity < 1100; quantity += 1) await visitor.call('GetPrice', { ...soapBox, quantity });
    expect((performance.now() - begun) / 100).toBeLessThan(20);
  });
});
