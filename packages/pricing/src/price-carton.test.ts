import { dielineStyles, type StyleId } from '@boxwright/dieline';
import { add } from '@boxwright/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartonPrice, type CartonSpec, demoRateCard, engineVersion, priceCarton, priceLadder } from './index.ts';

const foldingBoxBoard = { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 };
const usual: CartonSpec = {
  style: 'reverse-tuck-end',
  length: 60,
  width: 40,
  height: 100,
  board: foldingBoxBoard,
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 1000,
};

function priced(spec: CartonSpec): CartonPrice {
  const price = priceCarton(spec, demoRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
}

const outerCoats = demoRateCard.coats.filter(({ kinds }) => kinds.includes('outer')).map(({ code }) => code);
const innerCoats = demoRateCard.coats.filter(({ kinds }) => kinds.includes('inner')).map(({ code }) => code);
// Large enough to try every sheet, small enough to fit one.
const specs = fc.record<CartonSpec>({
  style: fc.constantFrom<StyleId>('straight-tuck-end', 'reverse-tuck-end'),
  length: fc.double({ min: 15, max: 200, noNaN: true }),
  width: fc.double({ min: 12, max: 120, noNaN: true }),
  height: fc.double({ min: 15, max: 200, noNaN: true }),
  board: fc.record({
    code: fc.constant('board'),
    family: fc.constantFrom(...Object.keys(demoRateCard.boardPerKg)),
    gsm: fc.integer({ min: 200, max: 450 }),
    bulk: fc.constantFrom(1.3, 1.45),
  }),
  outerCoat: fc.constantFrom(...outerCoats),
  innerCoat: fc.constantFrom(...innerCoats),
  quantity: fc.integer({ min: 1, max: 200_000 }),
});
const runs = { numRuns: 80 };

describe('the price of a carton', () => {
  test.each([
    [1000, 16],
    [2000, 9.3],
    [3000, 7.1],
  ])('is near the trade’s at %d pieces', (quantity, rupees) => {
    const price = priced({ ...usual, quantity });
    expect(Math.abs(Number(price.perPiece) / rupees - 1)).toBeLessThan(0.05);
    expect(price).toMatchObject({ sheet: '18×25 in', ups: 6, engineVersion, rateCard: { id: 'demo', version: 1 } });
  });

  test('never falls as the quantity grows, and a piece never gets dearer', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 5_000 }), (spec, more) => {
        const [few, many] = [priced(spec), priced({ ...spec, quantity: spec.quantity + more })];
        expect(many.total).toBeGreaterThanOrEqual(few.total);
        expect(many.total * spec.quantity).toBeLessThanOrEqual(few.total * (spec.quantity + more));
        expect(Number(many.perPiece)).toBeLessThanOrEqual(Number(few.perPiece));
      }),
      runs,
    );
  });

  test('sums to the paisa from its lines', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { total, breakdown, setUp, reorderTotal } = priced(spec);
        expect(add(...breakdown.map(({ amount }) => amount))).toBe(total);
        for (const { amount, cost } of breakdown) {
          expect(cost).toBeGreaterThan(0);
          expect(amount).toBeGreaterThan(cost);
        }
        expect(setUp).toBeLessThan(total);
        const die = breakdown.find(({ code }) => code === 'die');
        expect(Math.abs(total - reorderTotal - (die?.amount ?? 0))).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  test('is the same however often and in whatever order it is asked', () => {
    fc.assert(
      fc.property(fc.array(specs, { minLength: 2, maxLength: 5 }), (several) => {
        const first = several.map(priced);
        expect(several.toReversed().map(priced).toReversed()).toEqual(first);
      }),
      { numRuns: 20 },
    );
  });

  test('is never less for a heavier board', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 100 }), (spec, heavier) => {
        const board = { ...spec.board, gsm: spec.board.gsm + heavier };
        expect(priced({ ...spec, board }).total).toBeGreaterThanOrEqual(priced(spec).total);
      }),
      runs,
    );
  });

  test('is never less for a bigger box', () => {
    const dimension = fc.constantFrom('length', 'width', 'height');
    fc.assert(
      fc.property(specs, dimension, fc.double({ min: 0.01, max: 30, noNaN: true }), (spec, bigger, by) => {
        expect(priced({ ...spec, [bigger]: spec[bigger] + by }).total).toBeGreaterThanOrEqual(priced(spec).total);
      }),
      runs,
    );
  });

  test('is never less with another coat', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const bare = priced({ ...spec, outerCoat: 'none', innerCoat: 'none' }).total;
        const outer = priced({ ...spec, innerCoat: 'none' }).total;
        expect(outer).toBeGreaterThanOrEqual(bare);
        expect(priced({ ...spec, innerCoat: 'liquid-oil-barrier' }).total).toBeGreaterThan(outer);
      }),
      runs,
    );
  });

  test('weighs the blank with its coats, and charges volume where that is more', () => {
    const { weight } = priced(usual);
    expect(weight.blankGrams).toBeCloseTo((30_852 * 305) / 1e6, 3);
    expect(weight.actualKg).toBeCloseTo(weight.blankGrams * 1.04, 2);
    expect(weight.chargeableKg).toBe(Math.max(weight.actualKg, weight.volumetricKg));
    expect(weight.volumetricKg).toBeCloseTo((215.305 * 205.435 * 0.435 * 1.15) / 5000, 2);
  });

  test('knows a ladder of quantities in the order asked for', () => {
    const { quantity: _, ...carton } = usual;
    const ladder = priceLadder(carton, [3000, 1000], demoRateCard);
    expect(ladder.map(({ quantity }) => quantity)).toEqual([3000, 1000]);
    expect(ladder[1]?.price).toEqual(priced(usual));
  });

  test('follows the rate card at once', () => {
    const dearer = {
      ...demoRateCard,
      version: 2,
      sheets: demoRateCard.sheets.map((s) => ({ ...s, printFirst1000: s.printFurther1000 })),
    };
    const price = priceCarton(usual, dearer);
    expect(price.ok && price.total).toBeLessThan(priced(usual).total);
    expect(price.ok && price.rateCard.version).toBe(2);
  });

  test.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: Number.NaN }, 'quantity'],
    [{ length: 14 }, 'size'],
    [{ outerCoat: 'gold-leaf' }, 'coat'],
    [{ innerCoat: 'soft-touch' }, 'coat'],
    [{ outerCoat: 'liquid-oil-barrier' }, 'coat'],
    [{ board: { ...foldingBoxBoard, family: 'greyboard' } }, 'board'],
    [{ board: { ...foldingBoxBoard, family: 'constructor' } }, 'board'],
    [{ board: { ...foldingBoxBoard, gsm: 900 } }, 'board'],
    [{ length: 400, width: 300, height: 600 }, 'sheet'],
  ])('is refused for %j', (wrong, code) => {
    const price = priceCarton({ ...usual, ...wrong }, demoRateCard);
    expect(price).toMatchObject({ ok: false, code });
    expect(price.ok || price.text.length > 20).toBe(true);
  });

  test('exists for every style that can be drawn', () => {
    for (const { id } of Object.values(dielineStyles)) expect(priced({ ...usual, style: id }).total).toBeGreaterThan(0);
  });
});
