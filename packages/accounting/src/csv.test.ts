import { expect, test } from 'vitest';
import {
  csvLine,
  ledgerLineOfDocument,
  ledgerLineOfMoney,
  ledgerStart,
  salesRegisterLine,
  salesRegisterStart,
} from './index.ts';
import { invoice, readCsv } from './testing/documents.ts';

test('a text that a spreadsheet would run as a formula is made harmless; negative numbers stay numbers', () => {
  const cells = ['=1+1', '+91 98400', '-cmd', '@SUM(A1)', '\tx', '\rx', '-12.50', 'A-1'];
  expect(csvLine(cells)).toBe(`'=1+1,'+91 98400,'-cmd,'@SUM(A1),'\tx,"'\rx",-12.50,A-1\r\n`);
});

test('commas, quotes and line ends stay within their cell', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines'])).toBe('"a,b","say ""x""","two\nlines"\r\n');
});

const note = invoice({
  kind: 'credit-note',
  number: 'CN/26-27/000001',
  refersTo: { number: 'INV/26-27/000001', day: '2026-10-30', total: invoice().total },
});

test('the sales register has invoices, and credit notes with a minus', () => {
  const rows = readCsv(salesRegisterStart + [invoice(), note].map(salesRegisterLine).join(''));
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
  const rows = readCsv(
    [
      ledgerStart,
      ledgerLineOfDocument(invoice()),
      ledgerLineOfDocument(note),
      ledgerLineOfMoney({
        ...money,
        way: 'gateway',
        amount: total,
        voucherNumber: 'RV/26-27/000001',
        reference: '4039',
      }),
      ledgerLineOfMoney({ ...money, way: 'bank', amount: note.lines[0]?.cgst ?? total }),
    ].join(''),
  );
  expect(rows).toMatchObject([
    { Entry: 'Invoice', Debit: '105000.00', Credit: '' },
    { Entry: 'Credit note', Debit: '', Credit: '105000.00' },
    { Entry: 'Payment', Number: 'RV/26-27/000001', Buyer: "'=Meena", Way: 'Payment gateway', Credit: '105000.00' },
    { Entry: 'Payment', Number: 'PAY-7', Way: 'Bank transfer' },
  ]);
  expect(ledgerLineOfDocument(invoice({ kind: 'refund-voucher' }))).toBe('');
});
