import { paise } from '@boxwright/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eInvoiceOf } from '../index.ts';
import type { AccountLine } from '../rows.ts';
import { invoice } from '../testing/documents.ts';

const gstin = '29AAACY2068D1ZC';
const [line] = invoice({ placeOfSupply: '29', taxable: 100_00 }).lines;
if (line === undefined) throw new Error('no line');
const itemsOf = (lines: readonly AccountLine[], kind: 'tax-invoice' | 'credit-note' = 'tax-invoice') =>
  eInvoiceOf(invoice({ kind, gstin, placeOfSupply: '29', lines }))?.ItemList;

test('a line has its goods, pieces, price to a tenth of a paisa, tax and total', () => {
  expect(itemsOf([{ ...line, hsn: '4819 10', quantity: 3 }])).toEqual([
    {
      ...{ SlNo: '1', PrdDesc: 'Soap Box', IsServc: 'N', HsnCd: '481910', Qty: 3, Unit: 'PCS', UnitPrice: 33.333 },
      ...{ TotAmt: 100, AssAmt: 100, GstRt: 5, IgstAmt: 5, CgstAmt: 0, SgstAmt: 0, TotItemVal: 105 },
    },
  ]);
  const [within] = invoice({ taxable: 100_00 }).lines;
  expect(within && itemsOf([within])).toMatchObject([{ IgstAmt: 0, CgstAmt: 2.5, SgstAmt: 2.5, TotItemVal: 105 }]);
});

test('what was taken off stands beside the price before it', () => {
  expect(itemsOf([{ ...line, quantity: 3, discount: paise(50_00) }])).toMatchObject([
    { UnitPrice: 50, TotAmt: 150, Discount: 50, AssAmt: 100, IgstAmt: 5, TotItemVal: 105 },
  ]);
});

test('goods stand at their rate, delivery beside them, and both sum to the line', () => {
  const [within] = invoice({ taxable: 18_884_00 }).lines;
  expect(within && itemsOf([{ ...within, quantity: 2000, goods: paise(18_300_00) }])).toMatchObject([
    { Qty: 2000, Unit: 'PCS', UnitPrice: 9.15, TotAmt: 18_300, AssAmt: 18_300, CgstAmt: 457.5, SgstAmt: 457.5 },
    { PrdDesc: 'Delivery and charges', HsnCd: '48191010', Qty: 1, Unit: 'OTH', UnitPrice: 584, TotAmt: 584 },
  ]);
});

test('price times quantity is the gross amount, and all items sum to the line, with delivery, discount and in notes', () => {
  const amounts = fc.record({
    // Of rates to a hundredth of a paisa, and of amounts that were agreed for the whole.
    rate: fc.oneof(
      fc.integer({ min: 1, max: 50_00 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 100, max: 30_000 }).map((tenths) => tenths / 10),
      fc.double({ min: 0.5, max: 3000, noNaN: true }),
    ),
    quantity: fc.integer({ min: 1, max: 50_000 }),
    delivery: fc.nat(500_000),
    share: fc.nat(90),
    isNote: fc.boolean(),
  });
  fc.assert(
    fc.property(amounts, ({ rate, quantity, delivery, share, isNote }) => {
      const goods = paise(Math.round(rate * quantity + 1e-9));
      const discount = paise(isNote ? 0 : Math.round((goods * share) / 100));
      const taxable = goods + delivery - discount;
      const [sent] = invoice({ placeOfSupply: '33', taxable }).lines;
      if (sent === undefined) return;
      // A note of a part of a line says no goods.
      const line = { ...sent, quantity, ...(isNote ? {} : { goods }), ...(discount > 0 && { discount }) };
      const items = itemsOf([line], isNote ? 'credit-note' : 'tax-invoice') ?? [];
      for (const { UnitPrice, Qty, TotAmt, Discount = 0, AssAmt } of items) {
        expect([UnitPrice, Qty].map((each) => Math.round(each * 1000) / 1000)).toEqual([UnitPrice, Qty]);
        expect(Math.round(UnitPrice * Qty * 100 + 1e-4)).toBe(Math.round(TotAmt * 100));
        expect(Math.round((TotAmt - Discount) * 100)).toBe(Math.round(AssAmt * 100));
      }
      const sum = (field: 'AssAmt' | 'CgstAmt' | 'SgstAmt') =>
        Math.round(items.reduce((all, item) => all + item[field] * 100, 0));
      expect([sum('AssAmt'), sum('CgstAmt'), sum('SgstAmt')]).toEqual([taxable, sent.cgst, sent.sgst]);
    }),
  );
});

test('a rate with hundredths of a paisa is one by the thousand, and an amount of no rate is one for all pieces', () => {
  const only = (taxable: number, quantity: number) => {
    const [sent] = invoice({ taxable }).lines;
    return sent && itemsOf([{ ...sent, quantity }])?.[0];
  };
  expect(only(433_50, 5000)).toMatchObject({ Qty: 5, Unit: 'THD', UnitPrice: 86.7, TotAmt: 433.5 });
  expect(only(1070_31, 12_345)).toMatchObject({ Qty: 12.345, Unit: 'THD', UnitPrice: 86.7, TotAmt: 1070.31 });
  expect(only(433_503, 50_000)).toMatchObject({
    ...{ Qty: 1, Unit: 'OTH', UnitPrice: 4335.03, TotAmt: 4335.03, PrdDesc: 'Soap Box, 50,000 pieces' },
  });
});

test('a credit note of an amount alone has one item for it, without pieces', () => {
  expect(itemsOf([{ ...line, quantity: 0 }], 'credit-note')).toMatchObject([
    { PrdDesc: 'Soap Box', Qty: 1, Unit: 'OTH', UnitPrice: 100, TotAmt: 100, TotItemVal: 105 },
  ]);
});

test('a credit note leaves out a line without an amount and numbers the others; an invoice has all lines', () => {
  const none = { ...line, taxable: paise(0), igst: paise(0), description: 'Free' };
  const placesOf = (kind: 'tax-invoice' | 'credit-note') =>
    itemsOf([none, line], kind)?.map((item) => [item.SlNo, item.PrdDesc]);
  expect(placesOf('credit-note')).toEqual([['1', 'Soap Box']]);
  expect(placesOf('tax-invoice')).toEqual([
    ['1', 'Free'],
    ['2', 'Soap Box'],
  ]);
});

test('a description that is too short for the schema is left out, and a long one is cut', () => {
  const described = ['ab', 'abc', '"a"', 'x'.repeat(301)].map((description) => ({ ...line, description }));
  expect(itemsOf(described)?.map((item) => item.PrdDesc)).toEqual([undefined, 'abc', "'a'", 'x'.repeat(300)]);
  expect(Object.hasOwn(itemsOf(described)?.[0] ?? {}, 'PrdDesc')).toBe(false);
});
