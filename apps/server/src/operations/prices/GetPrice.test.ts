import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { queriesDuring } from '../../testing/queries-during.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const soapBox = { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };

describe('GetPrice', () => {
  test('prices a box for everybody, dearer in total and cheaper per piece as the quantity grows', async () => {
    const visitor = shop.visitor();
    const small = await visitor.call('GetPrice', soapBox);
    const large = await visitor.call('GetPrice', { ...soapBox, quantity: '3000' });
    expect(small.status).toBe(200);
    expect(small.data).toMatchObject({ gst_rate: 5, rate_card: 'demo-1' });
    expect(small.data.weight).toBeGreaterThan(1);
    expect(large.data.total_price).toBeGreaterThan(small.data.total_price);
    expect(large.data.price_per_peace).toBeLessThan(small.data.price_per_peace);
    expect(small.data.price_per_peace).toBeCloseTo(small.data.total_price / 1000, 4);
  });

  test('prices every quantity that a cart accepts, and says what to do for others', async () => {
    const visitor = shop.visitor();
    const priceOf = (quantity: unknown) => visitor.call('GetPrice', { ...soapBox, quantity });
    for (const quantity of [1000, '9999', '12,500', ' 12500 ', '১০০০', 50_000])
      expect(await priceOf(quantity)).toMatchObject({ status: 200 });
    for (const quantity of [999, 1, 0, -5, '1']) {
      expect(await priceOf(quantity)).toMatchObject({ status: 400, data: 'Quantity must be at least 1000' });
    }
    for (const quantity of [50_001, '1,00,000', '999999999']) {
      expect(await priceOf(quantity)).toMatchObject({
        status: 422,
        data: 'Up to 50,000 boxes can be ordered online. Please ask us for a quotation for more.',
      });
    }
    for (const quantity of ['1e3', '12.5k', '20,00', '1,50,00', 1000.5, '', null]) {
      expect(await priceOf(quantity)).toMatchObject({ status: 400, code: 'invalid' });
    }
    expect((await priceOf('12.5k')).data).toBe('Please enter the quantity in digits, such as 12,500.');
  });

  test('charges for coatings, inside and out', async () => {
    const visitor = shop.visitor();
    const total = async (own: object) => (await visitor.call('GetPrice', { ...soapBox, ...own })).data.total_price;
    const bare = await total({ outercoatingid: 0 });
    expect(await total({ outercoatingid: 1 })).toBe(bare);
    expect(await total({})).toBeGreaterThan(bare);
    expect(await total({ outercoatingid: 0, innercoatingid: 8 })).toBeGreaterThan(bare);
  });

  test('refuses what is not in the catalogue, and a coating on the wrong side', async () => {
    const visitor = shop.visitor();
    for (const own of [{ varientid: 9999 }, { boardid: 99 }, { outercoatingid: 99 }]) {
      expect(await visitor.call('GetPrice', { ...soapBox, ...own })).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(await visitor.call('GetPrice', { ...soapBox, outercoatingid: 8 })).toMatchObject({
      status: 422,
      data: 'Liquid and Oil Barrier does not go on the outside. Please choose an outer coating.',
    });
    expect((await visitor.call('GetPrice', { ...soapBox, innercoatingid: 2 })).data).toMatch(/inner coating\.$/);
    const filter = await visitor.call('GetPrice', { ...soapBox, price_per_peace: 0.01 });
    expect(filter).toMatchObject({ status: 400, code: 'invalid' });
  });

  test('sends no SQL once the catalogue is cached', async () => {
    const visitor = shop.visitor();
    await visitor.call('GetPrice', soapBox);
    const queries = await queriesDuring(async () => {
      for (const quantity of [1000, 1001, 2500, 9999]) {
        expect(await visitor.call('GetPrice', { ...soapBox, quantity })).toMatchObject({ status: 200 });
      }
    });
    expect(queries).toEqual([]);
  });

  test('prices a made-to-measure box, at the variant’s price if the size is the same', async () => {
    const visitor = shop.visitor();
    const total = async (own: object) => (await visitor.call('GetPrice', { ...soapBox, ...own })).data.total_price;
    const {
      fld_length: length,
      fld_width: width,
      fld_height: height,
    } = (await visitor.call('GetVariantData', { whereClause: { fld_variantid: 202 } })).data[0];
    const usual = await total({});
    expect(await total({ length, width, height })).toBe(usual);
    expect(await total({ length: `${length} `, width, height: String(height) })).toBe(usual);
    expect(await total({ length: null, width: null, height: '' })).toBe(usual);
    expect(await total({ length: length + 0.001, width, height })).toBe(usual);
    const larger = await total({ length: length + 30, width, height: String(height + 30) });
    expect(larger).toBeGreaterThan(usual);
    expect(await total({ length, width, height: height + 30 })).toBeLessThan(larger);
  });

  test.each([
    ['0', { height: 0 }, 422, 'height'],
    ['a negative number', { width: -40 }, 422, 'width'],
    ['5 mm', { length: 5 }, 422, 'length'],
    ['10 m', { height: 10_000 }, 422, 'height'],
    ['a huge number', { height: 1e300 }, 422, 'height'],
  ])('refuses %s as a side with the field and its range', async (_what, own, status, field) => {
    const size = { length: 60, width: 40, height: 100 };
    const refused = await shop.visitor().call('GetPrice', { ...soapBox, ...size, ...own });
    expect(refused).toMatchObject({ status, body: { field } });
    expect(refused.data).toMatch(/must be from \d+ to \d+ mm\.$/);
    expect(refused.details?.['most']).toBeGreaterThan(100);
  });

  test.each([
    ['text', { length: 'sixty' }, 'length'],
    ['another unit', { height: '6 cm' }, 'height'],
    ['scientific notation', { length: '1e2' }, 'length'],
    ['only a minus sign', { width: '-', measured: 'outside' }, 'width'],
  ])('refuses %s as a side, and says how to type it', async (_what, own, field) => {
    const size = { length: 60, width: 40, height: 100 };
    const refused = await shop.visitor().call('GetPrice', { ...soapBox, ...size, ...own });
    expect(refused).toMatchObject({ status: 400, body: { field } });
    expect(refused.data).toBe(`Please enter the ${field} in millimetres, in digits, such as 60 or 60.5.`);
  });

  test('refers a box that fits on no sheet to the sales desk', async () => {
    const huge = await shop.visitor().call('GetPrice', { ...soapBox, length: 400, width: 300, height: 600 });
    expect(huge).toMatchObject({
      status: 422,
      data: 'This box is too large for our presses. Ask us for a quote: hello@boxwright.example',
      details: { mail: 'hello@boxwright.example' },
    });
  });

  test('has no price for a day before the first rate card', async () => {
    const early = await openShop();
    early.clock.set('2026-03-31T12:00:00+05:30');
    const refused = await early.visitor().call('GetPrice', soapBox);
    expect(refused).toMatchObject({ status: 503, data: expect.stringMatching(/^Prices cannot be worked out/) });
    await early.close();
  });
});
