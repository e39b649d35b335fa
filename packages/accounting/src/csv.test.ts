import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  csvLine,
  csvStart,
  ledgerLineOfDocument,
  ledgerLineOfMoney,
  ledgerStart,
  readCsv,
  salesRegisterLine,
  salesRegisterStart,
} from './index.ts';
import { invoice, rowsByColumn } from './testing/documents.ts';

test('a text that a spreadsheet would run as a formula is made harmless', () => {
  const formulas = [
    '=1+1',
    '+91 98400',
    '-cmd',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n=x',
    '＝1+1',
    '＋1',
    '－cmd',
    '＠SUM',
    ' =1+1',
  ];
  for (const text of formulas) expect(cellOf(text), text).toBe(`'${text}`);
});

test('references keep their digits: what a spreadsheet would turn into another number or a date is written as a text', () => {
  const references = [
    ' 0044 ',
    '403912345678',
    '0044123',
    '1234567890123456789',
    '12E5',
    '1.5e9',
    '12/3',
    '10-11-26',
    '2026/27',
  ];
  for (const text of references) expect(cellOf(text), text).toBe(`'${text}`);
});

test('numbers and days stay what they are, negative numbers too', () => {
  const figures = [
    '-12.50',
    '0',
    '0.00',
    '105000.00',
    '9840012345',
    '48191010',
    '2026-10-30',
    '30-Oct-2026',
    ' 12.50 ',
    'A-1',
    '',
  ];
  expect(csvLine(figures)).toBe(`${figures.join(',')}\r\n`);
});

test('commas, quotes and line ends stay within their cell', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines'])).toBe('"a,b","say ""x""","two\nlines"\r\n');
});

test('whatever is written is read back as it was', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n\'",;0123456789E/') }));
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const head = ['key', 'value'];
      const file = csvStart + [head, ...rows].map(csvLine).join('');
      expect(readCsv(file).rows.map(({ cells }) => cells)).toEqual([head, ...rows]);
    }),
  );
});

const cellOf = (text: string): string => {
  // Checked without our own reader: quotes as in RFC 4180, and the mark as written.
  const cell = csvLine([text]).slice(0, -2);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
};

const note = invoice({
  kind: 'credit-note',
  number: 'CN/26-27/000001',
  refersTo: { number: 'INV/26-27/000001', day: '2026-10-30', total: invoice().total },
});

test('the sales register has invoices, and credit notes with a minus', () => {
  const rows = rowsByColumn(salesRegisterStart + [invoice(), note].map(salesRegisterLine).join(''));
  expect(rows).toMatchObject([
    { Document: 'Tax invoice', 'Taxable Value': '100000.00', CGST: '2500.00', Total: '105000.00' },
    { Document: 'Credit note', 'Against Invoice': 'INV/26-27/000001', SGST: '-2500.00', Total: '-105000.00' },
  ]);
  expect(salesRegisterStart.startsWith('\uFEFFDate,')).toBe(true);
  expect(salesRegisterLine(invoice({ kind: 'receipt-voucher' }))).toBe('');
});

test('the ledger debits what buyers owe and credits what they pay', () => {
  const { total } = invoice();
  const money = { id: 7, day: '2026-11-04', orderNumber: 'BW26-010012', party: '=Meena' } as const;
  const rows = rowsByColumn(
    [
      ledgerStart,
      ledgerLineOfDocument(invoice()),
      ledgerLineOfDocument(note),
      ledgerLineOfMoney({
        ...money,
        way: 'gateway',
        amount: total,
        voucherNumber: 'RV/26-27/000001',
        reference: '403912345678',
      }),
      ledgerLineOfMoney({ ...money, way: 'bank', amount: note.lines[0]?.cgst ?? total }),
    ].join(''),
  );
  expect(rows).toMatchObject([
    { Entry: 'Invoice', Debit: '105000.00', Credit: '' },
    { Entry: 'Credit note', Debit: '', Credit: '105000.00' },
    {
      Entry: 'Payment',
      Number: 'RV/26-27/000001',
      Buyer: '=Meena',
      Way: 'Payment gateway',
      Reference: '403912345678',
      Credit: '105000.00',
    },
    { Entry: 'Payment', Number: 'PAY-7', Way: 'Bank transfer' },
  ]);
  expect(ledgerLineOfDocument(invoice({ kind: 'refund-voucher' }))).toBe('');
});
