import { paise } from '@boxwright/money';
import { describe, expect, test } from 'vitest';
import type { MoneyEntry } from '../rows.ts';
import { boughtLedgers } from '../testing/bought-ledgers.ts';
import { invoice } from '../testing/documents.ts';
import { checkTallyVoucher } from './check.ts';
import { voucherOfChequeFee } from './cheque-fee.ts';
import type { TallyLedgerNames } from './ledger-names.ts';
import { type TallyVoucher, voucherOfDocument, voucherOfMoney } from './voucher.ts';

const names: TallyLedgerNames = {
  ...{ company: '', buyers: 'each', customers: 'Website Customers' },
  ...{ salesInState: 'Sales', salesOutOfState: 'Interstate Sales', cgst: 'CGST', sgst: 'SGST', igst: 'IGST' },
  ...{ gateway: 'PayU', bank: 'Bank', cash: 'Cash', bankCharges: 'Bank Charges', tdsReceivable: 'TDS Receivable' },
  ...boughtLedgers,
};
const gstin = '33AAACY2068D1ZN';
const money: MoneyEntry = {
  ...{ id: 7, way: 'bank', day: '2026-11-04', amount: paise(1_000_00), orderNumber: 'BW26-010012', party: 'Meena' },
};
const voucher = (own: Partial<MoneyEntry>) => voucherOfMoney({ ...money, ...own }, names);

/** Each entry as `ledger amount [bills]`, in rupees. */
const read = ({ entries, bills, moreBills = [] }: TallyVoucher) =>
  entries.map(({ ledger, amount }, index) => {
    const own = [bills, ...moreBills].filter(({ entry }) => entry === index).flatMap(({ of }) => of);
    const texts = own.map((bill) => [bill.type, bill.name, bill.amount / 100].filter(Boolean).join(' '));
    return [ledger, amount / 100, ...(texts.length === 0 ? [] : [`[${texts.join(', ')}]`])].join(' ');
  });

describe('the voucher of money', () => {
  test.each<[string, Partial<MoneyEntry>, string, string[]]>([
    [
      'a transfer',
      { against: 'INV/1' },
      'Receipt PAY-7',
      ['Bank 1000', 'Website Customers -1000 [Agst Ref INV/1 -1000]'],
    ],
    [
      'a cheque',
      { way: 'cheque', voucherNumber: 'RV/1' },
      'Receipt RV/1',
      ['Bank 1000', 'Website Customers -1000 [Advance RV/1 -1000]'],
    ],
    [
      'cash that is paid back',
      { way: 'cash', amount: paise(-5_00) },
      'Payment REFUND-7',
      ['Cash -5', 'Website Customers 5 [On Account 5]'],
    ],
    [
      'a cheque that bounced, with the bank’s charge',
      { way: 'cheque', amount: paise(-1_000_00), isReversal: true, bankFee: paise(118_00), against: 'RV/1' },
      'Payment REVERSAL-7',
      ['Bank -1118', 'Website Customers 1000 [Agst Ref RV/1 1000]', 'Bank Charges 118'],
    ],
    [
      'deducted tax',
      { way: 'tds', gstin, voucherNumber: 'RV/1', against: 'INV/1' },
      'Journal PAY-7',
      ['TDS Receivable 1000', `Meena ${gstin} -1000 [Advance RV/1 -1000]`],
    ],
    [
      'what was held and now pays an order that is billed to another company',
      { way: 'account', against: 'INV/1', holder: { party: 'Ravi', gstin } },
      'Journal PAY-7',
      [`Ravi ${gstin} 1000 [On Account 1000]`, 'Website Customers -1000 [Agst Ref INV/1 -1000]'],
    ],
    [
      'what was held and pays an order of the same buyer',
      { way: 'account', gstin, against: 'INV/1' },
      'Journal PAY-7',
      [`Meena ${gstin} 1000 [On Account 1000]`, `Meena ${gstin} -1000 [Agst Ref INV/1 -1000]`],
    ],
    [
      'a receipt on account that is held',
      { isOnAccount: true, orderNumber: '', gstin },
      'Receipt ACC-PAY-7',
      ['Bank 1000', `Meena ${gstin} -1000 [On Account -1000]`],
    ],
    [
      'a receipt on account of which two orders are paid, each in its own buyer’s ledger',
      {
        ...{ isOnAccount: true, orderNumber: '' },
        parts: [
          { party: 'Ravi', gstin, amount: paise(300_00), against: 'INV/1' },
          { party: 'Meena', amount: paise(200_00), voucherNumber: 'RV/2' },
        ],
      },
      'Receipt ACC-PAY-7',
      [
        'Bank 1000',
        `Ravi ${gstin} -300 [Agst Ref INV/1 -300]`,
        'Website Customers -200 [Advance RV/2 -200]',
        'Website Customers -500 [On Account -500]',
      ],
    ],
    [
      'a receipt on account that pays orders with all of it',
      { isOnAccount: true, orderNumber: '', parts: [{ party: 'Meena', amount: paise(1_000_00), against: 'INV/1' }] },
      'Receipt ACC-PAY-7',
      ['Bank 1000', 'Website Customers -1000 [Agst Ref INV/1 -1000]'],
    ],
  ])('of %s', (_what, own, head, entries) => {
    const written = voucher(own);
    expect(`${written.type} ${written.number}`).toBe(head);
    expect(read(written)).toEqual(entries);
    expect(checkTallyVoucher(written)).toEqual([]);
  });

  test.each<[Partial<MoneyEntry>, string]>([
    [{}, 'Order BW26-010012'],
    [{ isOnAccount: true, orderNumber: '' }, 'On account'],
    [{ isReversal: true }, 'Order BW26-010012, receipt reversed'],
    [{ isReversal: true, way: 'tds' }, 'Order BW26-010012, taken back'],
  ])('%j reads “%s”', (own, narration) => expect(voucher(own).narration).toBe(narration));

  test('has a reference where the gateway or the bank gave one', () => {
    expect(voucher({ reference: 'UTR7' }).reference).toBe('UTR7');
    expect(voucher({})).not.toHaveProperty('reference');
  });
});

test('the bank’s charge for a cheque that was never recorded as paid is a payment of its own', () => {
  const fee = {
    id: 3,
    number: '004411',
    bank: 'HDFC',
    day: '2026-11-05',
    feePaise: 118_00,
    orderNumber: 'BW26-010012',
  };
  const written = voucherOfChequeFee(fee, names);
  expect(read(written)).toEqual(['Bank -118', 'Bank Charges 118']);
  expect(written).toMatchObject({
    ...{ type: 'Payment', number: 'CHEQUE-3', day: '2026-11-05', party: 'Bank', reference: '004411' },
    narration: 'Charge for cheque 004411 HDFC, not paid, of order BW26-010012',
  });
  expect(checkTallyVoucher(written)).toEqual([]);
});

test('a note whose invoice isn’t known is on account', () => {
  const credited = voucherOfDocument(invoice({ kind: 'credit-note' }), names);
  expect(credited?.bills.of).toEqual([{ type: 'On Account', amount: -1_05_000_00 }]);
});

test('the number of a voucher may be as long as Tally takes it, and its problem names what to do', () => {
  const of = (number: string) => checkTallyVoucher({ ...voucher({}), number });
  const longest = 30;
  expect(of('x'.repeat(longest))).toEqual([]);
  expect(of('x'.repeat(longest + 1))).toEqual([
    { problem: `Its number is longer than ${longest} characters.`, mend: 'Please report this.' },
  ]);
});
