import { add } from '@boxwright/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoStickerRateCard, engineVersion, priceSticker, type StickerPrice, type StickerSpec } from '../index.ts';

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
const runs = { numRuns: 60 };

describe('the price of stickers', () => {
  test('is made of sheets with trail sheets, set-up, cutting and the discount', () => {
    // 13 good sheets and 2 + 2 % (so 1 more) to run in; 0.16 m of cut each; margin of 35 % on the selling price.
    const gross = (16 * 2200 + 4000 + 1000 * 0.16 * 60) / 0.65;
    const at500 = (10 * 2200 + 4000 + 500 * 0.16 * 60) / 0.65;
    const price = priced(usual);
    expect(price).toMatchObject({ trailSheets: 3, totalSheets: 16, bleedLength: 53, bleedWidth: 33, engineVersion });
    expect(price.total).toBe(Math.round(gross - 0.05 * (gross - at500)));
    expect(price.gst).toBe(Math.round(price.total * 0.18));
    expect(price.layout).toMatchObject({ across: 8, down: 9, count: 79 });
    expect(price.rateCard).toEqual({ id: 'demo-stickers', version: 1 });
  });

  test.each([
    ['round', 12_000],
    ['rectangle', 15_000],
    ['special', 11_000],
  ] as const)('is at least the starting price of a %s one', (shape, least) => {
    const price = priced({ ...usual, shape, length: 20, width: 20, quantity: 100 });
    expect(price.total).toBeGreaterThanOrEqual(least);
    const dearer = { ...demoStickerRateCard, least: { ...demoStickerRateCard.least, [shape]: 99_900 } };
    expect(priceSticker({ ...usual, shape, length: 20, width: 20, quantity: 100 }, dearer)).toMatchObject({
      total: 99_900,
    });
  });

  test('never falls in total as the quantity grows', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 3000 }), (spec, more) => {
        expect(priced({ ...spec, quantity: spec.quantity + more }).total).toBeGreaterThanOrEqual(priced(spec).total);
      }),
      runs,
    );
  });

  test('sums to the paisa from its lines', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { total, breakdown, discount } = priced(spec);
        expect(add(...breakdown.map(({ amount }) => amount))).toBe(total);
        expect(discount).toBeGreaterThanOrEqual(0);
      }),
      runs,
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
      runs,
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
      { numRuns: 20 },
    );
  });

  test.each([
    [{ quantity: 99 }, 'quantity'],
    [{ quantity: 100.5 }, 'quantity'],
    [{ material: 'velvet' }, 'material'],
    [{ length: 456 }, 'size'],
    [{ length: 303, width: 303 }, 'size'],
    [{ length: Number.NaN }, 'size'],
    [{ width: 0 }, 'size'],
    [{ shape: 'round' as const }, 'size'],
    [{ shape: 'toString' as 'round' }, 'shape'],
  ])('is refused for %j', (wrong, code) => {
    const price = priceSticker({ ...usual, ...wrong }, demoStickerRateCard);
    expect(price).toMatchObject({ ok: false, code });
    expect(price.ok || price.text.length > 10).toBe(true);
  });
});
