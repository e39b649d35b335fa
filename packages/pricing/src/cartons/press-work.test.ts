import { add } from '@boxwright/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartonPrice, type CartonSpec, demoRateCard as card, type InksOfSide, priceCarton } from '../index.ts';

const carton: CartonSpec = {
  style: 'divider-insert',
  length: 120,
  width: 80,
  height: 60,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'none',
  innerCoat: 'none',
  quantity: 2000,
};
const none: InksOfSide = { process: 0, spots: [] };
const inks = (process: number, ...spots: string[]): InksOfSide => ({ process, spots });

function priced(outside: InksOfSide, inside = none, own: Partial<CartonSpec> = {}): CartonPrice {
  const price = priceCarton({ ...carton, ...own, print: { outside, inside } }, card);
  if (!price.ok) throw new Error(price.text);
  return price;
}
const costsOf = ({ breakdown }: CartonPrice) => new Map(breakdown.map(({ code, cost }) => [code, cost]));

test('four process colours outside are what is priced without inks', () => {
  expect(priceCarton(carton, card)).toEqual(priced(inks(4)));
});

test('without print there are no plates, no pass of the press, and only the sheets that set up the punch', () => {
  const [plain, printed] = [priced(none), priced(inks(4))];
  expect([costsOf(plain).get('print'), costsOf(plain).get('plates')]).toEqual([undefined, undefined]);
  expect(plain.total).toBeLessThan(printed.total - card.platePerColour * 4);
  expect(add(...plain.breakdown.map(({ amount }) => amount))).toBe(plain.total);
});

/** Computed by hand for each one's sheet: a plate for each ink, ₹500 to wash a spot ink, a second pass from the fifth ink on. */
test('each ink has a plate, spot inks are washed for, more than four inks and the inside need another pass', () => {
  const sheetOf = ({ sheet }: CartonPrice) => card.sheets.find(({ name }) => name === sheet);
  const passOf = (price: CartonPrice) => {
    const { printFirst1000 = 0, printFurther1000 = 0 } = sheetOf(price) ?? {};
    return printFirst1000 + (Math.max(0, price.sheets - 1000) / 1000) * printFurther1000;
  };
  for (const [outside, inside, plates, passes, washing] of [
    [inks(1), none, 1, 1, 0],
    [inks(0, 'PANTONE 185 C'), none, 1, 1, 50_000],
    [inks(4, 'PANTONE 185 C', 'Gold'), none, 6, 2, 100_000],
    [inks(4), inks(1), 5, 2, 0],
  ] as const) {
    const price = priced(outside, inside);
    expect(costsOf(price).get('plates')).toBe(plates * card.platePerColour);
    expect(Math.abs((costsOf(price).get('print') ?? 0) - passes * passOf(price) - washing)).toBeLessThan(1);
    expect(price.setUp).toBeLessThan(price.total);
  }
});

test('a box never costs less with another ink, in any quantity', () => {
  const side = fc.record({ process: fc.nat(4), spots: fc.subarray(['Gold', 'Red', 'Blue']) });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 100, max: 50_000 }), (outside, inside, quantity) => {
      const [few, many] = [outside, { ...outside, spots: [...outside.spots, 'White'] }].map((each) =>
        priced(each, inside, { quantity }),
      );
      expect(many?.total).toBeGreaterThan(few?.total ?? Number.NaN);
    }),
  );
});

test('more than four process colours, unnamed and repeated spot inks are refused', () => {
  for (const outside of [inks(5), inks(-1), inks(1, ' '), inks(0, 'Gold', 'Gold')])
    expect(priceCarton({ ...carton, print: { outside, inside: none } }, card)).toMatchObject({
      ok: false,
      code: 'print',
    });
});
