import { isLowStyle } from '@boxwright/dieline/low-styles';
import { add, paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import {
  type CartonPrice,
  type CartonSpec,
  demoRateCard,
  engineVersion,
  explainCarton,
  laidBy,
  priceCarton,
  pricedStyles,
  priceLadder,
  priceWithDie,
  setUpParts,
  withoutDie,
} from '../index.ts';

const carton: CartonSpec = {
  style: 'reverse-tuck-end',
  length: 80,
  width: 50,
  height: 70,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 2500,
};

function priced(spec: CartonSpec): CartonPrice {
  const price = priceCarton(spec, demoRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
}

test.each(pricedStyles)('a price without the die is the reorder price, to the paisa and line by line (%s)', (style) => {
  const whole = priced({ ...carton, style, height: isLowStyle(style) ? 20 : 70 });
  const again = withoutDie(whole, carton.quantity);
  expect(again.total).toBe(whole.reorderTotal);
  expect(again.total).toBeLessThan(whole.total);
  expect(again.breakdown.map(({ code }) => code)).toEqual(
    whole.breakdown.map(({ code }) => code).filter((code) => code !== 'die'),
  );
  expect(add(...again.breakdown.map(({ amount }) => amount))).toBe(again.total);
  for (const line of again.breakdown) {
    const before = whole.breakdown.find(({ code }) => code === line.code);
    // Both rates are rounded up, by 0.2 % at most.
    expect(Math.abs(line.amount / (before?.amount ?? 0) - 1)).toBeLessThan(0.002);
  }
  expect(Number(again.perPiece) * carton.quantity).toBeCloseTo(again.total / 100, 6);
  expect(again.setUpShare).toBe(Math.round((again.setUp / again.total) * 10_000));
  expect(withoutDie(again, carton.quantity)).toEqual(again);
});

test('set-up is die, plates and makeready; a reorder leaves out only the die', () => {
  const whole = priced(carton);
  const parts = setUpParts(whole);
  expect(add(parts.die, parts.plates, parts.makeready)).toBe(whole.setUp);
  const margin = 10_000 / (10_000 - demoRateCard.margin);
  const plates = demoRateCard.colours * demoRateCard.platePerColour * margin;
  expect(Math.abs(parts.plates / plates - 1)).toBeLessThan(0.002);
  expect(parts.makeready).toBeGreaterThan(0);
  const again = setUpParts(withoutDie(whole, carton.quantity));
  expect(again.die).toBe(paise(0));
  expect(Math.abs(again.plates / parts.plates - 1)).toBeLessThan(0.002);
  // What the die's share of the rounding was is counted here.
  expect(Math.abs(again.makeready - parts.makeready)).toBeLessThan(carton.quantity);
});

test('the ladder of a customer who has the die is priced without it, and so are its steps', () => {
  const quantities = [1000, 2000];
  const [one, two] = priceLadder(carton, quantities, demoRateCard, { planned: 'apart' });
  const [small, large] = quantities.map((quantity) => priced({ ...carton, quantity }).reorderTotal);
  if (!one?.price.ok || !two?.price.ok || small === undefined || large === undefined) throw new Error('no price');
  expect([one.price.total, two.price.total]).toEqual([small, large]);
  expect(one.next?.more).toBe(large - small);
});

test('a stored price without the die is explained without it', () => {
  const stored = { spec: carton, rateCard: demoRateCard, engineVersion, hasDie: true };
  const explained = explainCarton(JSON.parse(JSON.stringify(stored)));
  expect(explained).toMatchObject({ ok: true, price: withoutDie(priced(carton), carton.quantity) });
});

/** A sheet on which it matters how this box lies. */
const oneSheet = {
  ...demoRateCard,
  sheets: demoRateCard.sheets.filter(({ widthIn, heightIn }) => widthIn === 20 && heightIn === 30),
};
const autoLock = { ...carton, style: 'auto-lock-bottom', length: 135, width: 35.4, height: 61, quantity: 2000 };

test('a die whose rows repeat cuts again as it was made, and one of today as boxes are laid today', () => {
  const upsWith = (version: string) => {
    const laid = laidBy(version);
    const price = priceWithDie(autoLock, oneSheet, { planned: 'apart', ...(laid && { laid }) });
    return price.ok && [price.ups, price.breakdown.some(({ code }) => code === 'die')];
  };
  expect([upsWith('5.0.0'), upsWith('6.1.0'), upsWith('6.2.0')]).toEqual([
    [6, false],
    [6, false],
    [8, false],
  ]);
});

test('a die cuts again with the grain that it was made for, whatever its box needs today', () => {
  const box = { ...autoLock, width: 50 };
  const upsWith = (grain: 'free' | 'held') => {
    const price = priceWithDie(box, oneSheet, { planned: 'apart', grain });
    return price.ok && [price.ups, price.breakdown.some(({ code }) => code === 'die')];
  };
  expect([upsWith('free'), upsWith('held')]).toEqual([
    [5, false],
    [4, false],
  ]);
});
