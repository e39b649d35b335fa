import { demoStickerRateCard } from '@boxwright/pricing';
import { insertRateCard, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const labels = { quantity: 1000, shape: 2, digital: 'Y', material: 2, length: '50', width: '30' };
const price = (own: object = {}) => shop.visitor().call('GetStickerPrice', { ...labels, ...own });

describe('GetStickerPrice', () => {
  test('returns a list whose first item has the price, the sizes with bleed and the sheets', async () => {
    const { status, data } = await price();
    expect(status).toBe(200);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      lengthstickersizeselected: 50,
      bleedlength: 53,
      widthstickersizeselected: 30,
      bleedwidth: 33,
      stickerhor: 8,
      stickervertical: 9,
      stickers_per_sheet: 79,
      trailsheet: 3,
      totalsheet: 16,
      gst_rate: 18,
      rate_card: 'demo-stickers-2',
    });
    expect(data[0].GST).toBeCloseTo(data[0].total * 0.18, 2);
    expect(data[0].total_with_gst).toBeCloseTo(data[0].total + data[0].GST, 2);
    expect(data[0].unitcost).toBeCloseTo(data[0].total / 1000, 4);
    expect(data[0].discountamount).toBeGreaterThan(0);
  });

  test('finds shape and material by id, name or code', async () => {
    const [byId] = (await price({ shape: 1, material: 3, width: 50 })).data;
    const [byName] = (await price({ shape: 'Round', material: 'White Vinyl', width: 50 })).data;
    const [byCode] = (await price({ shape: 'round', material: 'white-vinyl', width: 50 })).data;
    expect(byName).toEqual(byId);
    expect(byCode).toEqual(byId);
    expect(byId.stickers_per_sheet).toBeGreaterThanOrEqual(48);
  });

  test('never costs less than the advertised starting price', async () => {
    for (const [shape, min] of [
      ['Round', 120],
      ['Square/Rectangle', 150],
      ['Heart', 110],
    ] as const) {
      const { data } = await price({ shape, quantity: 100, length: 20, width: 20, material: 1 });
      expect(data[0].total, shape).toBeGreaterThanOrEqual(min);
    }
  });

  test.each([
    [{ quantity: 99 }, 'Minimum number of quantity 100'],
    [{ quantity: '', shape: '' }, 'Minimum number of quantity 100'],
    [{ quantity: 'many' }, 'Minimum number of quantity 100'],
    [{ shape: '', length: '' }, 'Please select shape'],
    [{ length: '' }, 'Please enter/select size'],
    [{ width: 'wide' }, 'Please enter/select size'],
    [{ width: 0, material: '' }, 'Please enter/select size'],
    [{ material: null }, 'Please select material'],
    [{ width: 456, length: 456 }, 'Width must be 455 mm or less.'],
    [{ length: 455.1 }, 'Length must be 455 mm or less.'],
    [{ width: 455, length: 303 }, 'Length must be 302 mm or less.'],
    [{ length: 455, width: 303 }, 'Width must be 302 mm or less.'],
    [{ length: 303, width: 303 }, 'Maximum size should be 455x302 or vice versa'],
    [{ quantity: 150.5 }, 'Quantity must be a whole number.'],
    [{ shape: 'Round' }, 'A round sticker is as long as it is wide.'],
  ])('%o is answered with the text of the form', async (own, text) => {
    expect(await price(own)).toMatchObject({ status: 400, data: text });
  });

  test('fits the largest sticker in either orientation', async () => {
    for (const size of [
      { length: 455, width: 302 },
      { length: 302, width: 455 },
    ]) {
      expect((await price(size)).data[0].stickers_per_sheet).toBe(1);
    }
  });

  test('refuses unknown shapes and materials, and quantities above the limit', async () => {
    expect(await price({ shape: 99 })).toMatchObject({ status: 404, body: { field: 'shape' } });
    expect(await price({ material: 'gold' })).toMatchObject({ status: 404, body: { field: 'material' } });
    expect(await price({ quantity: 5_000_000 })).toMatchObject({ status: 422 });
    expect(await price({ digital: 'N' })).toMatchObject({ status: 400 });
  });

  test('new rates apply from their date on, but not to boxes', async () => {
    const dated = await openShop();
    const card = { ...demoStickerRateCard, version: 3, setUp: 400_000 };
    await inTransaction(dated.services.db, (tx) =>
      insertRateCard(tx, { kind: 'sticker', version: 'dearer', validFrom: '2026-11-21', card }),
    );
    const visitor = dated.visitor();
    const soapBox = { quantity: 1000, varientid: 202, boardid: 2 };
    const [before] = (await visitor.call('GetStickerPrice', labels)).data;
    const box = await visitor.call('GetPrice', soapBox);
    dated.clock.advance({ days: 1 });
    const [after] = (await visitor.call('GetStickerPrice', labels)).data;
    expect(before.rate_card).toBe('demo-stickers-2');
    expect(after.rate_card).toBe('demo-stickers-3');
    expect(after.total).toBeGreaterThan(before.total + 4000);
    expect((await visitor.call('GetPrice', soapBox)).data).toEqual(box.data);
    await dated.close();
  });

  test('gives no price with a broken rate card, while boxes can still be sold', async () => {
    const broken = await openShop();
    const card = { ...demoStickerRateCard, version: 4, setUp: 'forty rupees' };
    await inTransaction(broken.services.db, (tx) =>
      insertRateCard(tx, { kind: 'sticker', version: 'broken', validFrom: '2026-11-20', card }),
    );
    const visitor = broken.visitor();
    expect(await visitor.call('GetStickerPrice', labels)).toMatchObject({ status: 500 });
    expect((await visitor.call('GetStickerMaster')).data).toMatchObject(Array(3).fill({ fld_starting_price: null }));
    expect(await visitor.call('GetPrice', { quantity: 1000, varientid: 202, boardid: 2 })).toMatchObject({
      status: 200,
    });
    await broken.close();
  });
});
