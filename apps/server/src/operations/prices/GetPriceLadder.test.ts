import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const soapBox = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
const ladder = (own: object = {}) => shop.visitor().call('GetPriceLadder', { ...soapBox, ...own });

type Step = Record<string, number> & { next: (Record<string, number> & { text: string }) | null };

describe('GetPriceLadder', () => {
  test('lists a dozen quantities at GetPrice’s prices, dearer in total and cheaper per piece', async () => {
    const { status, data } = await ladder();
    expect(status).toBe(200);
    const steps: Step[] = data.steps;
    expect(steps).toHaveLength(12);
    for (const [index, step] of steps.entries()) {
      const after = steps[index + 1];
      if (!after) continue;
      expect(after['total_price']).toBeGreaterThan(step['total_price'] ?? 0);
      expect(after['price_per_peace']).toBeLessThanOrEqual(step['price_per_peace'] ?? 0);
    }
    // A larger die may pay off between two steps, but over the whole ladder the set-up cost per piece falls.
    expect(steps.at(-1)?.['setup_per']).toBeLessThan((steps[0]?.['setup_per'] ?? 0) / 2);
    const price = await shop.visitor().call('GetPrice', { ...soapBox, quantity: 2000 });
    expect(steps[1]).toMatchObject({ quantity: 2000, total_price: price.data.total_price, orderable: true });
    expect(steps.at(-1)).toMatchObject({ quantity: 50_000, orderable: true, next: null });
  });

  test('says what the next step costs, and what a repeat of the order costs', async () => {
    const { data } = await ladder({ quantities: [2000, 1000, 2000] });
    const [small, large]: Step[] = data.steps;
    const [before = 0, after = 0] = [small?.['total_price'], large?.['total_price']];
    expect(data.steps).toHaveLength(2);
    expect(small?.next?.['more']).toBeCloseTo(after - before, 2);
    expect(small?.next?.['more_per']).toBeCloseTo((after / before - 1) * 100, 1);
    expect(small?.next?.['saving_per']).toBeCloseTo((1 - after / 2 / before) * 100, 1);
    expect(small?.next?.text).toMatch(/^2,000 cost only \d+ % more\.$/);
    expect(small?.['reorder_price']).toBeLessThan(before);
    expect(small?.['setup']).toBeLessThan(before);
  });

  test('prices made-to-measure boxes, too', async () => {
    const own = await ladder({ length: 120, width: 40, height: 100, quantities: [1000] });
    expect(own.data.steps[0].total_price).toBeGreaterThan(
      (await ladder({ quantities: [1000] })).data.steps[0].total_price,
    );
  });

  test('refuses what can’t be priced, with a readable message', async () => {
    expect(await ladder({ boardid: 99 })).toMatchObject({ status: 404 });
    expect(await ladder({ length: 5, width: 40, height: 100 })).toMatchObject({
      status: 422,
      body: { field: 'length' },
    });
    expect(await ladder({ length: 400, width: 300, height: 600 })).toMatchObject({
      status: 422,
      data: expect.stringContaining('too large for our presses'),
    });
    expect(await ladder({ quantities: [] })).toMatchObject({ status: 400 });
    expect(await ladder({ quantities: [0] })).toMatchObject({ status: 400 });
  });
});
