import { caliperOf, drawBox, outlineOf } from '@boxwright/dieline';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asPricedBy,
  type CartonSpec,
  demoRateCard as card,
  cartonLayouts,
  chargesDie,
  engineVersion,
  explainCarton,
  type GrainRule,
  gangRuns,
  grainRuleOf,
  imposedCarton,
  priceCarton,
  priceDesigns,
  priceWithDie,
} from '../index.ts';

const tall: CartonSpec = {
  style: 'straight-tuck-end',
  length: 52,
  width: 38,
  height: 150,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 5000,
};
const lidded: CartonSpec = { ...tall, style: 'base-and-lid', length: 120, width: 80, height: 40 };

const anyBox = fc
  .record({
    style: fc.constantFrom(
      'straight-tuck-end',
      'seal-end',
      'auto-lock-bottom',
      'base-and-lid',
      'drawer',
      'roll-end-tray',
    ),
    length: fc.integer({ min: 40, max: 160 }),
    width: fc.integer({ min: 30, max: 120 }),
    height: fc.integer({ min: 15, max: 240 }),
    quantity: fc.integer({ min: 100, max: 60_000 }),
  })
  .map((box): CartonSpec => ({ ...tall, ...box }));
const anyRule = fc.constantFrom<GrainRule>('held', 'alike');

/** Of each blank on a sheet, whether its width runs along the sheet's longer edge, and so along the grain. */
function alongGrain(spec: CartonSpec): boolean[] {
  const laid = cartonLayouts(spec, card);
  if (!laid.ok) throw new Error(laid.text);
  return laid.parts.flatMap(({ places }) => places.map(({ turn }) => turn === 0 || turn === 180));
}

const totalOf = (spec: CartonSpec): number => {
  const price = priceCarton(spec, card);
  return price.ok ? price.total : Infinity;
};

describe('the grain of a box', () => {
  test.each<[string, Partial<CartonSpec>, GrainRule]>([
    ['a tube that is twice as high as it is long', { length: 60, width: 40, height: 120 }, 'held'],
    ['a lower tube', { length: 60, width: 40, height: 119 }, 'free'],
    ['a base and its lid', { style: 'base-and-lid' }, 'alike'],
    ['a tray, however high', { style: 'roll-end-tray', height: 300 }, 'free'],
    ['what the buyer wants free', { grain: 'free' }, 'free'],
    ['a low tube of a buyer who wants it held', { height: 40, grain: 'held' }, 'held'],
  ])('of %s is %3$s', (_, changes, rule) => {
    expect(grainRuleOf({ ...tall, ...changes })).toBe(rule);
  });

  test('runs around the walls where it is held, and in all blanks alike where they match', () => {
    fc.assert(
      fc.property(anyBox, anyRule, (box, grain) => {
        const spec = { ...box, grain };
        if (!priceCarton(spec, card).ok) return;
        const along = alongGrain(spec);
        expect(new Set(along).size).toBe(1);
        if (grain === 'held') expect(along[0]).toBe(true);
      }),
      { numRuns: runs(12) },
    );
  });

  test('costs at least what it costs alike, and that at least what the cheapest box costs', () => {
    fc.assert(
      fc.property(anyBox, (box) => {
        const [free, alike, held] = (['free', 'alike', 'held'] as const).map((grain) => totalOf({ ...box, grain }));
        expect(free).toBeLessThanOrEqual(alike ?? 0);
        expect(alike).toBeLessThanOrEqual(held ?? 0);
      }),
      { numRuns: runs(12) },
    );
  });

  test.each([
    ['base-and-lid', 40, 30, 60, 24_499],
    ['base-and-lid', 46, 114, 114, 37_825],
    ['drawer', 44, 114, 113, 23_920],
    ['drawer', 140, 69, 58, 9_411],
  ] as const)(
    'of a %s of %i × %i × %i mm costs no more where it is free than alike',
    (style, length, width, height, quantity) => {
      const box = { ...tall, style, length, width, height, quantity };
      const [free, before] = [
        { ...box, grain: 'free' },
        { ...box, grain: 'free', laid: 'best-alone' },
      ] as const;
      expect(totalOf(free)).toBeLessThanOrEqual(totalOf({ ...box, grain: 'alike' }));
      // What was sold before is explained as it was.
      expect(totalOf(before)).toBeGreaterThan(totalOf(free));
    },
  );

  test('is priced so that the rate never rises with the quantity, nor the total falls but by a step of the rate', () => {
    fc.assert(
      fc.property(anyBox, anyRule, fc.integer({ min: 1, max: 20_000 }), (box, grain, more) => {
        const spec = { ...box, grain };
        const [few, many] = [totalOf(spec), totalOf({ ...spec, quantity: spec.quantity + more })];
        if (few === Infinity) return;
        expect(many).toBeGreaterThan(few - spec.quantity);
        expect(many * spec.quantity).toBeLessThanOrEqual(few * (spec.quantity + more) + spec.quantity);
      }),
      { numRuns: runs(12) },
    );
  });

  test('is the same on the sheet that is drawn and in the price that is explained', () => {
    for (const grain of ['held', 'alike', 'free'] as const) {
      const spec = { ...lidded, grain };
      const [price, sheets] = [priceCarton(spec, card), imposedCarton(spec, card)];
      const explained = explainCarton({ spec, rateCard: card, engineVersion });
      if (!price.ok || !sheets.ok || !explained.ok) throw new Error('no price');
      expect(explained.price).toEqual(price);
      expect(sheets.runs.flatMap(({ parts }) => parts.map(({ ups }) => ups))).toEqual(
        price.parts.map(({ ups }) => ups),
      );
    }
  });

  test('of designs on one sheet is what it is for one design', () => {
    const designs = { ...tall, grain: 'held' as const };
    const apart = 2 * totalOf({ ...designs, quantity: 2000 });
    const [held, free] = [designs, { ...tall, grain: 'free' as const }].map((spec) => {
      const price = priceDesigns(spec, [2000, 2000], card);
      return price.ok ? price.total : Infinity;
    });
    expect(held).toBeLessThan(apart);
    expect(held).toBeGreaterThanOrEqual(free ?? 0);
    expect(held).toBe(totalOf({ ...designs, quantity: 4000 }));
  });

  test('stays as it is where its job is printed with others', () => {
    const jobs = [52, 57, 61, 66].map((length, id) => ({
      id,
      spec: { ...tall, length, quantity: 1000, grain: id === 0 ? ('free' as const) : ('held' as const) },
      hasDie: false,
    }));
    const laid = gangRuns(jobs, card).flatMap(({ blanks }) => blanks);
    expect(laid.length).toBeGreaterThan(1);
    for (const { id, places } of laid) {
      const spec = jobs[id]?.spec;
      if (!spec || spec.grain === 'free') continue;
      for (const { width } of places) expect(width).toBeCloseTo(flatWidth(spec), 2);
    }
  });
});

function flatWidth({ style, length, width, height, board }: CartonSpec): number {
  const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk) });
  const across = drawn.ok ? drawn.box.blanks.flatMap(({ dieline }) => outlineOf(dieline).map(([x]) => x)) : [];
  return Math.max(...across) - Math.min(...across);
}

describe('a die on file', () => {
  const ofBefore = { planned: 'apart', grain: 'free' } as const;

  test('cuts what it was made for, though the style would hold the grain today', () => {
    const again = priceWithDie(tall, card, ofBefore);
    const free = priceCarton({ ...tall, grain: 'free' }, card);
    if (!again.ok || !free.ok) throw new Error('no price');
    expect(chargesDie(again)).toBe(false);
    expect(again.total).toBe(free.reorderTotal);
  });

  test('is of no use to a buyer who wants the grain held, unless it holds it', () => {
    const spec: CartonSpec = { ...tall, grain: 'held' };
    const [anew, held] = [priceWithDie(spec, card, ofBefore), priceWithDie(spec, card, { ...ofBefore, grain: 'held' })];
    if (!anew.ok || !held.ok) throw new Error('no price');
    expect([anew, held].map(chargesDie)).toEqual([true, false]);
  });
});

test('prices of before are explained with the grain as it was: free', () => {
  for (const version of ['4.3.0', '5.0.0', '6.1.0', '6.2.0']) {
    expect(asPricedBy(version, tall)).toMatchObject({ grain: 'free' });
  }
  for (const version of ['7.0.0', '7.1.0', '8.0.0', '8.1.0', '8.2.0']) {
    expect(asPricedBy(version, tall)).toEqual({ ...tall, laid: 'best-alone' });
  }
  expect(asPricedBy('8.2.0', { ...tall, laid: 'repeating' })).toMatchObject({ laid: 'repeating' });
  expect(asPricedBy(engineVersion, tall)).toBe(tall);
});
