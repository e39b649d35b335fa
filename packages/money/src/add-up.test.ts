import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, addUp, bps, paise, splitGst } from './index.ts';

const home = { supplierState: '33', placeOfSupply: '33' };
const away = { supplierState: '33', placeOfSupply: '34' };

const amount = (max: number) => fc.integer({ min: 0, max }).map(paise);
const line = fc.record({
  goods: fc.integer({ min: 1, max: 100_000_000 }).map(paise),
  gstRate: fc.constantFrom(0, 500, 1200, 1800, 2800).map(bps),
  paysDelivery: fc.boolean(),
  discountShare: fc.constantFrom(0, 0, 1_234, 9_000),
});
/** Orders whose goods are worth at least their discounts. */
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    delivery: amount(5_000_000),
    fees: fc.array(amount(100_000), { maxLength: 3 }),
    discountShare: fc.integer({ min: 0, max: 10_000 }),
    credits: fc.array(amount(200_000_000), { maxLength: 2 }),
    states: fc.constantFrom(home, away),
  })
  .map(({ discountShare, lines: drawn, ...rest }) => {
    const lines = drawn.map(({ discountShare: own, ...each }) => ({
      ...each,
      discount: paise(Math.floor((each.goods * own) / 10_000)),
    }));
    const left = lines.reduce((sum, { goods, discount }) => sum + goods - discount, 0);
    return { ...rest, lines, discounts: [paise(Math.floor((left * discountShare) / 10_000))] };
  });

describe('the sum of an order', () => {
  test('is the sum of its parts to the paisa, and the shares of the lines are those parts', () => {
    fc.assert(
      fc.property(order, (given) => {
        const sum = addUp(given);
        for (const part of ['goods', 'delivery', 'fee', 'discount'] as const) {
          expect(add(...sum.lines.map((each) => each[part]))).toBe(sum[part]);
        }
        for (const kind of ['cgst', 'sgst', 'igst', 'total'] as const) {
          expect(add(...sum.lines.map(({ tax }) => tax[kind]))).toBe(sum.tax[kind]);
        }
        expect(add(...sum.lines.map(({ taxable }) => taxable))).toBe(sum.beforeTax);
        expect(sum.total).toBe(
          sum.goods + sum.delivery + sum.fee - sum.discount + sum.tax.cgst + sum.tax.sgst + sum.tax.igst,
        );
        const taxOfAll = add(...sum.lines.map(({ taxable, tax }) => add(taxable, tax.total)));
        expect(taxOfAll).toBe(sum.total);
        expect(sum.total).toBeGreaterThanOrEqual(0);
        for (const each of sum.lines) expect(each.taxable).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('has CGST and SGST, half each, inside the state, and IGST outside', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { tax } = addUp(given);
        if (given.states === away) expect(tax).toMatchObject({ cgst: 0, sgst: 0 });
        else expect([tax.cgst, tax.igst]).toEqual([tax.sgst, 0]);
      }),
    );
  });

  test('taxes every line at its own rate', () => {
    fc.assert(
      fc.property(order, (given) => {
        addUp(given).lines.forEach(({ taxable, tax }, index) => {
          expect(tax).toEqual(splitGst({ taxable, rate: given.lines[index]?.gstRate ?? bps(0), ...given.states }));
        });
      }),
    );
  });

  test('is lower by a discount before tax, and never higher by one', () => {
    fc.assert(
      fc.property(order, (given) => {
        const uncredited = { ...given, credits: [] };
        const [discounted, full] = [addUp(uncredited), addUp({ ...uncredited, discounts: [] })];
        expect(full.beforeTax - discounted.beforeTax).toBe(discounted.discount - full.discount);
        expect(discounted.total).toBeLessThanOrEqual(full.total);
        if (discounted.discount > full.discount) expect(discounted.total).toBeLessThan(full.total);
      }),
    );
  });

  test('is higher by a fee before tax', () => {
    fc.assert(
      fc.property(order, (given) => {
        const uncredited = { ...given, credits: [] };
        const [charged, free] = [addUp(uncredited), addUp({ ...uncredited, fees: [] })];
        expect(charged.beforeTax - free.beforeTax).toBe(charged.fee);
        expect(charged.total).toBeGreaterThanOrEqual(free.total);
      }),
    );
  });

  test('falls by a credit to the paisa wherever the rates allow, else by as little more as they do', () => {
    fc.assert(
      fc.property(order, (given) => {
        const [credited, plain] = [addUp(given), addUp({ ...given, credits: [] })];
        const asked = paise(Math.min(add(...given.credits), Math.max(0, plain.total - 100 - 2 * given.lines.length)));
        // Taking off one paisa more lowers each of CGST and SGST by one at most.
        const skipped = 2 * given.lines.length;
        expect(credited.credit).toBe(plain.total - credited.total);
        if (credited.discount === credited.goods) {
          expect(credited.credit).toBeLessThanOrEqual(asked + skipped);
          return;
        }
        expect(credited.credit - asked).toBeGreaterThanOrEqual(0);
        expect(credited.credit - asked).toBeLessThanOrEqual(skipped);
        if (credited.credit === asked) return;
        const before = add(...given.discounts);
        const found = credited.discount - plain.discount;
        for (let near = found - 12; near <= found + 12; near += 1) {
          if (near < 0 || plain.discount + near > plain.goods) continue;
          const other = addUp({ ...given, credits: [], discounts: [paise(before + near)] });
          expect(plain.total - other.total).not.toBe(asked);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('falls by the price of a sample, 1,000 rupees, with CGST and SGST or with IGST', () => {
    const boxes = { goods: paise(631_000), gstRate: bps(500), paysDelivery: true };
    const stickers = { goods: paise(200_000), gstRate: bps(1800), paysDelivery: false };
    const credits = [paise(100_000)];
    for (const states of [home, away]) {
      for (const lines of [[boxes], [boxes, stickers]]) {
        expect(addUp({ lines, delivery: paise(18_000), credits, states }).credit).toBe(100_000);
      }
    }
  });

  test('leaves at least a rupee to pay, however much is credited', () => {
    const lines = [{ goods: paise(50_000), gstRate: bps(500), paysDelivery: true }];
    const sum = addUp({ lines, delivery: paise(0), credits: [paise(100_000)], states: home });
    expect(sum.total).toBeGreaterThanOrEqual(100);
    expect(sum.total).toBeLessThanOrEqual(102);
  });

  test('credits no more than the goods', () => {
    const lines = [{ goods: paise(50_000), gstRate: bps(500), paysDelivery: true }];
    const sum = addUp({ lines, delivery: paise(4_000), credits: [paise(100_000)], states: home });
    expect(sum).toMatchObject({ discount: 50_000, credit: 52_500, total: 4_200 });
  });

  test('of a mixed cart: boxes at 5 %, stickers at 18 % that ship free, a COD fee and a discount', () => {
    const sum = addUp({
      lines: [
        { goods: paise(300_000), gstRate: bps(500), paysDelivery: true },
        { goods: paise(100_000), gstRate: bps(1800), paysDelivery: false },
      ],
      delivery: paise(20_000),
      fees: [paise(8_000)],
      discounts: [paise(40_000)],
      states: home,
    });
    expect(sum.lines).toMatchObject([
      // 3,000.00 + 200.00 + 60.00 − 300.00
      { delivery: 20_000, fee: 6_000, discount: 30_000, taxable: 296_000, tax: { cgst: 7_400, sgst: 7_400 } },
      // 1,000.00 + 20.00 − 100.00
      { delivery: 0, fee: 2_000, discount: 10_000, taxable: 92_000, tax: { cgst: 8_280, sgst: 8_280 } },
    ]);
    expect(sum).toMatchObject({ goods: 400_000, beforeTax: 388_000, total: 419_360, credit: 0 });
  });

  test('takes off at most the goods, so that delivery and fees remain to be paid', () => {
    const lines = [{ goods: paise(100_000), gstRate: bps(500), paysDelivery: true }];
    const discounts = [paise(60_000), paise(50_000)];
    const sum = addUp({ lines, delivery: paise(4_000), fees: [paise(5_000)], discounts, states: away });
    expect(sum).toMatchObject({ discount: 100_000, beforeTax: 9_000, total: 9_450 });
  });

  test('of nothing is nothing', () => {
    expect(addUp({ lines: [], delivery: paise(0), states: home }).total).toBe(0);
  });

  test.each([
    [{ delivery: paise(-1) }],
    [{ fees: [paise(-1)] }],
    [{ discounts: [paise(-1)] }],
    [{ credits: [paise(-1)] }],
  ])('refuses %j, which is below zero', (wrong) => {
    const lines = [{ goods: paise(100_000), gstRate: bps(500), paysDelivery: true }];
    expect(() => addUp({ lines, delivery: paise(0), states: home, ...wrong })).toThrow(RangeError);
  });
});
