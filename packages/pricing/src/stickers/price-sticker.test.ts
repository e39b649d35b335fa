import { add } from '@boxwright/money';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  demoStickerRateCard,
  engineVersion,
  priceSticker,
  type StickerPrice,
  type StickerSpec,
  stickersAsPricedBy,
} from '../index.ts';

const usual: StickerSpec = { shape: 'rectangle', length: 50, width: 30, material: 'chromo-paper', quantity: 1000 };

function priced(spec: StickerSpec): StickerPrice {
  const price = priceSticker(spec, demoStickerRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
}

const materials = demoStickerRateCard.materials.map(({ code }) => code);
const specs = fc
  .record({
    shape: fc.constantFrom<StickerSpec['shape']>('round', 'rectangle', 'special'),
    length: fc.integer({ min: 15, max: 300 }),
    width: fc.integer({ min: 15, max: 300 }),
    material: fc.constantFrom(...materials),
    quantity: fc.integer({ min: 100, max: 30_000 }),
  })
  .map((spec): StickerSpec => (spec.shape === 'round' ? { ...spec, width: spec.length } : spec));
/** Of at least so many paise: a rate of hundredths of a paisa, as all of these are below half a rupee. */
const atRate = (least: number, quantity: number) =>
  (Math.ceil((Math.round(least) / quantity) * 100 - 1e-7) * quantity) / 100;

const tries = { numRuns: runs(60) };

/** A whole number at most this distance from the expected one. */
const within = (distance: number, expected: number) => ({
  asymmetricMatch: (actual: unknown) => Number.isInteger(actual) && Math.abs(Number(actual) - expected) <= distance,
});

describe('the price of stickers', () => {
  test('consists of sheets with makeready sheets, set-up, cutting and the discount', () => {
    // 13 good sheets; makeready sheets are 2, and 2 % of 13, rounded up to 1; 0.16 m of cut each; a margin of 35 % of
    // the selling price.
    const gross = (16 * 1000 + 1500 + 1000 * 0.16 * 60) / 0.65;
    const at500 = (10 * 1000 + 1500 + 500 * 0.16 * 60) / 0.65;
    const price = priced(usual);
    expect(price).toMatchObject({ trailSheets: 3, totalSheets: 16, bleedLength: 53, bleedWidth: 33, engineVersion });
    expect(price.total).toBe(atRate(gross - 0.05 * (gross - at500), 1000));
    expect(price.total).toBe(40_870);
    expect(price.cost).toBe(16 * 1000 + 1500 + 1000 * 0.16 * 60);
    expect(price.layout).toMatchObject({ across: 8, down: 9, count: 79 });
    expect(price.rateCard).toEqual({ id: 'demo-stickers', version: 2 });
  });

  test.each([
    ['rectangle', 0.16, 60],
    ['special', 0.16, 90],
    ['round', Math.PI * 0.03, 60],
  ] as const)('of 7000 %s ones is what a clerk works out, band by band', (shape, cutMetres, perMetre) => {
    const spec = { ...usual, shape, length: shape === 'round' ? 30 : 50, quantity: 7000 };
    const price = priced(spec);
    const { count } = price.layout;
    const costs = (pieces: number) => {
      const good = Math.ceil(pieces / count);
      return {
        sheets: (good + 2 + Math.ceil(good * 0.02)) * 1000,
        setUp: 1500,
        cutting: pieces * cutMetres * perMetre,
      };
    };
    const sum = (pieces: number) => Object.values(costs(pieces)).reduce((all, cost) => all + cost, 0);
    const less = 0.05 * (sum(1000) - sum(500)) + 0.1 * (sum(5000) - sum(1000)) + 0.15 * (sum(7000) - sum(5000));
    const [gross, discounted] = [Math.round(sum(7000) / 0.65), Math.round((sum(7000) - less) / 0.65)];
    const total = atRate(discounted, 7000);
    expect(price).toMatchObject({ total, discount: gross - discounted, unitCost: (total / 100 / 7000).toFixed(4) });
    const withRate = (share: number) => within(total - discounted + 1, share);
    const { sheets, setUp, cutting } = costs(7000);
    expect(price.breakdown).toEqual([
      { code: 'sheets', label: 'Sheets and printing', amount: withRate(sheets / 0.65) },
      { code: 'setUp', label: 'Set-up', amount: withRate(setUp / 0.65) },
      { code: 'cutting', label: 'Cutting', amount: withRate(cutting / 0.65) },
      { code: 'discount', label: 'Quantity discount', amount: discounted - gross },
    ]);
  });

  test.each([
    ['round', 20, 12_000],
    ['rectangle', 25, 15_000],
    ['special', 25, 11_000],
  ] as const)('of a hundred small %s ones is the starting price that the shop advertises', (shape, side, least) => {
    const smallest = { ...usual, shape, length: side, width: side, quantity: 100 };
    const price = priced(smallest);
    expect(price.total).toBe(least);
    expect(price.breakdown.at(-1)).toMatchObject({
      code: 'minimum',
      label: 'Up to the least order of this shape',
    });
    const dearer = { ...demoStickerRateCard, least: { ...demoStickerRateCard.least, [shape]: 99_900 } };
    expect(priceSticker(smallest, dearer)).toMatchObject({ total: 99_900 });
  });

  test('never falls in total as the quantity grows, but by the step of the rate', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 3000 }), (spec, more) => {
        const [few, many] = [spec, { ...spec, quantity: spec.quantity + more }].map(priced);
        const [least, most] = [few?.total ?? Number.NaN, many?.total ?? Number.NaN];
        expect(most).toBeGreaterThan(least * 0.998 - 1);
        const unrounded = [spec, { ...spec, quantity: spec.quantity + more }].map(
          (each) => priced({ ...each, rounded: 'total' }).total,
        );
        expect(unrounded[1]).toBeGreaterThanOrEqual(unrounded[0] ?? Number.NaN);
      }),
      tries,
    );
  });

  test('is a rate times the quantity: up to 0.2 % above the rounded total, which older orders keep', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { total, unitCost } = priced(spec);
        const hundredths = Math.round(Number(unitCost) * 10_000);
        expect(Number((BigInt(hundredths) * BigInt(spec.quantity) + 50n) / 100n)).toBe(total);
        const { total: before } = priced({ ...spec, rounded: 'total' });
        expect(total).toBeGreaterThanOrEqual(before);
        expect(total).toBeLessThanOrEqual(before * 1.002 + 1);
      }),
      tries,
    );
    expect(stickersAsPricedBy('7.0.0', usual)).toEqual({ ...usual, rounded: 'total' });
    expect(stickersAsPricedBy(engineVersion, usual)).toBe(usual);
  });

  test('is the sum of its lines to the paisa', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { total, breakdown, discount } = priced(spec);
        expect(add(...breakdown.map(({ amount }) => amount))).toBe(total);
        expect(discount).toBeGreaterThanOrEqual(0);
      }),
      tries,
    );
  });

  test('is never less for a longer or wider sticker', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 300 }), fc.boolean(), (spec, tenths, inWidth) => {
        const by = tenths / 10;
        const length = inWidth && spec.shape !== 'round' ? spec.length : spec.length + by;
        const width = inWidth || spec.shape === 'round' ? spec.width + by : spec.width;
        if (Math.max(length, width) > 455 || Math.min(length, width) > 302) return;
        expect(priced({ ...spec, length, width }).total).toBeGreaterThanOrEqual(priced(spec).total);
      }),
      tries,
    );
  });

  test('is never less for a special shape’s cut', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        if (spec.shape === 'round') return;
        const cutting = (shape: StickerSpec['shape']) => {
          const lines = priced({ ...spec, shape, quantity: 2000 }).breakdown;
          return lines.find(({ code }) => code === 'cutting')?.amount ?? 0;
        };
        expect(cutting('special')).toBeGreaterThan(cutting('rectangle'));
      }),
      { numRuns: runs(20) },
    );
  });

  test('of a special shape depends on its traced cut, if there is one; the prices of other shapes do not', () => {
    const cutLength = fc.double({ min: 20, max: 2000, noNaN: true });
    fc.assert(
      fc.property(specs, cutLength, fc.double({ min: 0, max: 500, noNaN: true }), (spec, length, more) => {
        const traced = (by: number) => priced({ ...spec, cutLength: by }).total;
        if (spec.shape !== 'special') expect(traced(length)).toBe(priced(spec).total);
        else {
          expect(traced(2 * (spec.length + spec.width))).toBe(priced(spec).total);
          expect(traced(length + more)).toBeGreaterThanOrEqual(traced(length));
          const larger = priced({ ...spec, cutLength: length, quantity: spec.quantity + 100 });
          expect(larger.total).toBeGreaterThanOrEqual(traced(length));
        }
      }),
      tries,
    );
    // A metre of cut at 1.5 times 60 paise, for each of 1000 more pieces.
    const special = { ...usual, shape: 'special' as const, quantity: 500, rounded: 'total' as const };
    const cutting = (by: number) =>
      priced({ ...special, cutLength: by }).breakdown.find(({ code }) => code === 'cutting');
    expect(cutting(200)?.amount).toEqual(within(1, (500 * 0.2 * 90) / 0.65));
  });

  const otherCount = 'Minimum number of quantity 100';
  const tooSmall = 'Length and width must be at least 10 mm.';
  const tooLarge = 'Maximum size should be 455x302 or vice versa';

  test.each([
    [{ quantity: 99 }, 'quantity', otherCount],
    [{ quantity: 100.5 }, 'quantity', otherCount],
    [{ quantity: 10_000_001 }, 'quantity', otherCount],
    [{ material: 'velvet' }, 'material', 'This material has no price at present. Please choose another material.'],
    [{ length: 456 }, 'size', tooLarge],
    [{ length: 30, width: 456 }, 'size', tooLarge],
    [{ length: 303, width: 303 }, 'size', tooLarge],
    [{ length: Number.NaN }, 'size', tooSmall],
    [{ length: 9.9 }, 'size', tooSmall],
    [{ width: 0 }, 'size', tooSmall],
    [{ shape: 'round' as const }, 'size', 'A round sticker is as long as it is wide.'],
    [{ shape: 'toString' as 'round' }, 'shape', 'Please select shape'],
  ])('is refused for %j', (wrong, code, text) => {
    expect(priceSticker({ ...usual, ...wrong }, demoStickerRateCard)).toEqual({ ok: false, code, text });
  });

  test.each([
    { quantity: 100 },
    { quantity: 10_000_000 },
    { length: 455, width: 302 },
    { length: 302, width: 455 },
    { length: 10, width: 10 },
  ])('exists for %j', (right) => {
    expect(priced({ ...usual, ...right }).total).toBeGreaterThan(0);
  });
});
