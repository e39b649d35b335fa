import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Coupon,
  discountsByName,
  goodsParts,
  listDiscounts,
  type PriceList,
  paise,
  sumOf,
  withCoupon,
} from '../index.ts';

const list = (...rates: readonly [PriceList['rates'][number]['kind'], number, number?, number?][]): PriceList => ({
  id: 1,
  name: 'Dealer prices',
  rates: rates.map(([kind, percentBps, fromQuantity = 0, fromPaise = 0]) => ({
    ...{ kind, percentBps, fromQuantity, fromPaise },
  })),
});
const coupon: Coupon = {
  ...{ id: 2, code: 'TEN', percentBps: 1000, amountPaise: null, leastPaise: 0 },
  ...{ kinds: ['box', 'sticker', 'label', 'die'], isCombinable: false },
};
const boxes = { kind: 'box', hsn: '481920', total: paise(1_000_00), reorderTotal: 700_00 } as const;
const lineOf = (lists: readonly PriceList[], goods = boxes) => {
  const parts = goodsParts(goods);
  return { goods: goods.total, parts, discounts: listDiscounts({ quantity: 1000, total: goods.total, parts }, lists) };
};

test('boxes have a die of their own; paper stickers are labels; samples aren’t discounted', () => {
  expect(goodsParts(boxes)).toEqual([
    { kind: 'box', amount: 700_00 },
    { kind: 'die', amount: 300_00 },
  ]);
  const stickers = { kind: 'sticker', total: paise(5) } as const;
  expect(goodsParts({ ...stickers, hsn: '482110' })).toEqual([{ kind: 'label', amount: 5 }]);
  expect(goodsParts({ ...stickers, hsn: '391990' })).toEqual([{ kind: 'sticker', amount: 5 }]);
  expect(goodsParts({ ...boxes, kind: 'sample' })).toEqual([]);
});

test('the highest rate applies whose quantity and amount are reached', () => {
  const { discounts } = lineOf([
    list(['box', 500], ['box', 1000, 1000], ['box', 2000, 1001], ['box', 3000, 0, 1_000_01]),
  ]);
  expect(discounts).toMatchObject([{ part: 'box', rate: 1000, amount: 70_00 }]);
  expect(lineOf([list(['sticker', 5000])]).discounts).toEqual([]);
});

test('a coupon and price lists give the better of both, or both where the coupon says so', () => {
  const dear = lineOf([list(['box', 2000])]);
  expect(withCoupon([dear], coupon)).toMatchObject({ misfit: 'price-list-better', lines: [dear.discounts] });
  expect(withCoupon([lineOf([list(['box', 100])])], coupon).lines.map(sumOf)).toEqual([100_00]);
  const both = withCoupon([dear], { ...coupon, isCombinable: true });
  // 20 % of 700, then 10 % of the 560 that are left and of the die's 300.
  expect(discountsByName(both.lines.flat())).toEqual([
    { name: 'Dealer prices', amount: 140_00 },
    { name: 'Coupon TEN', amount: 86_00 },
  ]);
});

test('a coupon says why it takes nothing off', () => {
  expect(withCoupon([lineOf([])], { ...coupon, leastPaise: 1_000_01 }).misfit).toBe('below-least');
  expect(withCoupon([lineOf([])], { ...coupon, kinds: ['label'] }).misfit).toBe('no-such-goods');
  expect(withCoupon([{ ...lineOf([]), parts: [] }], coupon).misfit).toBe('no-such-goods');
});

test('whatever is taken off, nothing costs less than nothing, and an amount is shared to the paisa', () => {
  const total = fc.integer({ min: 1, max: 10_000_000 }).map(paise);
  const shares = fc.integer({ min: 1, max: 9_000 });
  fc.assert(
    fc.property(
      fc.array(total, { minLength: 1, maxLength: 5 }),
      shares,
      shares,
      total,
      (totals, listed, off, amount) => {
        const lines = totals.map((each) => lineOf([list(['box', listed], ['die', listed])], { ...boxes, total: each }));
        for (const worth of [
          { percentBps: off, amountPaise: null },
          { percentBps: null, amountPaise: amount },
        ])
          for (const isCombinable of [true, false]) {
            const given = withCoupon(lines, { ...coupon, ...worth, isCombinable });
            given.lines.forEach((discounts, index) => {
              expect(sumOf(discounts)).toBeLessThanOrEqual(totals[index] ?? 0);
            });
          }
        const shared = withCoupon(
          lines.map((line) => ({ ...line, discounts: [] })),
          { ...coupon, percentBps: null, amountPaise: amount },
        );
        const most = Math.floor((totals.reduce((sum, each) => sum + each, 0) * 9) / 10);
        expect(sumOf(shared.lines.flat())).toBe(Math.min(amount, most));
      },
    ),
    { numRuns: runs(200) },
  );
});
