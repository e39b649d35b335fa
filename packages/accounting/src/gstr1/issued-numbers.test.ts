import { expect, test } from 'vitest';
import { openIssuedNumbers } from './issued-numbers.ts';

test('the numbers of a series run from the least to the greatest, in whatever order they come', () => {
  const issued = openIssuedNumbers();
  for (const number of ['INV/26-27/000002', 'INV/26-27/000001', 'INV/26-27/000003', 'INV/26-27/000002'])
    issued.take({ kind: 'tax-invoice', number });
  expect(issued.rows()).toEqual([
    {
      nature: 'Invoices for outward supply',
      first: 'INV/26-27/000001',
      last: 'INV/26-27/000003',
      count: 4,
      cancelled: 0,
    },
  ]);
});

test('invoices stand before credit notes and vouchers, and the older year before the newer one', () => {
  const issued = openIssuedNumbers();
  for (const [kind, number] of [
    ['refund-voucher', 'PV/26-27/000001'],
    ['credit-note', 'CN/26-27/000001'],
    ['tax-invoice', 'INV/26-27/000001'],
    ['receipt-voucher', 'RV/26-27/000001'],
    ['tax-invoice', 'INV/25-26/000041'],
    ['credit-note', 'CN/25-26/000009'],
  ] as const)
    issued.take({ kind, number });
  expect(issued.rows().map(({ nature, first }) => [nature, first])).toEqual([
    ['Invoices for outward supply', 'INV/25-26/000041'],
    ['Invoices for outward supply', 'INV/26-27/000001'],
    ['Credit Note', 'CN/25-26/000009'],
    ['Credit Note', 'CN/26-27/000001'],
    ['Receipt Voucher', 'RV/26-27/000001'],
    ['Refund Voucher', 'PV/26-27/000001'],
  ]);
});
