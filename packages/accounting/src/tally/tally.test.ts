import { parseRupees } from '@boxwright/money';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { tallyEnd, tallyMessage, tallyStart, voucherOfDocument, voucherOfMoney } from '../index.ts';
import { boughtLedgers } from '../testing/bought-ledgers.ts';
import { documents, invoice, moneyEntries } from '../testing/documents.ts';

const ledgers = {
  company: 'Boxwright & Sons',
  buyers: 'one' as const,
  customers: 'Website Customers',
  salesInState: 'Sales {rate}%',
  salesOutOfState: 'Interstate Sales {rate}%',
  cgst: 'Output CGST {rate}%',
  sgst: 'Output SGST {rate}%',
  igst: 'Output IGST {rate}%',
  gateway: 'PayU',
  bank: 'Bank',
  cash: 'Cash',
  bankCharges: 'Bank Charges',
  ...boughtLedgers,
  tdsReceivable: 'TDS Receivable',
};

interface ReadVoucher {
  readonly [name: string]: string | readonly Record<string, string>[];
  readonly entries: Record<string, string>[];
}

/** The vouchers of a file. Throws when it is not well-formed. */
function readTally(xml: string): ReadVoucher[] {
  const vouchers: (Record<string, string> & { entries: Record<string, string>[] })[] = [];
  let entry: Record<string, string> | undefined;
  let text = '';
  let isInBill = false;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'VOUCHER') vouchers.push(Object.assign(Object.create(null), { entries: [] }));
    if (name === 'ALLLEDGERENTRIES.LIST') entry = {};
    if (name === 'BILLALLOCATIONS.LIST') isInBill = true;
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const voucher = vouchers.at(-1);
    if (name === 'BILLALLOCATIONS.LIST') isInBill = false;
    else if (isInBill && entry) entry[`bill ${name}`] = `${entry[`bill ${name}`] ?? ''}${text};`;
    else if (name === 'ALLLEDGERENTRIES.LIST' && entry) {
      voucher?.entries.push(entry);
      entry = undefined;
    } else if (entry) entry[name] = text;
    else if (voucher) voucher[name] = text;
  });
  parser.write(xml).close();
  return vouchers as ReadVoucher[]; // everything is filled in above
}

test('every voucher is well-formed and balanced, whatever the names and amounts', () => {
  fc.assert(
    fc.property(documents, fc.array(moneyEntries, { maxLength: 10 }), (list, money) => {
      const vouchers = [
        ...list.flatMap((one) => voucherOfDocument(one, ledgers) ?? []),
        ...money.map((one) => voucherOfMoney(one, ledgers)),
      ];
      const read = readTally(tallyStart(ledgers.company) + vouchers.map(tallyMessage).join('') + tallyEnd);
      expect(read).toHaveLength(vouchers.length);
      for (const { entries } of read) {
        const amounts = entries.map(({ AMOUNT = '' }) => parseRupees(AMOUNT));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
        const billed = entries.flatMap(({ AMOUNT = '', 'bill AMOUNT': bills }) =>
          bills === undefined ? [] : [{ AMOUNT, bills }],
        );
        expect(billed).toHaveLength(1);
        for (const { AMOUNT, bills } of billed)
          expect(bills.split(';').reduce((sum, each) => sum + (each === '' ? 0 : parseRupees(each)), 0)).toBe(
            parseRupees(AMOUNT),
          );
        expect(entries.map(({ ISDEEMEDPOSITIVE }) => ISDEEMEDPOSITIVE === 'Yes')).toEqual(
          amounts.map((each) => each < 0),
        );
      }
    }),
  );
});

test('an invoice debits the customers and credits sales and taxes, each at its rate', () => {
  const voucher = voucherOfDocument(invoice({ gstin: '33AAACY2068D1ZN' }), ledgers);
  expect(voucher && readTally(tallyStart('') + tallyMessage(voucher) + tallyEnd)).toEqual([
    expect.objectContaining({
      DATE: '20261103',
      VOUCHERTYPENAME: 'Sales',
      VOUCHERNUMBER: 'INV/26-27/000001',
      PARTYLEDGERNAME: 'Website Customers',
      PARTYNAME: 'Meena Soaps',
      PARTYGSTIN: '33AAACY2068D1ZN',
      PLACEOFSUPPLY: 'Tamil Nadu',
      entries: [
        {
          ...{ LEDGERNAME: 'Website Customers', ISDEEMEDPOSITIVE: 'Yes', AMOUNT: '-105000.00' },
          ...{ 'bill NAME': 'INV/26-27/000001;', 'bill BILLTYPE': 'New Ref;', 'bill AMOUNT': '-105000.00;' },
        },
        { LEDGERNAME: 'Sales 5%', ISDEEMEDPOSITIVE: 'No', AMOUNT: '100000.00' },
        { LEDGERNAME: 'Output CGST 2.5%', ISDEEMEDPOSITIVE: 'No', AMOUNT: '2500.00' },
        { LEDGERNAME: 'Output SGST 2.5%', ISDEEMEDPOSITIVE: 'No', AMOUNT: '2500.00' },
      ],
    }),
  ]);
});

test('a credit note is the other way round, and refers to its invoice', () => {
  const refersTo = { number: 'INV/26-27/000001', day: '2026-10-30', total: invoice().total };
  const voucher = voucherOfDocument(invoice({ kind: 'credit-note', placeOfSupply: '29', refersTo }), ledgers);
  expect(voucher).toMatchObject({
    type: 'Credit Note',
    reference: 'INV/26-27/000001',
    entries: [
      { ledger: 'Website Customers', amount: -105_000_00 },
      { ledger: 'Interstate Sales 5%', amount: 100_000_00 },
      { ledger: 'Output IGST 5%', amount: 5_000_00 },
    ],
  });
});

test('a debit note is the same way round as a sale, and refers to its invoice', () => {
  const refersTo = { number: 'INV/26-27/000001', day: '2026-10-30', total: invoice().total };
  const voucher = voucherOfDocument(invoice({ kind: 'debit-note', placeOfSupply: '29', refersTo }), ledgers);
  expect(voucher).toMatchObject({
    type: 'Debit Note',
    reference: 'INV/26-27/000001',
    entries: [{ amount: 105_000_00 }, { amount: -100_000_00 }, { amount: -5_000_00 }],
  });
});

test('money has a voucher of its own, and a receipt voucher none besides', () => {
  expect(voucherOfDocument(invoice({ kind: 'receipt-voucher' }), ledgers)).toBeNull();
  const [one] = fc.sample(moneyEntries, 1);
  if (!one) throw new Error('no entry');
  expect(voucherOfMoney({ ...one, way: 'cash', id: 7, amount: invoice().total }, ledgers)).toMatchObject({
    type: 'Receipt',
    number: 'PAY-7',
    entries: [{ ledger: 'Cash', amount: 105_000_00 }, { ledger: 'Website Customers' }],
  });
});
