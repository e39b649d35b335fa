import { paise } from '@boxwright/money';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import {
  type AccountDocument,
  checkTallyNames,
  checkTallyVoucher,
  openTallyMasters,
  voucherOfDocument,
  voucherOfMoney,
} from '../index.ts';
import { boughtLedgers } from '../testing/bought-ledgers.ts';
import { documents, invoice, moneyEntries } from '../testing/documents.ts';

const ledgers = {
  company: 'Boxwright & Sons',
  buyers: 'each',
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
} as const;
const gstin = '33AAACY2068D1ZN';

/** The masters of a file by their kind and name, each with the texts of its elements. */
function readMasters(xml: string): Map<string, Record<string, string>> {
  const masters = new Map<string, Record<string, string>>();
  let master: Record<string, string> | undefined;
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (attributes['ACTION'] !== 'Create') return;
    master = {};
    masters.set(`${name} ${attributes['NAME']}`, master);
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (master && text.trim() !== '') master[name] = `${master[name] === undefined ? '' : `${master[name]} `}${text}`;
    text = '';
  });
  parser.write(xml).close();
  return masters;
}

function mastersOf(list: readonly AccountDocument[]) {
  const masters = openTallyMasters(ledgers);
  for (const one of list) masters.take(one);
  return readMasters([...masters.text()].join(''));
}

test('every ledger that a voucher names is among the masters, and no dry run finds fault', () => {
  fc.assert(
    fc.property(documents, fc.array(moneyEntries, { maxLength: 5 }), (list, money) => {
      const names = mastersOf(list);
      const vouchers = [
        ...list.flatMap((one) => voucherOfDocument(one, ledgers) ?? []),
        ...money.map((one) => voucherOfMoney(one, ledgers)),
      ];
      for (const voucher of vouchers) {
        expect(checkTallyVoucher(voucher)).toEqual([]);
        // Names that XML can’t hold as they are differ in the file.
        for (const { ledger } of voucher.entries.filter((each) => /^[\w %&<>=]*$/.test(each.ledger)))
          expect(names.has(`LEDGER ${ledger}`)).toBe(true);
      }
    }),
  );
});

test('masters are in Tally’s groups, with rates of tax, HSN codes, and registered buyers', () => {
  const names = mastersOf([
    invoice({ gstin, recipient: { ...invoice().recipient, gstin } }),
    invoice({ placeOfSupply: '29', rate: 1800 }),
  ]);
  expect(names.get('LEDGER Sales 5%')).toMatchObject({ PARENT: 'Sales Accounts' });
  expect(names.get('LEDGER Output CGST 2.5%')).toMatchObject({
    ...{ PARENT: 'Duties & Taxes', TAXTYPE: 'GST', GSTDUTYHEAD: 'Central Tax', RATEOFTAXCALCULATION: '2.5' },
  });
  expect(names.get('LEDGER Output IGST 18%')).toMatchObject({ GSTDUTYHEAD: 'Integrated Tax' });
  expect(names.get(`LEDGER Meena Soaps ${gstin}`)).toMatchObject({
    ...{ PARENT: 'Sundry Debtors', ISBILLWISEON: 'Yes', LEDSTATENAME: 'Tamil Nadu' },
    ...{ PARTYGSTIN: gstin, GSTREGISTRATIONTYPE: 'Regular' },
  });
  expect(names.get('LEDGER Website Customers')).toMatchObject({ PARENT: 'Sundry Debtors', ISBILLWISEON: 'Yes' });
  expect(names.get('UNIT Pcs')).toMatchObject({ GSTREPUOM: 'PCS-PIECES' });
  expect(names.get('STOCKITEM HSN 48191010, 18%')).toMatchObject({
    HSNCODE: '48191010',
    GSTRATE: '9 9 18',
    BASEUNITS: 'Pcs',
  });
});

test('the company’s own ledgers are in the groups in which accountants look for them', () => {
  const names = mastersOf([]);
  const groupOf = (ledger: string) => names.get(`LEDGER ${ledger}`)?.['PARENT'];
  expect(
    Object.fromEntries(
      ['PayU', 'Bank', 'Cash', 'Bank Charges', ...Object.values(boughtLedgers), 'TDS Receivable'].map((ledger) => [
        ledger,
        groupOf(ledger),
      ]),
    ),
  ).toEqual({
    ...{ PayU: 'Bank Accounts', Bank: 'Bank Accounts', Cash: 'Cash-in-Hand', 'Bank Charges': 'Indirect Expenses' },
    ...{
      'PayU Charges': 'Indirect Expenses',
      Chargebacks: 'Indirect Expenses',
      'Courier Charges': 'Indirect Expenses',
    },
    ...{ Couriers: 'Sundry Creditors', 'GST under Reverse Charge': 'Duties & Taxes' },
    ...{ 'Input CGST': 'Duties & Taxes', 'Input SGST': 'Duties & Taxes', 'Input IGST': 'Duties & Taxes' },
    'TDS Receivable': 'Loans & Advances (Asset)',
  });
  expect(names.get('LEDGER Bank')).toMatchObject({ ISBILLWISEON: 'No' });
  // Of all rates.
  expect(names.get('LEDGER Input SGST')).toMatchObject({ GSTDUTYHEAD: 'State Tax' });
  expect(names.get('LEDGER Input SGST')).not.toHaveProperty('RATEOFTAXCALCULATION');
});

test('a registered customer whose money is held has a ledger, and others share one', () => {
  const masters = openTallyMasters(ledgers);
  masters.takeHolder({ party: 'Ravi Foods', gstin });
  masters.takeHolder({ party: 'Meena' });
  const names = readMasters([...masters.text()].join(''));
  expect(names.get(`LEDGER Ravi Foods ${gstin}`)).toMatchObject({
    ...{ PARENT: 'Sundry Debtors', LEDSTATENAME: 'Tamil Nadu', COUNTRYOFRESIDENCE: 'India', PARTYGSTIN: gstin },
  });
  expect([...names.keys()].filter((name) => name.includes('Meena'))).toEqual([]);
});

test('the file names the company into which it goes, where one is set', () => {
  const textOf = (company: string) => [...openTallyMasters({ ...ledgers, company }).text()].join('');
  expect(textOf('Boxwright & Sons')).toContain('<SVCURRENTCOMPANY>Boxwright &amp; Sons</SVCURRENTCOMPANY>');
  expect(textOf('')).not.toContain('STATICVARIABLES');
});

describe('bills', () => {
  const advance = (amount: number, number = 'RV/26-27/000001') => ({ number, amount: paise(amount) });
  const billsOf = (advances: ReturnType<typeof advance>[]) =>
    voucherOfDocument(invoice({ advances }), ledgers)?.bills.of;

  test('an invoice settles its advances, and the rest is open under its number', () => {
    expect(billsOf([])).toEqual([{ type: 'New Ref', name: 'INV/26-27/000001', amount: 1_05_000_00 }]);
    expect(billsOf([advance(50_000_00)])).toEqual([
      { type: 'Agst Ref', name: 'RV/26-27/000001', amount: 50_000_00 },
      { type: 'New Ref', name: 'INV/26-27/000001', amount: 55_000_00 },
    ]);
    // Paid twice: the second advance stays open.
    expect(billsOf([advance(1_05_000_00), advance(1_05_000_00, 'RV/26-27/000002')])).toEqual([
      { type: 'Agst Ref', name: 'RV/26-27/000001', amount: 1_05_000_00 },
    ]);
  });

  test('money before the invoice is an advance, later money goes against it, and other money is on account', () => {
    const money = { id: 7, way: 'bank', day: '2026-11-04', orderNumber: 'BW26-010012', party: 'Meena Soaps' } as const;
    const billOf = (own: object) => voucherOfMoney({ ...money, amount: paise(100), ...own }, ledgers).bills.of;
    expect(billOf({ voucherNumber: 'RV/26-27/000001' })).toEqual([
      { type: 'Advance', name: 'RV/26-27/000001', amount: -100 },
    ]);
    expect(billOf({ against: 'INV/26-27/000001' })).toEqual([
      { type: 'Agst Ref', name: 'INV/26-27/000001', amount: -100 },
    ]);
    expect(billOf({ amount: paise(-100), voucherNumber: 'RF/26-27/000001', against: 'RV/26-27/000001' })).toEqual([
      { type: 'Agst Ref', name: 'RV/26-27/000001', amount: 100 },
    ]);
    expect(billOf({})).toEqual([{ type: 'On Account', amount: -100 }]);
  });
});

test('a registered buyer’s payments and credit notes are in the ledger of their invoices', () => {
  const money = { id: 7, way: 'bank', day: '2026-11-04', orderNumber: 'BW26-010012', party: 'Meena Soaps' } as const;
  const paid = voucherOfMoney({ ...money, gstin, amount: paise(100) }, ledgers);
  const sold = voucherOfDocument(invoice({ gstin, recipient: { ...invoice().recipient, gstin } }), ledgers);
  expect(paid.entries[1]?.ledger).toBe(`Meena Soaps ${gstin}`);
  expect(sold?.entries[0]?.ledger).toBe(paid.entries[1]?.ledger);
  expect(
    voucherOfMoney({ ...money, gstin, amount: paise(100) }, { ...ledgers, buyers: 'one' }).entries[1]?.ledger,
  ).toBe('Website Customers');
});

test('the dry run names a ledger of two groups, names that are too long, and what doesn’t balance', () => {
  expect(checkTallyNames(ledgers)).toEqual([]);
  expect(checkTallyNames({ ...ledgers, cash: 'bank', igst: 'x'.repeat(100) }).map(({ problem }) => problem)).toEqual([
    `“${'x'.repeat(100)}” is longer than 99 characters.`,
    '“Bank” is the ledger of bank accounts and cash: Tally keeps a ledger in one group.',
  ]);
  const voucher = voucherOfDocument(invoice(), ledgers);
  if (!voucher) throw new Error('no voucher');
  const [first, ...others] = voucher.entries;
  const wrong = {
    ...voucher,
    entries: [{ ledger: 'y'.repeat(100), amount: paise((first?.amount ?? 0) + 1) }, ...others],
  };
  expect(checkTallyVoucher(wrong).map(({ problem }) => problem)).toEqual([
    'Its debits and credits differ by ₹0.01.',
    'Its bills don’t sum to what the buyer owes by it.',
    `The ledger “${'y'.repeat(40)}…” is longer than 99 characters.`,
  ]);
});
