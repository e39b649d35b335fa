import { paise, parseRupees } from '@boxwright/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountDocument, type Gstr1Section, gstr1Columns, openGstr1 } from '../index.ts';
import { lessSum, sumOf } from '../sums.ts';
import { documents, invoice, rowsByColumn } from '../testing/documents.ts';

/** The rows of each section. */
function gstr1(list: readonly AccountDocument[]) {
  const gstr = openGstr1();
  const texts = [...gstr.start(), ...list.flatMap((one) => gstr.take(one)), ...gstr.end()];
  const textOf = (section: Gstr1Section) =>
    texts
      .filter((part) => part.section === section)
      .map(({ text }) => text)
      .join('');
  return (section: Gstr1Section) => rowsByColumn(textOf(section));
}

const total = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + parseRupees(row[column] ?? ''), 0);

test('invoices and credit notes of every kind of buyer sum to the documents, to the paisa', () => {
  fc.assert(
    fc.property(documents, (list) => {
      const rows = gstr1(list);
      const sums = sumOf(
        list
          .filter(({ kind }) => kind !== 'receipt-voucher')
          .map(({ kind, lines }) => (kind === 'credit-note' ? lessSum(sumOf(lines)) : sumOf(lines))),
      );
      const taxable = (section: Gstr1Section) => total(rows(section), 'Taxable Value');
      const notes = [...rows('cdnr'), ...rows('cdnur')];
      const ofType = (type: string) =>
        total(
          notes.filter((row) => row['Note Type'] === type),
          'Taxable Value',
        );
      expect(taxable('b2b') + taxable('b2cl') + taxable('b2cs') - ofType('C') + ofType('D')).toBe(sums.taxable);
      const goods = [...rows('hsn-b2b'), ...rows('hsn-b2c')];
      expect(total(goods, 'Taxable Value')).toBe(sums.taxable);
      expect(total(goods, 'Central Tax Amount')).toBe(sums.cgst);
      expect(total(goods, 'State/UT Tax Amount')).toBe(sums.sgst);
      expect(total(goods, 'Integrated Tax Amount')).toBe(sums.igst);
      const issued = rows('docs');
      expect(issued.reduce((sum, row) => sum + Number(row['Total Number']), 0)).toBe(list.length);
    }),
  );
});

describe('a buyer', () => {
  const gstin = '29AAACY2068D1ZC';

  test('with a GSTIN is listed invoice by invoice, with a row for each tax rate', () => {
    const lines = [...invoice({ placeOfSupply: '29' }).lines, ...invoice({ placeOfSupply: '29', rate: 1800 }).lines];
    const rows = gstr1([invoice({ gstin, placeOfSupply: '29', lines })])('b2b');
    expect(rows).toEqual([
      {
        'GSTIN/UIN of Recipient': gstin,
        'Receiver Name': 'Meena Soaps',
        'Invoice Number': 'INV/26-27/000001',
        'Invoice date': '03-Nov-2026',
        'Invoice Value': '223000.00',
        'Place Of Supply': '29-Karnataka',
        'Reverse Charge': 'N',
        'Applicable % of Tax Rate': '',
        'Invoice Type': 'Regular B2B',
        'E-Commerce GSTIN': '',
        Rate: '5.00',
        'Taxable Value': '100000.00',
        'Cess Amount': '0.00',
      },
      expect.objectContaining({ Rate: '18.00', 'Taxable Value': '100000.00' }),
    ]);
  });

  test('without one is part of the sums, except in other states above a lakh of rupees', () => {
    const small = { placeOfSupply: '29', taxable: 10_000_00 };
    const large = { placeOfSupply: '29', taxable: 2_00_000_00 };
    const rows = gstr1([invoice(small), invoice({ ...large, placeOfSupply: '33' }), invoice(large)]);
    expect(rows('b2cl')).toMatchObject([{ 'Invoice Value': '210000.00', 'Place Of Supply': '29-Karnataka' }]);
    expect(rows('b2cs')).toMatchObject([
      { Type: 'OE', 'Place Of Supply': '29-Karnataka', 'Taxable Value': '10000.00' },
      { 'Place Of Supply': '33-Tamil Nadu', 'Taxable Value': '200000.00' },
    ]);
    expect(rows('b2b')).toEqual([]);
  });

  test('counts in the sums with an invoice of exactly a lakh of rupees, and so does a credit note on it', () => {
    const lakh = paise(1_00_000_00);
    const more = paise(lakh + 1);
    const on = (total: typeof lakh) => ({ number: 'INV/26-27/000001', day: '2026-10-30', total });
    const note = { kind: 'credit-note', number: 'CN/26-27/000001', placeOfSupply: '29', taxable: 1_000_00 } as const;
    const exact = gstr1([
      invoice({ placeOfSupply: '29', total: lakh }),
      invoice({ ...note, refersTo: on(lakh) }),
      // Without an invoice to look at, as old ones are.
      invoice(note),
    ]);
    expect([exact('b2cl'), exact('cdnur')]).toEqual([[], []]);
    expect(exact('b2cs')).toMatchObject([{ 'Place Of Supply': '29-Karnataka', 'Taxable Value': '98000.00' }]);
    const above = gstr1([invoice({ placeOfSupply: '29', total: more }), invoice({ ...note, refersTo: on(more) })]);
    expect(above('b2cl')).toMatchObject([{ 'Invoice Value': '100000.01' }]);
    expect(above('cdnur')).toHaveLength(1);
    expect(above('b2cs')).toEqual([]);
  });

  test('with a wrong GSTIN counts as having none, because the portal would refuse the file', () => {
    const rows = gstr1([invoice({ gstin: '33AAACY2068D1ZM' })]);
    expect([rows('b2b').length, rows('b2cs').length]).toEqual([0, 1]);
  });

  test('has its credit notes listed in the same way as their invoice', () => {
    const note = (own: Parameters<typeof invoice>[0], invoiced: number) =>
      invoice({
        kind: 'credit-note',
        number: 'CN/26-27/000001',
        taxable: 1_000_00,
        refersTo: { number: 'INV/26-27/000001', day: '2026-10-30', total: paise(invoiced) },
        ...own,
      });
    const rows = gstr1([
      note({ gstin, placeOfSupply: '29' }, 50_000_00),
      note({ placeOfSupply: '29' }, 5_00_000_00),
      note({ placeOfSupply: '29' }, 50_000_00),
    ]);
    expect(rows('cdnr')).toMatchObject([
      { 'Note Type': 'C', 'Note Value': '1050.00', 'Note Supply Type': 'Regular B2B', 'Reverse Charge': 'N' },
    ]);
    expect(rows('cdnur')).toMatchObject([{ 'UR Type': 'B2CL', 'Note Value': '1050.00' }]);
    expect(rows('b2cs')).toMatchObject([{ 'Taxable Value': '-1000.00' }]);
    // Debit notes too, with the other type and sign.
    const dearer = { kind: 'debit-note', number: 'DN/26-27/000001' } as const;
    const raised = gstr1([
      note({ gstin, placeOfSupply: '29', ...dearer }, 50_000_00),
      note({ placeOfSupply: '29', ...dearer }, 5_00_000_00),
      note({ placeOfSupply: '29', ...dearer }, 50_000_00),
    ]);
    expect(raised('cdnr')).toMatchObject([{ 'Note Type': 'D', 'Note Value': '1050.00' }]);
    expect(raised('cdnur')).toMatchObject([{ 'Note Type': 'D', 'Note Value': '1050.00' }]);
    expect(raised('b2cs')).toMatchObject([{ 'Taxable Value': '1000.00' }]);
    expect(raised('hsn-b2c')).toMatchObject([{ 'Total Quantity': '2000.00', 'Taxable Value': '2000.00' }]);
  });
});

test('the HSN summary counts the pieces of invoices, less those that credit notes take back', () => {
  const gstin = '33AAACY2068D1ZN';
  const note = (own: Parameters<typeof invoice>[0]) =>
    invoice({ kind: 'credit-note', number: 'CN/26-27/000001', taxable: 10_000_00, ...own });
  const pieces = (own: Parameters<typeof invoice>[0], quantity: number) => {
    const credited = note(own);
    return { ...credited, lines: credited.lines.map((line) => ({ ...line, quantity })) };
  };
  const rows = gstr1([
    invoice({ gstin }),
    invoice({ gstin, number: 'INV/26-27/000002' }),
    invoice({ placeOfSupply: '29', number: 'INV/26-27/000003' }),
    pieces({ gstin }, 40),
    // Of an amount alone, such as a rebate.
    pieces({ gstin, number: 'CN/26-27/000003' }, 0),
    pieces({ placeOfSupply: '29', number: 'CN/26-27/000002' }, 1000),
    invoice({ kind: 'receipt-voucher', number: 'RV/26-27/000001' }),
  ]);
  const common = { HSN: '48191010', UQC: 'PCS-PIECES', Rate: '5.00', 'Cess Amount': '0.00' };
  expect(rows('hsn-b2b')).toMatchObject([
    {
      ...common,
      'Total Quantity': '1960.00',
      'Total Value': '189000.00',
      'Taxable Value': '180000.00',
      'Central Tax Amount': '4500.00',
      'State/UT Tax Amount': '4500.00',
      'Integrated Tax Amount': '0.00',
    },
  ]);
  expect(rows('hsn-b2c')).toMatchObject([
    { ...common, 'Total Quantity': '0.00', 'Total Value': '94500.00', 'Integrated Tax Amount': '4500.00' },
  ]);
});

test('the HSN summary has no quantity below zero where more came back than was sent', () => {
  const rows = gstr1([invoice({ kind: 'credit-note', number: 'CN/26-27/000001', taxable: 1_000_00 })]);
  expect(rows('hsn-b2c')).toMatchObject([{ 'Total Quantity': '0.00', 'Taxable Value': '-1000.00' }]);
});

test('documents issued are listed by series and financial year, including vouchers', () => {
  const rows = gstr1([
    invoice({ number: 'INV/25-26/000041' }),
    invoice({ number: 'INV/26-27/000001' }),
    invoice({ number: 'INV/26-27/000002' }),
    invoice({ kind: 'receipt-voucher', number: 'RV/26-27/000009' }),
  ]);
  expect(rows('docs').map((row) => Object.values(row))).toEqual([
    ['Invoices for outward supply', 'INV/25-26/000041', 'INV/25-26/000041', '1', '0'],
    ['Invoices for outward supply', 'INV/26-27/000001', 'INV/26-27/000002', '2', '0'],
    ['Receipt Voucher', 'RV/26-27/000009', 'RV/26-27/000009', '1', '0'],
  ]);
});

test('rates, places and goods are listed from the least to the greatest', () => {
  const [low, high] = [500, 1800].flatMap((rate) => invoice({ placeOfSupply: '29', rate, taxable: 1_000_00 }).lines);
  if (!low || !high) throw new Error('no lines');
  const lines = [{ ...high, hsn: '4821' }, low, { ...high, hsn: '3919' }];
  const rows = gstr1([
    invoice({ placeOfSupply: '33', lines }),
    invoice({ placeOfSupply: '29', lines }),
    invoice({ gstin: '29AAACY2068D1ZC', placeOfSupply: '29', lines }),
  ]);
  expect(rows('b2b').map((row) => row['Rate'])).toEqual(['5.00', '18.00']);
  expect(rows('b2cs').map((row) => [row['Place Of Supply'], row['Rate']])).toEqual([
    ['29-Karnataka', '18.00'],
    ['29-Karnataka', '5.00'],
    ['33-Tamil Nadu', '18.00'],
    ['33-Tamil Nadu', '5.00'],
  ]);
  expect(rows('hsn-b2c').map((row) => row['HSN'])).toEqual(['3919', '48191010', '4821']);
});

test('what is only summed, or isn’t a supply, is in no list', () => {
  const gstr = openGstr1();
  for (const kind of ['tax-invoice', 'credit-note', 'receipt-voucher'] as const)
    expect(gstr.take(invoice({ kind }))).toEqual([]);
});

test('a period without documents gives files with only their heads', () => {
  const rows = gstr1([]);
  for (const section of Object.keys(gstr1Columns) as Gstr1Section[]) expect(rows(section)).toEqual([]);
});

test('supplies to a Special Economic Zone are named so, and are never inside the state', () => {
  const zone = { gstin: '33AAACY2068D1ZN', supplyType: 'SEZWP' } as const;
  const rows = gstr1([invoice(zone), invoice({ ...zone, kind: 'credit-note', number: 'CN/26-27/000001' })]);
  expect(rows('b2b')).toMatchObject([
    { 'Place Of Supply': '33-Tamil Nadu', 'Invoice Type': 'SEZ supplies with payment' },
  ]);
  expect(rows('cdnr')).toMatchObject([{ 'Note Supply Type': 'SEZ supplies with payment' }]);
});
