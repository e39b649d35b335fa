import { outlinesOnSheet, type Point } from '@boxwright/dieline';
import { add } from '@boxwright/money';
import { isThorough } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asPricedBy,
  type CartonPrice,
  type CartonSpec,
  chargesDie,
  demoRateCard,
  explainCarton,
  gangRuns,
  imposedCarton,
  planOf,
  priceCarton,
  priceWithDie,
} from '../index.ts';
import { amountAtRate } from '../rate.ts';
import { distanceBetween, overlap } from '../testing/outlines.ts';
import { marginOn } from './price-carton.ts';

const card = demoRateCard;
const coats = card.coats.filter(({ kinds }) => kinds.includes('outer')).map(({ code }) => code);

/** Lines of boxes in two parts, from so small that dozens lie on a sheet to so large that only one does. */
const anyLine = fc
  .record({
    style: fc.constantFrom('base-and-lid', 'drawer', 'divider-insert'),
    length: fc.integer({ min: 40, max: 300 }),
    width: fc.integer({ min: 30, max: 220 }),
    height: fc.integer({ min: 15, max: 90 }),
    gsm: fc.constantFrom(250, 300, 350),
    outerCoat: fc.constantFrom(...coats),
    quantity: fc.integer({ min: 100, max: 60_000 }),
    cells: fc.record({ cellsAlong: fc.constantFrom('2', '3', '4'), cellsAcross: fc.constantFrom('2', '3') }),
  })
  .map(
    ({ gsm, cells, ...line }): CartonSpec => ({
      ...line,
      ...(line.style === 'divider-insert' && { options: cells }),
      board: { code: 'board', family: 'folding-box-board', gsm, bulk: 1.45 },
      innerCoat: 'none',
    }),
  );

const totalOf = (spec: CartonSpec): number | null => {
  const price = priceCarton(spec, card);
  return price.ok ? price.total : null;
};

test('a box in two parts costs at most what a gang run of its parts costs, and at most what they cost apart', () => {
  fc.assert(
    fc.property(anyLine, (spec) => {
      const price = priceCarton(spec, card);
      if (!price.ok) return;
      expect(price.total).toBeLessThanOrEqual(totalOf({ ...spec, planned: 'apart' }) ?? Infinity);
      const [gang] = gangRuns([{ id: 1, spec, hasDie: false, planned: 'apart' }], card);
      const perBox = price.breakdown.filter(({ code }) => code === 'pasting' || code === 'packing');
      const finishing = perBox.reduce((sum, { cost }) => sum + cost, 0);
      // Costs are whole paise, so the margin may add two more.
      const most = gang && marginOn(gang.cost + finishing, card) + 2;
      if (most) expect(price.total).toBeLessThanOrEqual(amountAtRate(most, spec.quantity));
      expect(add(...price.breakdown.map(({ amount }) => amount))).toBe(price.total);
      expect(gangRuns([{ id: 1, spec, hasDie: false }], card)).toEqual([]);
    }),
    { numRuns: isThorough ? 500 : 6 },
  );
});

test('its rate never rises when there are more of it, and it costs less by less than the step of the rate', () => {
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 1, max: 20_000 }), (spec, more) => {
      const [few, many] = [totalOf(spec), totalOf({ ...spec, quantity: spec.quantity + more })];
      if (few === null || many === null) return;
      expect(many).toBeGreaterThan(few - spec.quantity);
      expect(many * spec.quantity).toBeLessThanOrEqual(few * (spec.quantity + more) + spec.quantity);
    }),
    { numRuns: isThorough ? 500 : 6 },
  );
});

test('with the die on file it never costs less for more, nor more than with a new die or laid apart with its dies on file', () => {
  const plan = fc.constantFrom('together' as const, 'apart' as const);
  fc.assert(
    fc.property(anyLine, plan, fc.integer({ min: 1, max: 60_000 }), (spec, die, more) => {
      const larger = { ...spec, quantity: spec.quantity + more };
      const [few, many] = [priceWithDie(spec, card, { planned: die }), priceWithDie(larger, card, { planned: die })];
      const [cut, cutMore] = [spec, larger].map((each) => priceCarton({ ...each, planned: die }, card));
      if (!few.ok || !many.ok || !cut?.ok || !cutMore?.ok || planOf(cut.parts) !== die) return;
      // A die of more ups has more rule, which is left out, as it is for boxes of one blank.
      const dieOf = (price: CartonPrice) => price.total - price.reorderTotal;
      const rule = Math.max(0, dieOf(cutMore) - dieOf(cut));
      expect(many.total).toBeGreaterThan(few.total - rule - 3 * spec.quantity - 1);
      expect(few.total).toBeLessThanOrEqual(totalOf(spec) ?? Infinity);
      expect(few.total).toBeLessThanOrEqual(cut.reorderTotal);
      // Without a die in it, it is cut with the one on file.
      if (!chargesDie(few)) expect(planOf(few.parts)).toBe(die);
    }),
    { numRuns: isThorough ? 500 : 12 },
  );
});

test('at the quantity from which its parts cost less apart, the die on file decides which die is left out', () => {
  const isApart = (quantity: number) => {
    const price = priceCarton({ ...box, quantity }, card);
    return price.ok && planOf(price.parts) === 'apart';
  };
  let [below, above] = [1000, 200_000];
  expect([isApart(below), isApart(above)]).toEqual([false, true]);
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (isApart(middle)) above = middle;
    else below = middle;
  }
  for (const die of ['together', 'apart'] as const) {
    const [few, many] = [below, above].map((quantity) => priceWithDie({ ...box, quantity }, card, { planned: die }));
    if (!few?.ok || !many?.ok) throw new Error('no price');
    expect([few, many].map(({ parts }) => planOf(parts))).toEqual([die, die]);
    expect([few, many].map(chargesDie)).toEqual([false, false]);
    expect(many.total).toBeGreaterThan(few.total);
  }
});

test('its sheet holds the priced ups of both parts, within the margins and with the least distance between knives', () => {
  fc.assert(
    fc.property(anyLine, (spec) => {
      const [price, imposed] = [priceCarton(spec, card), imposedCarton(spec, card)];
      if (!price.ok || !imposed.ok) return;
      for (const { sheet, parts } of imposed.runs) {
        const outlines = outlinesOnSheet(sheet);
        expect(outlines).toHaveLength(parts.reduce((sum, { ups }) => sum + ups, 0));
        const { gripper, side, tail } = sheet.margins;
        for (const [x, y] of outlines.flat()) {
          expect(x > side - 0.002 && x < sheet.width - side + 0.002).toBe(true);
          expect(y > gripper - 0.002 && y < sheet.height - tail + 0.002).toBe(true);
        }
        // Each against the ones around it: all pairs take seconds.
        for (const [index, one] of outlines.entries())
          for (const other of outlines.slice(index + 1).filter((each) => areNear(one, each))) {
            expect(overlap(one, other)).toBe(false);
            expect(distanceBetween(one, other, 5)).toBeGreaterThan(card.imposition.betweenKnives - 0.005);
          }
      }
    }),
    { numRuns: isThorough ? 100 : 2 },
  );
});

function areNear(one: readonly Point[], other: readonly Point[]): boolean {
  const near = (axis: 0 | 1) => {
    const [a, b] = [one.map((point) => point[axis]), other.map((point) => point[axis])];
    return Math.max(...a) + 5 > Math.min(...b) && Math.max(...b) + 5 > Math.min(...a);
  };
  return near(0) && near(1);
}

const box: CartonSpec = {
  style: 'base-and-lid',
  length: 120,
  width: 80,
  height: 40,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 1000,
};

test('a price from before is explained and laid out as it was made: each part on sheets of its own', () => {
  const explained = explainCarton({ spec: box, rateCard: card, engineVersion: '4.3.0' });
  const [apart, today] = [
    priceCarton({ ...box, planned: 'apart', rounded: 'total', laid: 'repeating', grain: 'free' }, card),
    priceCarton(box, card),
  ];
  if (!explained.ok || !apart.ok || !today.ok) throw new Error('no price');
  expect(explained.price).toEqual({ ...apart, engineVersion: '4.3.0' });
  expect(explained.price.total).toBeGreaterThan(today.total);
  expect(explained.together).toEqual([]);
  const before = asPricedBy('4.3.0', box);
  const sheets = before && imposedCarton(before, card);
  expect(sheets?.ok && sheets.runs.map(({ parts }) => parts.map(({ part }) => part))).toEqual([['base'], ['lid']]);
  // 4.2.0 drew boxes otherwise, unless they have the drawing of then.
  expect([asPricedBy('4.2.0', box), asPricedBy('4.1.0', box)]).toEqual([null, null]);
  expect(asPricedBy('4.2.0', { ...box, revision: 1 })).toMatchObject({ planned: 'apart', rounded: 'total' });
  expect(asPricedBy('5.0.0', box)).toEqual({ ...box, grain: 'free', laid: 'repeating', rounded: 'total' });
  expect(asPricedBy('6.1.0', box)).toEqual({ ...box, grain: 'free', laid: 'repeating' });
});

test('every sheet that holds both parts is compared, and the priced one is the cheapest', () => {
  const explained = explainCarton({ spec: box, rateCard: card, engineVersion: '5.0.0' });
  if (!explained.ok) throw new Error(explained.text);
  const { together, price } = explained;
  const [cheapest] = together.toSorted((a, b) => a.cost - b.cost);
  expect(together.length).toBeGreaterThan(3);
  expect(cheapest).toMatchObject({ sheet: price.sheet, ups: price.parts.map(({ ups }) => ups), sheets: price.sheets });
});
