import { paise } from '@boxwright/money';
import { demoDeliveryTable, demoRateCard, demoZones } from '@boxwright/pricing';
import { insertDeliveryCard, insertRateCard, inTransaction } from '@boxwright/storage';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const soapBox = { quantity: 2000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
const size = { length: 60, width: 40, height: 100 };
const delivered = { deliverytype: 'StandardShipping', destination_pin: '641001' };
const ask = (own: object = {}, of = shop) =>
  of.visitor().call('GetQuote', { ...soapBox, ...delivered, quantities: [3000, 1000], ...own });

describe('GetQuote', () => {
  test('returns price, other quantities, delivery, GST, total and place to everybody', async () => {
    const { status, data } = await ask();
    expect(status).toBe(200);
    expect(data.price).toMatchObject({ gst_rate: 5, rate_card: 'demo-1', quotation_number: null });
    const [small, large] = data.steps;
    expect([small.quantity, large.quantity]).toEqual([1000, 3000]);
    expect(small.total_price).toBeLessThan(data.price.total_price);
    expect(large.total_price).toBeGreaterThan(data.price.total_price);
    expect(data.delivery.total_amount).toBeCloseTo(data.price.total_price + data.delivery.delivery_charges, 2);
    expect(data.delivery.total_amount_with_gst).toBeCloseTo(data.delivery.total_amount * 1.05, 1);
    expect(data.place).toEqual({ DistrictName: 'Coimbatore', StateName: 'Tamil Nadu' });
  });

  test('finds the inside of a box that is measured outside or from crease to crease', async () => {
    const outside = await ask({ ...size, measured: 'outside' });
    expect(outside.data.inside).toEqual({ length: 59.13, width: 39.13, height: 99.13 });
    const inside = await ask(outside.data.inside);
    expect(outside.data.price.total_price).toBe(inside.data.price.total_price);
    expect((await ask({ ...size, measured: 'crease' })).data.inside).toEqual({
      length: 59.57,
      width: 39.57,
      height: 99.57,
    });
    expect((await ask(size)).data.inside).toEqual(size);
    const small = await ask({ ...size, width: 12, measured: 'outside' });
    expect(small).toMatchObject({
      status: 422,
      body: { data: 'The width outside can be 12.9 to 300.8 mm on this board.' },
    });
    expect((await ask({ ...size, measured: 'inches' })).status).toBe(400);
  });

  test('equals GetPrice, GetDeliveryCharge, GetPriceLadder and GetPincode to the paisa, whatever the options', async () => {
    const visitor = shop.visitor();
    const box = {
      varientid: fc.constantFrom(201, 202, 203, 210),
      boardid: fc.constantFrom(1, 2, 3, 4),
      outercoatingid: fc.constantFrom(0, 1, 2),
      innercoatingid: fc.constantFrom(0, 8),
      quantity: fc.integer({ min: 1000, max: 50_000 }),
    };
    const size = fc.record({
      length: fc.integer({ min: 50, max: 90 }),
      width: fc.integer({ min: 30, max: 45 }),
      height: fc.integer({ min: 60, max: 120 }),
    });
    const choices = fc
      .tuple(fc.record(box), fc.option(size, { nil: {} }))
      .map(([chosen, own]) => ({ ...chosen, ...own }));
    const pincodes = fc.constantFrom('600001', '641001', '400001', '190001', '744101', '641999', 0);
    const quantities = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(choices, pincodes, quantities, async (choice, pincode, others) => {
        const quote = await visitor.call('GetQuote', {
          ...choice,
          quantities: others,
          deliverytype: pincode === 0 ? 'SelfPickup' : 'StandardShipping',
          destination_pin: pincode,
        });
        const price = await visitor.call('GetPrice', choice);
        expect(quote.status).toBe(price.status);
        if (price.status !== 200) {
          expect(quote.data).toBe(price.data);
          return;
        }
        expect(quote.data.price).toEqual(price.data);
        const delivery = await visitor.call('GetDeliveryCharge', {
          destination_pin: pincode,
          weight: price.data.weight,
          invoice_amount: price.data.total_price,
          Gst: price.data.gst_rate,
        });
        expect(quote.data.delivery).toEqual(delivery.data);
        const { quantity: _own, ...box } = choice;
        const ladder = await visitor.call('GetPriceLadder', { ...box, quantities: others });
        expect(quote.data.steps).toEqual(ladder.data.steps);
        const place = pincode === 0 ? null : (await visitor.call('GetPincode', { pincode })).data;
        expect(quote.data.place).toEqual(place && { DistrictName: place.DistrictName, StateName: place.StateName });
      }),
      { numRuns: runs(40) },
    );
  });

  test('prices the other quantities while none is chosen, and no delivery while there is no pincode', async () => {
    const undecided = (await ask({ quantity: null })).data;
    expect(undecided).toMatchObject({ price: null, delivery: null });
    expect(undecided.steps).toHaveLength(2);
    const nowhere = (await ask({ destination_pin: 0, quantities: undefined })).data;
    expect(nowhere).toMatchObject({ delivery: null, place: null, steps: [] });
    expect(nowhere.price).toEqual((await ask()).data.price);
  });

  test('charges no delivery for self pickup, whatever pincode is sent', async () => {
    const { data } = await ask({ deliverytype: 'SelfPickup' });
    expect(data.delivery).toMatchObject({ delivery_charges: 0, total_amount: data.price.total_price });
  });

  test('says when the box leaves the works and arrives, for an approval on the next working day, in Indian working days', async () => {
    // A Saturday plus seven working days; the Sunday between doesn't count.
    shop.clock.set('2026-11-20T10:00:00+05:30');
    expect((await ask()).data.dates).toEqual({
      approved_on: '2026-11-21',
      ready_by: '2026-11-30',
      arrives_by: '2026-12-02',
    });
    expect((await ask({ deliverytype: 'SelfPickup' })).data.dates).toMatchObject({ arrives_by: null });
    expect((await ask({ destination_pin: 0 })).data.dates).toMatchObject({ arrives_by: null });
    // Still the evening before in UTC.
    shop.clock.set('2026-11-21T00:30:00+05:30');
    expect((await ask()).data.dates).toMatchObject({ approved_on: '2026-11-23', ready_by: '2026-12-01' });
    shop.clock.set('2026-11-20T10:00:00+05:30');
  });

  test('uses a quotation’s price for its own quantity only', async () => {
    const dear = await openShop();
    const { data: quoted } = await dear.visitor().call('GetQuotation', { ...soapBox, destination_pin: '641001' });
    const sheets = demoRateCard.sheets.map((sheet) => ({ ...sheet, printFirst1000: paise(sheet.printFirst1000 * 2) }));
    await inTransaction(dear.services.db, (tx) =>
      insertRateCard(tx, {
        version: 'dearer',
        validFrom: '2026-11-21',
        card: { ...demoRateCard, version: 2, sheets },
      }),
    );
    dear.clock.advance({ days: 1 });
    const held = (await ask({ quotation: quoted.quotation, quantities: [2000] }, dear)).data;
    expect(held.price).toMatchObject({
      total_price: quoted.total_price,
      quotation_number: quoted.quotation_number,
    });
    expect(held.delivery.total_amount_with_gst).toBe(quoted.total_amount_with_gst);
    expect(held.steps[0].total_price).toBeGreaterThan(quoted.total_price);
    const other = (await ask({ quotation: quoted.quotation, quantity: 2001 }, dear)).data;
    expect(other.price).toMatchObject({ quotation_number: null, rate_card: 'demo-2' });
    await dear.close();
  });

  test('returns the price, and says why, when a place can’t be delivered to', async () => {
    const near = await openShop();
    const before = (await ask({}, near)).data;
    await inTransaction(near.services.db, (tx) =>
      insertDeliveryCard(tx, {
        version: 'nowhere',
        validFrom: '2026-11-21',
        zones: [...demoZones],
        rates: { ...demoDeliveryTable, zones: {} },
      }),
    );
    near.clock.advance({ days: 1 });
    const { data, status } = await ask({}, near);
    expect(status).toBe(200);
    expect(data.price).toEqual(before.price);
    expect(data.delivery).toEqual({ error: 'We do not deliver to this pincode yet.' });
    expect(data.place).toEqual(before.place);
    await near.close();
  });

  test.each([
    ['too few', { quantity: 999 }, 400, /^Quantity must be at least 1000$/, 'quantity'],
    ['more than are sold online', { quantity: 50_001 }, 422, /quotation/, 'quantity'],
    ['half a box', { quantity: 1000.5 }, 400, /in digits/, 'quantity'],
    ['a pincode of five digits', { destination_pin: '64100' }, 400, /valid pincode/, 'destination_pin'],
    ['an unknown delivery type', { deliverytype: 'Drone' }, 400, /./, 'deliverytype'],
    ['an impossible size', { ...size, width: 1 }, 422, /must be from \d+ to \d+ mm\.$/, 'width'],
    [
      'text for a side',
      { ...size, length: 'sixty' },
      400,
      /^Please enter the length in millimetres, in digits/,
      'length',
    ],
    [
      'a box that no sheet holds',
      { length: 400, width: 300, height: 600 },
      422,
      /too large for our presses/,
      undefined,
    ],
    ['a size without its length', { length: '', width: 40, height: 100 }, 400, /enter the length, too/, 'length'],
    ['a size without its height', { length: 60, width: 40 }, 400, /enter the height, too/, 'height'],
    ['an unknown board', { boardid: 99 }, 404, /board/, undefined],
    ['a coating on the wrong side', { outercoatingid: 8 }, 422, /outer coating/, undefined],
    ['a quantity of 0', { quantities: [0] }, 400, /./, undefined],
    ['more quantities than a ladder has', { quantities: Array(25).fill(1000) }, 400, /./, 'quantities'],
    ['a price sent by the caller', { total_price: 1 }, 400, /./, undefined],
  ])('refuses %s', async (_what, own, status, text, field) => {
    const refused = await ask(own);
    expect(refused.status).toBe(status);
    expect(refused.data).toMatch(text);
    if (field !== undefined) expect(refused.body['field']).toBe(field);
  });

  test('sends no SQL once catalogue and pincode are cached', async () => {
    await ask();
    const queries = vi.spyOn(shop.services.db.$client, 'query');
    await ask({ quantity: 2001 });
    expect(queries).not.toHaveBeenCalled();
    await ask({ destination_pin: '560001' });
    expect(queries).toHaveBeenCalled();
    queries.mockRestore();
  });
});
