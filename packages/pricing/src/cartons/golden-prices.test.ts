import { expect, test } from 'vitest';
import { demoRateCard, priceCarton } from '../index.ts';
import { goldenGrain } from '../testing/golden-grain.ts';
import { boardOf, costLines, goldenPrices } from '../testing/golden-prices.ts';
import { goldenTwoParts } from '../testing/golden-two-parts.ts';

/** Changes of waste, steps, makeready, layouts or drawings turn some of these red. */
test.each(
  [...goldenPrices, ...goldenTwoParts, ...goldenGrain].map(
    (golden) => [golden.box.join(' '), golden.quantity, golden] as const,
  ),
)(
  'the price of a %s, %d pieces, is the one worked out by hand, line by line and to the paisa',
  (_, quantity, {
    box: [style, length, width, height],
    board,
    coats: [outerCoat, innerCoat],
    runs,
    costs,
    total,
    ...how
  }) => {
    const { planned, grain, isTogether = false } = how;
    const spec = {
      style,
      length,
      width,
      height,
      board: boardOf(board),
      outerCoat,
      innerCoat,
      quantity,
      ...(planned && { planned }),
      ...(grain && { grain }),
    };
    const price = priceCarton(spec, demoRateCard);
    if (!price.ok) throw new Error(price.text);
    expect(price.parts.map(({ sheet, ups, ruleMetres }) => [sheet, ups, ruleMetres])).toEqual(runs);
    const expected = runs.map((_, index) => (isTogether ? 1 : index + 1));
    expect(price.parts.map(({ run }) => run)).toEqual(expected);
    const costOf = new Map(price.breakdown.map(({ code, cost }) => [code, cost]));
    expect(costLines.map((code) => costOf.get(code) ?? 0)).toEqual(costs);
    expect(price.total).toBe(total);
  },
);
