import { boxStyles } from '@boxwright/dieline';
import { isLowStyle } from '@boxwright/dieline/low-styles';
import { add } from '@boxwright/money';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CartonPrice,
  type CartonSpec,
  demoRateCard,
  engineVersion,
  priceCarton,
  pricedStyles,
  withoutDie,
} from '../index.ts';

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

/** A size that every style supports. */
const roomy = { length: 80, width: 50, height: 70 };

function priced(spec: CartonSpec): CartonPrice {
  const price = priceCarton(spec, demoRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
}

/** The paise in which the rate of a piece is stepped. */
const stepOf = ({ perPiece }: CartonPrice): number => (Number(perPiece) > 5 ? 1 : 0.1);

const outerCoats = demoRateCard.coats.filter(({ kinds }) => kinds.includes('outer')).map(({ code }) => code);
const innerCoats = demoRateCard.coats.filter(({ kinds }) => kinds.includes('inner')).map(({ code }) => code);
// Large enough to try every sheet, small enough to fit one; locks need a width up to the length.
const specs = fc
  .record<CartonSpec>({
    style: fc.constantFrom('straight-tuck-end', 'reverse-tuck-end', 'snap-lock-bottom', 'seal-end', 'sleeve'),
    length: fc.double({ min: 30, max: 200, noNaN: true }),
    width: fc.double({ min: 25, max: 120, noNaN: true }),
    height: fc.double({ min: 20, max: 200, noNaN: true }),
    board: fc.record({
      code: fc.constant('board'),
      family: fc.constantFrom(...Object.keys(demoRateCard.boardPerKg)),
      gsm: fc.integer({ min: 200, max: 450 }),
      bulk: fc.constantFrom(1.3, 1.45),
    }),
    outerCoat: fc.constantFrom(...outerCoats),
    innerCoat: fc.constantFrom(...innerCoats),
    quantity: fc.integer({ min: 1, max: 200_000 }),
  })
  .map((spec) => ({ ...spec, width: Math.min(spec.width, spec.length) }));
const tries = { numRuns: runs(60) };

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

  test('is what a clerk works out from the rate card, line by line', () => {
    const price = priced({ ...usual, innerCoat: 'liquid-oil-barrier', quantity: 20_000 });
    const [part] = price.parts;
    const stock = demoRateCard.sheets.find(({ name }) => name === price.sheet);
    if (!part || !stock) throw new Error('no sheet');
    const { ups, ruleMetres } = part;
    // 3 % waste, 150 sheets to make the press ready, and 50 for each coat. 8,500 paise are a kilogram of board.
    const sheets = (20_000 / ups) * 1.03 + 250;
    const squareInches = stock.widthIn * stock.heightIn;
    const aSheet = {
      board: squareInches * 0.00064516 * 0.3 * 8500,
      outer: (squareInches / 100) * 45,
      inner: (squareInches / 100) * 60,
      punch: 60,
    };
    const lines = [
      ['board', 'Board', sheets * aSheet.board],
      ['print', 'Printing', stock.printFirst1000 + ((sheets - 1000) / 1000) * stock.printFurther1000],
      ['plates', 'Plates', 4 * 35_000],
      ['outerCoat', 'Outer coating', sheets * aSheet.outer],
      ['innerCoat', 'Inner coating', sheets * aSheet.inner],
      ['die', 'Cutting die', 120_000 + ups * ruleMetres * 9000],
      ['punching', 'Punching', 100_000 + sheets * aSheet.punch],
      ['pasting', 'Folding and pasting', 20 * 25_000],
      ['packing', 'Checking and packing', 20 * 10_000],
    ] as const;
    const sum = lines.reduce((all, [, , cost]) => all + cost, 0);
    const die = lines[5][2];
    const makeready = 250 * (aSheet.board + aSheet.outer + aSheet.inner + aSheet.punch);
    const setUp = Math.round((4 * 35_000 + die + stock.printFirst1000 + 100_000 + makeready) / 0.75);
    expect(sheets).toBeGreaterThan(1000);
    expect(price.breakdown.map(({ code, label, cost }) => [code, label, cost])).toEqual(
      lines.map(([code, label, cost]) => [code, label, Math.round(cost)]),
    );
    for (const [index, [, , cost]] of lines.entries()) {
      expect(Math.abs((price.breakdown[index]?.amount ?? 0) - (cost / sum) * price.total)).toBeLessThan(1);
    }
    // Below ₹5 a piece the rate is rounded up to tenths of a paisa.
    const rateOf = (cost: number) => Math.ceil((cost / 0.75 / 20_000) * 10) / 10;
    expect(price).toMatchObject({
      total: Math.round(rateOf(sum) * 20_000),
      setUp,
      setUpShare: Math.round((setUp / price.total) * 10_000),
      reorderTotal: Math.round(rateOf(sum - die) * 20_000),
      perPiece: (rateOf(sum) / 100).toFixed(4),
      sheets: Math.round(sheets * 1000) / 1000,
    });
    expect(part.sheets).toBe(price.sheets);
  });

  test('falls as the quantity grows by less than the step of the rate, and the rate never rises', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 5_000 }), (spec, more) => {
        const [few, many] = [priced(spec), priced({ ...spec, quantity: spec.quantity + more })];
        expect(many.total).toBeGreaterThan(few.total - stepOf(few) * spec.quantity);
        expect(Number(many.perPiece)).toBeLessThanOrEqual(Number(few.perPiece));
      }),
      tries,
    );
  });

  test('never falls from one hundred to the next, in all quantities that are sold', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 10, max: 499 }), fc.integer({ min: 1, max: 50 }), (spec, hundreds, more) => {
        const [few, many] = [hundreds, Math.min(500, hundreds + more)].map((each) =>
          priced({ ...spec, quantity: 100 * each }),
        );
        expect(many?.total).toBeGreaterThanOrEqual(few?.total ?? Number.NaN);
      }),
      tries,
    );
  });

  test('is the rate times the quantity, in whole paise from ₹5 and else in tenths, with and without its die', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const [price, exact] = [priced(spec), priced({ ...spec, rounded: 'total' })];
        for (const [now, before] of [
          [price, exact],
          [withoutDie(price, spec.quantity), withoutDie(exact, spec.quantity)],
        ] as const) {
          const tenths = Math.round(Number(now.perPiece) * 1000);
          expect(Number(now.perPiece)).toBe(tenths / 1000);
          expect(now.total).toBe(Number((BigInt(tenths) * BigInt(spec.quantity) + 5n) / 10n));
          if (spec.quantity >= 100 && tenths > 5000) expect(tenths % 10).toBe(0);
          expect(now.total).toBeGreaterThanOrEqual(before.total);
          expect(now.total).toBeLessThan(before.total + stepOf(now) * spec.quantity + 1);
        }
      }),
      tries,
    );
  });

  test('is the sum of its lines to the paisa', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const price = priced(spec);
        const { total, breakdown, setUp, reorderTotal } = price;
        expect(add(...breakdown.map(({ amount }) => amount))).toBe(total);
        for (const { amount, cost } of breakdown) {
          expect(cost).toBeGreaterThan(0);
          expect(amount).toBeGreaterThan(cost);
        }
        expect(setUp).toBeLessThan(total);
        const die = breakdown.find(({ code }) => code === 'die');
        expect(Math.abs(total - reorderTotal - (die?.amount ?? 0))).toBeLessThanOrEqual(
          stepOf(price) * spec.quantity + 1,
        );
      }),
      tries,
    );
  });

  test('is the same however often and in whatever order it is computed', () => {
    fc.assert(
      fc.property(fc.array(specs, { minLength: 2, maxLength: 5 }), (several) => {
        const first = several.map(priced);
        expect(several.toReversed().map(priced).toReversed()).toEqual(first);
      }),
      { numRuns: runs(20) },
    );
  });

  test('is never less with an additional coat', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const bare = priced({ ...spec, outerCoat: 'none', innerCoat: 'none' }).total;
        const outer = priced({ ...spec, innerCoat: 'none' }).total;
        expect(outer).toBeGreaterThanOrEqual(bare);
        expect(priced({ ...spec, innerCoat: 'liquid-oil-barrier' }).total).toBeGreaterThan(outer);
      }),
      tries,
    );
  });

  test('weighs the blank with its coats, and uses the volumetric weight if it is greater', () => {
    const { weight } = priced(usual);
    expect(weight.blankGrams).toBeCloseTo((30_852 * 305) / 1e6, 3);
    expect(weight.actualKg).toBeCloseTo(weight.blankGrams * 1.04, 2);
    expect(weight.chargeableKg).toBe(Math.max(weight.actualKg, weight.volumetricKg));
    expect(weight.volumetricKg).toBeCloseTo((215.305 * 205.435 * 0.435 * 1.15) / 5000, 2);
    const coated = priced({ ...usual, innerCoat: 'liquid-oil-barrier' }).weight;
    expect(coated.blankGrams).toBeCloseTo((30_852 * 317) / 1e6, 3);
    expect(coated.actualKg).toBe(Math.ceil(weight.actualKg * (317 / 305) * 1000 - 1) / 1000);
  });

  test('makes the press ready with 150 sheets, and with 50 more for a coat', () => {
    const extraSheets = (outerCoat: string) => {
      const price = priced({ ...usual, outerCoat });
      return price.sheets - (1000 / (price.parts[0]?.ups ?? 0)) * 1.03;
    };
    expect(extraSheets('none')).toBeCloseTo(150, 2);
    expect(extraSheets('gloss-aqueous')).toBeCloseTo(200, 2);
  });

  test('takes the cheapest number of ups and the cheapest sheet: few ups with a dear die, many with dear sheets', () => {
    const pricedBy = (changes: object) => {
      const price = priceCarton({ ...usual, quantity: 20_000 }, { ...demoRateCard, ...changes });
      if (!price.ok) throw new Error(price.text);
      return { ...price, ups: price.parts[0]?.ups ?? 0, mostUps: price.parts[0]?.mostUps ?? 0 };
    };
    expect(pricedBy({ diePerMetre: 90_000_000 }).ups).toBe(1);
    expect(pricedBy({ diePerMetre: 0 })).toMatchObject({ ups: pricedBy({ diePerMetre: 0 }).mostUps });
    const dearPunching = pricedBy({ diePerMetre: 400_000, punchPer1000Sheets: 60_000_000 });
    expect(dearPunching.ups).toBeGreaterThan(pricedBy({ diePerMetre: 400_000 }).ups);
    const one = demoRateCard.sheets.map((sheet) => priceCarton(usual, { ...demoRateCard, sheets: [sheet] }));
    const totals = one.flatMap((price) => (price.ok ? [price.total] : []));
    expect(totals.length).toBeGreaterThan(1);
    expect(priced(usual).total).toBe(Math.min(...totals));
  });

  test('reflects changes of the rate card at once', () => {
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
    [{ style: 'pyramid' }, 'style'],
    [{ style: 'rigid-box' }, 'quote'],
    [{ options: { lid: 'gold' } }, 'options'],
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

  test.each(pricedStyles)('exists for the style %s', (style) => {
    const height = isLowStyle(style) ? 20 : roomy.height;
    const price = priced({ ...usual, ...roomy, height, style });
    expect(price.total).toBeGreaterThan(0);
    expect(price.parts.map(({ ups, mostUps }) => ups >= 1 && ups <= mostUps)).not.toContain(false);
  });

  test.each(boxStyles.filter(({ id }) => !pricedStyles.includes(id)).map(({ id }) => id))(
    'is by quotation for the style %s',
    (style) => {
      expect(priceCarton({ ...usual, ...roomy, style }, demoRateCard)).toMatchObject({ ok: false, code: 'quote' });
    },
  );

  test('of a tray glued at four corners has their pasting rate', () => {
    const low = { ...usual, ...roomy, height: 20, quantity: 20_000 };
    const pasting = (style: string) => priced({ ...low, style }).breakdown.find(({ code }) => code === 'pasting')?.cost;
    expect(pasting('glued-corner-tray')).toBe(20 * 45_000);
    expect(pasting('sleeve')).toBe(20 * 25_000);
  });

  test.each([
    ['base-and-lid', 1],
    ['base-and-lid', 2],
    ['drawer', 1],
    ['drawer', 2],
  ])(
    'of a %s has one die and one set of plates for each of %i runs, and counts the sheets of each once',
    (style, runs) => {
      const isApart = runs === 2;
      const price = priced({ ...usual, ...roomy, style, ...(isApart && { planned: 'apart' }) });
      expect(price.parts.map(({ run }) => run)).toEqual(isApart ? [1, 2] : [1, 1]);
      const ofRuns = price.parts.slice(0, runs);
      expect(price.sheet).toBe(ofRuns.map(({ sheet }) => sheet).join(' + '));
      expect(price.sheets).toBeCloseTo(
        ofRuns.reduce((sum, { sheets }) => sum + sheets, 0),
        2,
      );
      const costOf = (code: string) => price.breakdown.find((line) => line.code === code)?.cost ?? 0;
      const rule = price.parts.reduce((sum, { ups, ruleMetres }) => sum + 9_000 * ups * ruleMetres, 0);
      expect(Math.abs(costOf('die') - runs * 120_000 - rule)).toBeLessThanOrEqual(1);
      expect(costOf('plates')).toBe(runs * 4 * 35_000);
    },
  );

  test('charges as many dividers of an insert as its cells need, cuts both kinds and glues none', () => {
    const quantity = 4000;
    const planned = 'apart';
    const six = priced({ ...usual, ...roomy, style: 'divider-insert', quantity, planned });
    expect(six.parts.map(({ part, quantity: pieces }) => [part, pieces])).toEqual([
      ['lengthwise', 1],
      ['crosswise', 2],
    ]);
    // Waste of 3 %, 150 sheets until the press runs, and 50 until the coat does.
    for (const { quantity: pieces, ups, sheets } of six.parts) {
      expect(sheets).toBeCloseTo(((quantity * pieces) / ups) * 1.03 + 200, 2);
    }
    expect(six.breakdown.map(({ code }) => code)).not.toContain('pasting');
    const twelve = { cellsAlong: '4', cellsAcross: '3' };
    const more = priced({ ...usual, ...roomy, style: 'divider-insert', quantity, options: twelve });
    expect(more.parts.map(({ quantity: pieces }) => pieces)).toEqual([2, 3]);
    expect(more.weight.blankGrams).toBeGreaterThan(1.5 * six.weight.blankGrams);
  });

  test('depends on the options of the style', () => {
    const style = 'base-and-lid';
    const lid = (lidHeight: number) => priced({ ...usual, ...roomy, style, options: { lidHeight } }).total;
    expect(lid(50)).toBeGreaterThan(lid(20));
    expect(priced({ ...usual, ...roomy, style, options: { lidHeight: null } })).toEqual(
      priced({ ...usual, ...roomy, style }),
    );
  });
});
