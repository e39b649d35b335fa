import { add } from '@boxwright/money';
import { isThorough } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marginOn } from '../cartons/price-carton.ts';
import { shareUps } from '../cartons/share-ups.ts';
import {
  type CartonSpec,
  demoRateCard as card,
  type DesignsPrice,
  gangRuns,
  priceCarton,
  priceDesigns,
} from '../index.ts';
import { amountsAtRate } from '../rate.ts';

type Box = Omit<CartonSpec, 'quantity' | 'planned' | 'rounded'>;

const carton: Box = {
  style: 'reverse-tuck-end',
  length: 60,
  width: 40,
  height: 100,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
};

function priced(box: Box, quantities: readonly number[]): DesignsPrice {
  const price = priceDesigns(box, quantities, card);
  if (!price.ok) throw new Error(price.text);
  return price;
}

/**
 * By hand: three designs of 1,000 have two of six ups each, so 500 × 1.03 + 150 + 50 for the coat = 715 sheets; board
 * ₹7.403211 a sheet, print ₹3,000, plates ₹1,400 once, coat ₹2.025 a sheet, die ₹2,171.77 once, punching ₹1,000 + ₹0.60 a
 * sheet, pasting ₹750, packing ₹300: ₹15,791.94, / 0.75 = ₹21,055.92 for 3,000, so ₹7.02 each.
 */
test('three designs of a thousand share six ups, and cost what three thousand of one design do', () => {
  const price = priced(carton, [1000, 1000, 1000]);
  expect(price).toMatchObject({ total: 2_106_000, perPiece: '7.0200', amounts: [702_000, 702_000, 702_000] });
  expect(price.forms).toEqual([
    {
      ...{ die: 1, sheet: '18×25 in', parts: ['carton'], sheets: 715 },
      designs: [0, 1, 2].map((design) => ({ design, ups: [2] })),
    },
  ]);
  expect(price.breakdown.map(({ code, cost }) => [code, cost])).toEqual([
    ['board', 529_330],
    ['print', 300_000],
    ['plates', 140_000],
    ['outerCoat', 144_788],
    ['die', 217_177],
    ['punching', 142_900],
    ['pasting', 75_000],
    ['packing', 30_000],
  ]);
});

/**
 * By hand: 23 × 36 in, twelve ups. The large design is alone on its form: 50,000 / 12 × 1.03 + 150 + 50 = 4,491.6667
 * sheets; the others have six ups each: 1,000 / 6 × 1.03 + 150 = 321.6667, on the same die, with plates of their own.
 * Print ₹5,400 + 3,491.6667 × ₹1.30, and ₹5,400; die ₹1,200 + 12 × 1.799573 m × ₹90.
 */
test('a large design and two small ones have a form each on one die: plates twice, die and setting up once', () => {
  const price = priced(carton, [1000, 50_000, 1000]);
  expect(price.forms.map(({ die, sheet, sheets }) => [die, sheet, sheets])).toEqual([
    [1, '23×36 in', 4491.667],
    [1, '23×36 in', 321.667],
  ]);
  expect(price.forms.map(({ designs }) => designs.map(({ design, ups }) => [design, ...ups]))).toEqual([
    [[1, 12]],
    [
      [0, 6],
      [2, 6],
    ],
  ]);
  const costs = new Map(price.breakdown.map(({ code, cost }) => [code, cost]));
  expect(['print', 'plates', 'die', 'punching'].map((code) => costs.get(code as 'print'))).toEqual([
    540_000 + 453_917 + 540_000,
    2 * 140_000,
    120_000 + 194_354,
    100_000 + 288_800,
  ]);
  expect(price.total).toBe(16_920_800);
});

test('ups go to whichever design needs most sheets', () => {
  expect(shareUps(6, [5000, 1000, 500])).toEqual([4, 1, 1]);
  expect(shareUps(12, [20_000, 1000])).toEqual([11, 1]);
  expect(shareUps(2, [1, 1, 1])).toBeNull();
});

const anyBox = fc
  .record({
    style: fc.constantFrom('reverse-tuck-end', 'snap-lock-bottom', 'sleeve', 'base-and-lid', 'drawer'),
    length: fc.integer({ min: 40, max: 160 }),
    width: fc.integer({ min: 30, max: 110 }),
    height: fc.integer({ min: 15, max: 90 }),
    outerCoat: fc.constantFrom('none', 'gloss-aqueous', 'soft-touch'),
  })
  .map((box): Box => ({ ...carton, ...box, width: Math.min(box.width, box.length) }));
/** Its sleeves of both designs lie with the tray of the small one, and the tray of the large one lies alone. */
const crossed: Box = { ...carton, style: 'drawer', length: 88, width: 49, height: 85, outerCoat: 'none' };
/** Its small design lies upright when it is printed alone, its large one turned. */
const ofTwoDirections: Box = {
  ...carton,
  ...{ style: 'base-and-lid', length: 137, width: 93, height: 90 },
  outerCoat: 'none',
};
const anyQuantities = fc.array(fc.integer({ min: 100, max: 20_000 }), { minLength: 1, maxLength: 5 });
const stepOf = ({ perPiece }: DesignsPrice) => (Number(perPiece) > 5 ? 1 : 0.1);
const allOf = (quantities: readonly number[]) => quantities.reduce((sum, each) => sum + each, 0);

test('designs cost at most what they do apart or in a gang run, each at the rate, with all parts and their blanks', () => {
  fc.assert(
    fc.property(anyBox, anyQuantities, (box, quantities) => {
      const price = priceDesigns(box, quantities, card);
      const apart = quantities.map((quantity) => priceCarton({ ...box, quantity }, card));
      if (!price.ok) {
        expect(apart.some(({ ok }) => !ok)).toBe(true);
        return;
      }
      const rounding = stepOf(price) * allOf(quantities) + 1;
      const totals = apart.map((each) => (each.ok ? each.total : Number.NaN));
      expect(price.total).toBeLessThan(allOf(totals) + rounding);
      if (quantities.length === 1) expect([price.total]).toEqual(totals);
      expect(add(...price.breakdown.map(({ amount }) => amount))).toBe(price.total);
      expect(add(...price.amounts)).toBe(price.total);
      const tenths = BigInt(Math.round(Number(price.perPiece) * 1000));
      expect(price.amounts).toEqual(quantities.map((each) => Number((tenths * BigInt(each) + 5n) / 10n)));

      const jobs = quantities.map((quantity, id) => ({ id, spec: { ...box, quantity }, hasDie: false }));
      const saved = allOf(gangRuns(jobs, card).map(({ saving }) => saving));
      const costs = apart.map((each) => (each.ok ? allOf(each.breakdown.map(({ cost }) => cost)) : Number.NaN));
      // Costs are whole paise here.
      const gang = marginOn(allOf(costs) - saved + 10 * quantities.length, card);
      expect(price.total).toBeLessThanOrEqual(allOf(amountsAtRate(gang, quantities)));

      const parts = new Set(price.forms.flatMap((form) => form.parts));
      for (const part of parts) {
        const printed = price.forms.flatMap(({ parts: of, designs }) =>
          designs.filter(({ ups }) => (ups[of.indexOf(part)] ?? 0) > 0),
        );
        expect(printed.map(({ design }) => design).sort((a, b) => a - b)).toEqual([...quantities.keys()]);
      }
    }),
    {
      numRuns: isThorough ? 500 : 4,
      examples: [
        [crossed, [8981, 100]],
        [ofTwoDirections, [100, 10_956]],
      ],
    },
  );
});

test('their total falls by less than the step of the rate when one of them grows, and their order doesn’t matter', () => {
  fc.assert(
    fc.property(anyBox, anyQuantities, fc.integer({ min: 1, max: 5000 }), (box, quantities, more) => {
      const [first = 0, ...others] = quantities;
      const [few, many, turned] = [quantities, [first + more, ...others], quantities.toReversed()].map((each) =>
        priceDesigns(box, each, card),
      );
      if (!few?.ok || !many?.ok || !turned?.ok) return;
      expect(many.total).toBeGreaterThan(few.total - stepOf(few) * allOf(quantities) - 1);
      expect(turned.amounts).toEqual(few.amounts.toReversed());
    }),
    { numRuns: isThorough ? 500 : 3 },
  );
});

test('none, too many, or a quantity that isn’t one, are refused', () => {
  expect(priceDesigns(carton, [], card)).toMatchObject({ ok: false, code: 'quantity' });
  expect(
    priceDesigns(
      carton,
      Array.from({ length: 9 }, () => 1000),
      card,
    ),
  ).toMatchObject({ code: 'quantity' });
  expect(priceDesigns(carton, [1000, 0.5], card)).toMatchObject({ ok: false, code: 'quantity' });
});
