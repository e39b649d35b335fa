import { isLowStyle } from '@boxwright/dieline/low-styles';
import { describe, expect, test } from 'vitest';
import {
  type CartonSpec,
  cartonLayouts,
  demoRateCard,
  engineVersion,
  explainCarton,
  priceCarton,
  pricedStyles,
  priceLadder,
  type StoredPrice,
  usualQuantities,
} from '../index.ts';

const carton: Omit<CartonSpec, 'quantity'> = {
  style: 'reverse-tuck-end',
  length: 60,
  width: 40,
  height: 100,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
};

describe('a stored price', () => {
  test.each(pricedStyles)('is the same to the paisa when recomputed from the stored data (%s)', (style) => {
    const spec = { ...carton, style, height: isLowStyle(style) ? 15 : 70, quantity: 2500 };
    const price = priceCarton(spec, demoRateCard);
    const kept: StoredPrice = JSON.parse(JSON.stringify({ spec, rateCard: demoRateCard, engineVersion }));
    const explained = explainCarton(kept);
    expect(explained).toMatchObject({ ok: true, price });
  });

  test('lists every sheet that was considered, and the chosen one is the cheapest', () => {
    const explained = explainCarton({ spec: { ...carton, quantity: 1000 }, rateCard: demoRateCard, engineVersion });
    if (!explained.ok) throw new Error(explained.text);
    const [part] = explained.parts;
    const cheapest = part?.choices.toSorted((a, b) => a.cost - b.cost)[0];
    expect(part?.choices).toHaveLength(5);
    expect(cheapest).toMatchObject({ sheet: explained.price.sheet, ups: explained.price.ups });
    for (const { ups, mostUps, bound } of part?.choices ?? []) expect(ups <= mostUps && mostUps <= bound).toBe(true);
  });

  test('from another engine version is refused', () => {
    const stored = { spec: { ...carton, quantity: 1000 }, rateCard: demoRateCard, engineVersion: '1.0.0' };
    expect(explainCarton(stored)).toMatchObject({ ok: false, code: 'engine' });
  });
});

describe('the drawing of a price', () => {
  test('has as many places as the price has ups, for each part', () => {
    const spec = { ...carton, style: 'drawer', height: 40, quantity: 5000 };
    const [layouts, price] = [cartonLayouts(spec, demoRateCard), priceCarton(spec, demoRateCard)];
    if (!layouts.ok || !price.ok) throw new Error('no price');
    expect(layouts.parts.map(({ part, ups }) => [part, ups])).toEqual(price.parts.map(({ part, ups }) => [part, ups]));
    for (const { places, ups, outline } of layouts.parts) {
      expect(places).toHaveLength(ups);
      expect(outline.length).toBeGreaterThan(10);
    }
  });
});

describe('a ladder of quantities', () => {
  test('keeps the requested order, and each step has the price of its quantity', () => {
    const ladder = priceLadder(carton, [3000, 1000], demoRateCard);
    expect(ladder.map(({ quantity }) => quantity)).toEqual([3000, 1000]);
    expect(ladder[1]?.price).toEqual(priceCarton({ ...carton, quantity: 1000 }, demoRateCard));
  });

  test('shows the cost of the next thousand, the saving per piece, and the set-up share', () => {
    const ladder = priceLadder(carton, usualQuantities, demoRateCard);
    expect(ladder).toHaveLength(12);
    const [first, second] = ladder;
    if (!first?.price.ok || !second?.price.ok) throw new Error('no price');
    expect(first.next).toMatchObject({ quantity: 2000, more: second.price.total - first.price.total });
    expect(first.next?.moreShare).toBeGreaterThan(1000);
    expect(first.next?.moreShare).toBeLessThan(2000);
    expect(first.next?.savingAPiece).toBeGreaterThan(4000);
    expect(first.price.setUpShare).toBeGreaterThan(second.price.setUpShare);
    expect(ladder.at(-1)?.next).toBeNull();
  });

  test('has no step from or to a quantity without a price', () => {
    expect(priceLadder(carton, [0, 1000, 0], demoRateCard).map(({ next }) => next)).toEqual([null, null, null]);
  });
});
