import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const labels = { shape: 2, material: 2, length: 50, width: 30 };
const quote = (own: object = {}) => shop.visitor().call('GetStickerQuote', { ...labels, quantity: 1000, ...own });
const priceOf = async (own: object = {}) =>
  (await shop.visitor().call('GetStickerPrice', { ...labels, quantity: 1000, ...own })).data[0];

describe('GetStickerQuote', () => {
  test('returns the price of the quantity and of every step, with the saving', async () => {
    const { status, data } = await quote();
    expect(status).toBe(200);
    expect(data.price).toEqual(await priceOf());
    expect(data.steps.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
      100, 200, 300, 500, 1000, 2000, 5000, 10_000,
    ]);
    const [first, , , , thousand] = data.steps;
    expect(first).toMatchObject({ saving: 0, saving_per: 0, orderable: true });
    expect(thousand).toMatchObject({ total: data.price.total, unitcost: data.price.unitcost });
    expect(thousand.saving).toBeCloseTo(first.total * 10 - thousand.total, 2);
    expect(thousand.saving_per).toBeCloseTo((1 - thousand.total / (first.total * 10)) * 100, 1);
  });

  test('returns a place on the sheet for each sticker', async () => {
    const { data } = await quote();
    expect(data.layout).toMatchObject({ sheet_length: 455, sheet_width: 302 });
    expect(data.layout.places).toHaveLength(data.price.stickers_per_sheet);
    for (const { x, y, turn } of data.layout.places) {
      expect(x + (turn === 90 ? 30 : 50)).toBeLessThanOrEqual(455.001);
      expect(y + (turn === 90 ? 50 : 30)).toBeLessThanOrEqual(302.001);
    }
  });

  test('says how many more stickers fit on the last sheet, and what they cost', async () => {
    // 79 fit on a sheet: 13 sheets hold 1,027.
    const { data } = await quote();
    const filled = await priceOf({ quantity: 1027 });
    expect(data.room).toMatchObject({ stickers_per_sheet: 79, quantity: 1027, pieces: 27 });
    expect(data.room.more).toBeCloseTo(filled.total - data.price.total, 2);
    expect(data.room.text).toMatch(/^79 fit on a sheet: 27 more cost only ₹\d+\.\d\d extra\.$/);
    expect((await quote({ quantity: 1027 })).data.room).toBeNull();
  });

  test('says that more stickers cost nothing extra only if that is true', async () => {
    // An order below the least price, with many small stickers on one sheet.
    const small = { shape: 1, material: 1, length: 10, width: 10, quantity: 100 };
    const { data } = await quote(small);
    const filled = await priceOf({ ...small, quantity: data.room.quantity });
    expect(data.room.text.includes('cost nothing extra')).toBe(filled.total === data.price.total);
  });

  test('prices the steps while no quantity is chosen, and leaves out steps below the minimum', async () => {
    const { data } = await quote({ quantity: null, quantities: [50, 2000, 100, 2000, 1_000_000] });
    expect(data).toMatchObject({
      price: null,
      room: null,
      steps: [{ quantity: 100 }, { quantity: 2000 }, { quantity: 1_000_000 }],
    });
    expect(data.layout.places).toHaveLength(79);
  });

  test.each([
    [{ quantity: 99 }, 400, 'Minimum number of quantity 100'],
    [{ shape: '' }, 400, 'Please select shape'],
    [{ length: 303, width: 303, quantity: null }, 400, 'Maximum size should be 455x302 or vice versa'],
    [{ material: 'gold' }, 404, 'This material is not offered any more. Please choose another.'],
    [{ quantity: 5_000_000 }, 422, expect.stringContaining('please write to us')],
    [{ quantities: Array(25).fill(100) }, 400, expect.anything()],
  ])('%o is refused with the text of the form', async (own, status, text) => {
    expect(await quote(own)).toMatchObject({ status, data: text });
  });
});
