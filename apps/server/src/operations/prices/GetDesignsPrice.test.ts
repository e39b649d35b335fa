import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const soapBox = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };

describe('GetDesignsPrice', () => {
  const ask = (quantities: number[]) => shop.visitor().call('GetDesignsPrice', { ...soapBox, quantities });

  test('prices designs of one box as one run, each at the same rate', async () => {
    const { status, data } = await ask([1000, 1000, 2000]);
    expect(status).toBe(200);
    const { total_price: total, total_apart: apart, price_per_peace: rate, designs, parts, forms } = data;
    expect(total).toBeLessThan(0.55 * apart);
    expect(designs.map((each: Record<string, number>) => each['total_price'])).toEqual(
      [1000, 1000, 2000].map((quantity) => Math.round(rate * quantity * 100) / 100),
    );
    const sum = (rows: Record<string, number>[], field: string) =>
      rows.reduce((all, row) => all + (row[field] ?? 0), 0);
    expect(sum(designs, 'total_price')).toBeCloseTo(total, 2);
    expect(sum(parts, 'amount')).toBeCloseTo(total, 2);
    expect(forms).toMatchObject([{ die: 1, designs: [{ design: 3 }, { design: 1 }, { design: 2 }] }]);
    const [alone, price] = [
      (await ask([2000])).data,
      (await shop.visitor().call('GetPrice', { ...soapBox, quantity: 2000 })).data,
    ];
    expect([alone.total_price, alone.price_per_peace]).toEqual([price.total_price, price.price_per_peace]);
  });

  test('compares with the same designs as items of one cart, of which one pays for the die', async () => {
    const buyer = shop.visitor();
    for (const quantity of [1000, 2000]) await addBoxes(buyer, { itemdetails: [{ Item: 202, Quantity: quantity }] });
    const cart: { Basevalue: number }[] = (await buyer.call('GetCartWebsite', {})).data;
    expect(cart).toHaveLength(2);
    const inCart = cart.reduce((sum, { Basevalue }) => sum + Basevalue, 0);
    expect((await ask([1000, 2000])).data.total_apart).toBeCloseTo(inCart, 2);
  });

  test('refuses fewer than the shop prints, none and too many', async () => {
    for (const quantities of [[300, 300], [], Array.from({ length: 9 }, () => 1000)])
      expect((await ask(quantities)).status).toBe(400);
  });
});
