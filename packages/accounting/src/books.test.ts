import { paise } from '@boxwright/money';
import { describe, expect, test } from 'vitest';
import { type AccountDocument, ledgerLineOfDocument, ledgerLineOfMoney, ledgerStart } from './index.ts';
import type { MoneyEntry } from './rows.ts';
import { salesRegisterLine, salesRegisterStart } from './sales-register.ts';
import { invoice, rowsByColumn } from './testing/documents.ts';

const refersTo = { number: 'INV/26-27/000001', day: '2026-10-30', total: paise(2_00_000_00) };
const note = (own: Parameters<typeof invoice>[0] = {}) =>
  invoice({ kind: 'credit-note', number: 'CN/26-27/000001', taxable: 1_000_00, refersTo, ...own });
const vouchers = (['receipt-voucher', 'refund-voucher'] as const).map((kind) => invoice({ kind }));

describe('the sales register', () => {
  const rows = (...documents: readonly AccountDocument[]) =>
    rowsByColumn(salesRegisterStart + documents.map(salesRegisterLine).join(''));

  test('has a line for each invoice, with its taxes', () => {
    const gstin = '33AAACY2068D1ZN';
    expect(rows(invoice({ gstin }), invoice({ placeOfSupply: '29' }))).toEqual([
      {
        Date: '2026-11-03',
        Document: 'Tax invoice',
        Number: 'INV/26-27/000001',
        'Against Invoice': '',
        Order: 'BW26-010012',
        Buyer: 'Meena Soaps',
        GSTIN: gstin,
        'Place Of Supply': '33-Tamil Nadu',
        'Taxable Value': '100000.00',
        CGST: '2500.00',
        SGST: '2500.00',
        IGST: '0.00',
        Total: '105000.00',
        'Purchase Order': '',
      },
      expect.objectContaining({ GSTIN: '', 'Place Of Supply': '29-Karnataka', CGST: '0.00', IGST: '5000.00' }),
    ]);
  });

  test('takes a credit note off, names its invoice, and leaves vouchers out', () => {
    expect(rows(note(), ...vouchers)).toMatchObject([
      {
        Document: 'Credit note',
        Number: 'CN/26-27/000001',
        'Against Invoice': 'INV/26-27/000001',
        'Taxable Value': '-1000.00',
        CGST: '-25.00',
        SGST: '-25.00',
        Total: '-1050.00',
      },
    ]);
    const dearer = note({ kind: 'debit-note', number: 'DN/26-27/000001' });
    expect(rows(dearer)).toMatchObject([{ Document: 'Debit note', 'Taxable Value': '1000.00', Total: '1050.00' }]);
  });

  test('enters a buyer without a company by name', () => {
    const { recipient } = invoice();
    const { company: _, ...person } = recipient;
    const buyers = [person, { ...recipient, company: '' }].map(
      (one) => rows(invoice({ recipient: one }))[0]?.['Buyer'],
    );
    expect(buyers).toEqual(['Meena Sundaram', 'Meena Sundaram']);
  });
});

describe('the buyers’ ledger', () => {
  const rows = (...lines: readonly string[]) => rowsByColumn(ledgerStart + lines.join(''));

  test('debits an invoice, credits a credit note, and leaves vouchers to their money', () => {
    expect(rows(...[invoice(), note(), ...vouchers].map(ledgerLineOfDocument))).toEqual([
      {
        ...{ Date: '2026-11-03', Entry: 'Invoice', Number: 'INV/26-27/000001', Order: 'BW26-010012' },
        ...{ Buyer: 'Meena Soaps', Way: '', Reference: '', Debit: '105000.00', Credit: '' },
      },
      {
        ...{ Date: '2026-11-03', Entry: 'Credit note', Number: 'CN/26-27/000001', Order: 'BW26-010012' },
        ...{ Buyer: 'Meena Soaps', Way: '', Reference: 'INV/26-27/000001', Debit: '', Credit: '1050.00' },
      },
    ]);
    expect(rows(ledgerLineOfDocument(note({ kind: 'debit-note' })))).toMatchObject([
      { Entry: 'Debit note', Reference: 'INV/26-27/000001', Debit: '1050.00', Credit: '' },
    ]);
  });

  test('credits a payment and debits a refund, under its voucher or a number of its own', () => {
    const money = (amount: number, own: Partial<MoneyEntry> = {}): MoneyEntry => ({
      ...{ id: 7, way: 'gateway', day: '2026-11-04', orderNumber: 'BW26-010012', party: 'Meena Soaps' },
      amount: paise(amount),
      ...own,
    });
    const entries = [
      money(105_00, { voucherNumber: 'RV/26-27/000001', reference: '4039' }),
      money(105_00, { way: 'bank' }),
      money(-5_00, { way: 'cash' }),
      money(-105_00, { way: 'bank', isReversal: true }),
    ];
    expect(rows(...entries.map(ledgerLineOfMoney))).toEqual([
      {
        ...{ Date: '2026-11-04', Entry: 'Payment', Number: 'RV/26-27/000001', Order: 'BW26-010012' },
        ...{ Buyer: 'Meena Soaps', Way: 'Payment gateway', Reference: '4039', Debit: '', Credit: '105.00' },
      },
      expect.objectContaining({ Number: 'PAY-7', Way: 'Bank transfer', Reference: '' }),
      expect.objectContaining({ Entry: 'Refund', Number: 'REFUND-7', Way: 'Cash', Debit: '5.00', Credit: '' }),
      expect.objectContaining({ Entry: 'Reversal', Number: 'REVERSAL-7', Way: 'Bank transfer', Debit: '105.00' }),
    ]);
  });
});
