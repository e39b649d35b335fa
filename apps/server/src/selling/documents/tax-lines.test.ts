import type { TaxDocumentLine } from '@boxwright/documents';
import { add, addUp, bps, type Paise, paise } from '@boxwright/money';
import type { Order, OrderLine } from '@boxwright/storage';
import { anOrder, anOrderLine } from '@boxwright/testing';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advanceLines, creditLines, grossOf, taxLinesOf, uncreditedLines } from './tax-lines.ts';

const heads = ['taxable', 'cgst', 'sgst', 'igst'] as const;

const line = fc.record({
  goods: fc.integer({ min: 1, max: 50_000_000 }).map(paise),
  gstRate: fc.constantFrom(0, 500, 1200, 1800, 2800).map(bps),
  paysDelivery: fc.boolean(),
});

/** An order as it is stored, inside the supplier's state or outside. */
const storedOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    delivery: fc.integer({ min: 0, max: 500_000 }).map(paise),
    fee: fc.integer({ min: 0, max: 50_000 }).map(paise),
    discount: fc.integer({ min: 0, max: 3_000_000 }).map(paise),
    placeOfSupply: fc.constantFrom('33', '34'),
  })
  .map(({ lines, delivery, fee, discount, placeOfSupply }) => {
    const states = { supplierState: '33', placeOfSupply };
    const sum = addUp({ lines, delivery, fees: [fee], discounts: [discount], states });
    const order = anOrder(
      { cartId: 1, customerId: 1 },
      {
        placeOfSupply,
        goodsPaise: sum.goods,
        deliveryPaise: sum.delivery,
        codFeePaise: sum.fee,
        discountPaise: sum.discount,
        cgstPaise: sum.tax.cgst,
        sgstPaise: sum.tax.sgst,
        igstPaise: sum.tax.igst,
        totalPaise: sum.total,
      },
    );
    const stored = sum.lines.map((each, index) =>
      anOrderLine({
        goodsPaise: each.goods,
        deliveryPaise: each.delivery,
        discountPaise: each.discount,
        gstRateBps: lines[index]?.gstRate ?? 0,
        cgstPaise: each.tax.cgst,
        sgstPaise: each.tax.sgst,
        igstPaise: each.tax.igst,
      }),
    );
    // As in their rows, apart from ids and dates, which tax doesn't read.
    return { order: order as Order, lines: stored as OrderLine[], sum };
  });

const totalsOf = (lines: readonly TaxDocumentLine[]) =>
  Object.fromEntries(heads.map((head) => [head, add(...lines.map((each) => each[head]))]));

describe('the lines of an invoice', () => {
  test('sum to the order, head by head, inside the state and outside', () => {
    fc.assert(
      fc.property(storedOrder, ({ order, lines, sum }) => {
        const taxed = taxLinesOf(order, lines);
        expect(taxed.map(({ taxable }) => taxable)).toEqual(sum.lines.map(({ taxable }) => taxable));
        const { cgst, sgst, igst } = sum.tax;
        expect(totalsOf(taxed)).toEqual({ taxable: sum.beforeTax, cgst, sgst, igst });
        expect(add(...taxed.map(grossOf))).toBe(order.totalPaise);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('the lines of an advance', () => {
  test('divide the whole advance, without tax', () => {
    fc.assert(
      fc.property(storedOrder, fc.integer({ min: 1, max: 90_000_000 }).map(paise), ({ order, lines }, amount) => {
        const shared = advanceLines(amount, taxLinesOf(order, lines));
        expect(totalsOf(shared)).toEqual({ taxable: amount, cgst: 0, sgst: 0, igst: 0 });
      }),
    );
  });
});

describe('the lines of credit notes', () => {
  test('sum to each credit, have equal CGST and SGST, and together give the invoice back, head by head', () => {
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(storedOrder, parts, ({ order, lines }, cuts) => {
        const invoiced = taxLinesOf(order, lines);
        const credited: TaxDocumentLine[][] = [];
        const left = () => uncreditedLines(invoiced, credited);
        const grossLeft = (): Paise => add(...left().map(grossOf));
        for (const cut of [...cuts, 1]) {
          const amount = paise(Math.floor(grossLeft() * cut));
          const note = creditLines(amount, left());
          expect(add(...note.map(grossOf))).toBe(amount);
          for (const each of note) {
            expect(each.cgst).toBe(each.sgst);
            expect(Math.min(...heads.map((head) => each[head]))).toBeGreaterThanOrEqual(0);
          }
          credited.push(note);
        }
        expect(grossLeft()).toBe(0);
        expect(totalsOf(credited.flat())).toEqual(totalsOf(invoiced));
      }),
      { numRuns: runs(500) },
    );
  });

  test('refuse more than is left of the invoice', () => {
    const [only] = taxLinesOf(anOrder({ cartId: 1, customerId: 1 }, { codFeePaise: 0 }) as Order, [
      anOrderLine({ deliveryPaise: 0, discountPaise: 0 }) as OrderLine,
    ]);
    const left = only ? [only] : [];
    expect(() => creditLines(paise(287_019), left)).toThrow(RangeError);
  });
});
