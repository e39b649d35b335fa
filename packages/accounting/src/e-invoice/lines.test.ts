import { paise } from '@boxwright/money';
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
