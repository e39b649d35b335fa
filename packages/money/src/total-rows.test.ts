import { expect, test } from 'vitest';
import { bps, paise } from './paise.ts';
import { partsOfRow, totalRows } from './total-rows.ts';

const plain = {
  netValue: paise(1_860_000),
  delivery: paise(58_400),
  taxes: [{ name: 'IGST', rate: bps(500), amount: paise(95_920) }],
} as const;

test('the sub total is goods and delivery before tax', () => {
  expect(totalRows(plain)).toEqual([
    { name: 'Net value', amount: 1_860_000 },
    { name: 'Delivery charge', amount: 58_400 },
    { name: 'Sub total', amount: 1_918_400 },
    { name: 'IGST 5 %', amount: 95_920 },
  ]);
});

test('discount and cash on delivery have a row each, and are in the sub total', () => {
  const rows = totalRows({ ...plain, discount: paise(60_000), codCharge: paise(5_000) });
  expect(rows.map(({ name }) => name)).toEqual([
    'Net value',
    'Discount',
    'Delivery charge',
    'Cash On Delivery charge',
    'Sub total',
    'IGST 5 %',
  ]);
  expect(rows.find(({ name }) => name === 'Discount')?.amount).toBe(-60_000);
  expect(rows.find(({ name }) => name === 'Sub total')?.amount).toBe(1_863_400);
});

test('names the samples in a discount, with what was paid for them', () => {
  const credits = [{ number: 'BW26-010007', amount: paise(100_000) }];
  const [, discount, delivery] = totalRows({ ...plain, discount: paise(95_238), credits });
  expect(discount).toEqual({
    name: 'Discount',
    amount: -95_238,
    notes: ['Sample BW26-010007 credited: \u2212₹1,000.00 with its GST.'],
  });
  expect(delivery).not.toHaveProperty('notes');
});

test('a page shows only the taxes that apply', () => {
  const sums = { netValue: 100_060, delivery: 0, discount: 0, discounts: [], sampleCredits: [], codFee: 0 };
  const taxes = (own: { cgst: number; sgst: number; igst: number }) => partsOfRow({ ...sums, ...own }).taxes;
  expect(taxes({ cgst: 2501, sgst: 2501, igst: 0 }).map(({ name }) => name)).toEqual(['CGST', 'SGST']);
  expect(taxes({ cgst: 0, sgst: 0, igst: 5003 })).toEqual([{ name: 'IGST', amount: 5003 }]);
});
