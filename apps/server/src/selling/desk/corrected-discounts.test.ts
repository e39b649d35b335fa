import { expect, test } from 'vitest';
import { correctedDiscounts } from './corrected-discounts.ts';

const of = (source: 'price-list' | 'coupon', part: 'box' | 'die', rateBps: number | null, amountPaise: number) => ({
  ...{ orderId: 1, position: 0, source, part, sourceId: 1, name: 'Any', rateBps, amountPaise },
});
/** Boxes for 2,000 rupees, with a die for 300 in it. */
const line = { kind: 'box', hsn: '481920', goodsPaise: 200_000, breakdown: { reorderTotal: 170_000 } } as const;

test('another quantity keeps the rates of the order, each of its part, and the coupon of what the list leaves', () => {
  const discounts = [
    of('price-list', 'box', 1000, 7_000),
    of('coupon', 'box', 500, 3_150),
    of('coupon', 'die', 500, 1_500),
  ];
  expect(correctedDiscounts(discounts, [line]).map(({ amountPaise }) => amountPaise)).toEqual([17_000, 7_650, 1_500]);
});

test('a fixed amount stays, up to nine tenths of its goods, and goods that are gone have no discount', () => {
  expect(correctedDiscounts([of('coupon', 'box', null, 50_000)], [line])).toMatchObject([{ amountPaise: 50_000 }]);
  expect(correctedDiscounts([of('coupon', 'die', null, 50_000)], [line])).toMatchObject([{ amountPaise: 27_000 }]);
  // Shared among its goods anew: what one of them can't bear the other does.
  const both = [of('coupon', 'box', null, 90_000), of('coupon', 'die', null, 60_000)];
  const dearer = { ...line, goodsPaise: 60_000, breakdown: { reorderTotal: 30_000 } };
  expect(correctedDiscounts(both, [dearer]).map(({ amountPaise }) => amountPaise)).toEqual([27_000, 27_000]);
  expect(correctedDiscounts(both, [line]).reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(150_000);
  expect(correctedDiscounts([of('coupon', 'box', 500, 1)], [])).toEqual([]);
});
