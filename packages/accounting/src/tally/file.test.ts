import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { boughtLedgers } from '../testing/bought-ledgers.ts';
import { invoice } from '../testing/documents.ts';
import { voucherOfDocument, voucherOfMoney } from './voucher.ts';
import { tallyEnd, tallyMessage, tallyStart } from './xml.ts';

const ledgers = {
  company: 'Boxwright & Sons',
  buyers: 'one' as const,
  customers: 'Website Customers',
  salesInState: 'Sales {rate}%',
  salesOutOfState: 'Interstate Sales',
  cgst: 'Output CGST {rate}%',
  sgst: 'Output SGST {rate}%',
  igst: 'Output IGST',
  gateway: 'PayU',
  bank: 'Bank',
  cash: 'Cash',
  bankCharges: 'Bank Charges',
  ...boughtLedgers,
  tdsReceivable: 'TDS Receivable',
};

test('a file names the company into which Tally imports it, or leaves it to the open one', () => {
  const head = (company: string) => (tallyStart(company) + tallyEnd).replaceAll('\n', '');
  const around = [
    '<?xml version="1.0" encoding="UTF-8"?><ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
    '<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME>',
    '</REQUESTDESC><REQUESTDATA></REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
  ] as const;
  const named = '<STATICVARIABLES><SVCURRENTCOMPANY>Boxwright &amp; Sons</SVCURRENTCOMPANY></STATICVARIABLES>';
  expect(head('')).toBe(around.join(''));
  expect(head('Boxwright & Sons')).toBe(around[0] + around[1] + named + around[2]);
});

test('a credit note has everything that Tally keeps of it', () => {
  const { recipient, total } = invoice();
  const voucher = voucherOfDocument(
    invoice({
      kind: 'credit-note',
      number: 'CN/26-27/000004',
      gstin: '29AAACY2068D1ZC',
      placeOfSupply: '29',
      recipient: { ...recipient, gstin: '29AAACY2068D1ZC', purchaseOrder: 'PO 113' },
      refersTo: { number: 'INV/26-27/000001', day: '2026-10-30', total },
    }),
    ledgers,
  );
  expect(voucher && tallyMessage(voucher)).toBe(
    `${[
      '<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="boxwright Credit Note CN/26-27/000004"',
      ' VCHTYPE="Credit Note" ACTION="Create" OBJVIEW="Accounting Voucher View"><DATE>20261103</DATE>',
      '<VOUCHERTYPENAME>Credit Note</VOUCHERTYPENAME><VOUCHERNUMBER>CN/26-27/000004</VOUCHERNUMBER>',
      '<REFERENCE>INV/26-27/000001</REFERENCE><PARTYLEDGERNAME>Website Customers</PARTYLEDGERNAME>',
      '<PARTYNAME>Meena Soaps</PARTYNAME><BASICBUYERNAME>Meena Soaps</BASICBUYERNAME>',
      '<PARTYGSTIN>29AAACY2068D1ZC</PARTYGSTIN><PLACEOFSUPPLY>Karnataka</PLACEOFSUPPLY>',
      '<NARRATION>Order BW26-010012, purchase order PO 113, Meena Soaps</NARRATION>',
      entry('Website Customers', 'No', '105000.00', ['INV/26-27/000001', 'Agst Ref']),
      entry('Interstate Sales', 'Yes', '-100000.00'),
      entry('Output IGST', 'Yes', '-5000.00'),
    ].join('')}</VOUCHER></TALLYMESSAGE>\n`,
  );
});

test('a refund credits the bank and debits the customers, with the bank’s reference', () => {
  const voucher = voucherOfMoney(
    {
      ...{ id: 7, way: 'bank', day: '2026-11-04', amount: paise(-5_00), orderNumber: 'BW26-010012' },
      ...{ party: 'Meena Soaps', reference: 'UTR 4039', against: 'RV/26-27/000001' },
    },
    ledgers,
  );
  expect(tallyMessage(voucher)).toBe(
    `${[
      '<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="boxwright Payment REFUND-7"',
      ' VCHTYPE="Payment" ACTION="Create" OBJVIEW="Accounting Voucher View"><DATE>20261104</DATE>',
      '<VOUCHERTYPENAME>Payment</VOUCHERTYPENAME><VOUCHERNUMBER>REFUND-7</VOUCHERNUMBER>',
      '<REFERENCE>UTR 4039</REFERENCE><PARTYLEDGERNAME>Website Customers</PARTYLEDGERNAME>',
      '<PARTYNAME>Meena Soaps</PARTYNAME><NARRATION>Order BW26-010012, Meena Soaps</NARRATION>',
      entry('Bank', 'No', '5.00'),
      entry('Website Customers', 'Yes', '-5.00', ['RV/26-27/000001', 'Agst Ref']),
    ].join('')}</VOUCHER></TALLYMESSAGE>\n`,
  );
});

test('a cheque that bounced leaves the bank with its charge, which is our cost', () => {
  const money = { id: 8, way: 'cheque', day: '2026-11-04', orderNumber: 'BW26-010012', party: 'Meena Soaps' } as const;
  const bounced = { ...money, amount: paise(-5_00), isReversal: true, bankFee: paise(1_18) };
  expect(voucherOfMoney(bounced, ledgers)).toMatchObject({
    ...{ type: 'Payment', number: 'REVERSAL-8', narration: 'Order BW26-010012, receipt reversed' },
    entries: [
      { ledger: 'Bank', amount: -6_18 },
      { ledger: 'Website Customers', amount: 5_00 },
      { ledger: 'Bank Charges', amount: 1_18 },
    ],
  });
});

test('a payment has the number of its receipt voucher', () => {
  const money = { id: 7, way: 'cash', day: '2026-11-04', orderNumber: 'BW26-010012', party: 'Meena Soaps' } as const;
  const voucher = voucherOfMoney({ ...money, amount: paise(5_00), voucherNumber: 'RV/26-27/000001' }, ledgers);
  expect(voucher).toMatchObject({ type: 'Receipt', number: 'RV/26-27/000001' });
  expect(tallyMessage(voucher)).toContain('<VOUCHERNUMBER>RV/26-27/000001</VOUCHERNUMBER><PARTYLEDGERNAME>');
  expect(voucherOfDocument(invoice(), ledgers)).toMatchObject({ narration: 'Order BW26-010012' });
});

test('lines of two rates have a ledger for each rate, or are added up in a ledger without one', () => {
  const both = (placeOfSupply: string) =>
    [500, 1800].flatMap((rate) => invoice({ placeOfSupply, rate, taxable: 100_00 }).lines);
  const entriesOf = (placeOfSupply: string) =>
    voucherOfDocument(invoice({ placeOfSupply, lines: both(placeOfSupply) }), ledgers)?.entries.map((one) =>
      Object.values(one),
    );
  expect(entriesOf('33')).toEqual([
    ['Website Customers', 223_00],
    ['Sales 5%', -100_00],
    ['Output CGST 2.5%', -2_50],
    ['Output SGST 2.5%', -2_50],
    ['Sales 18%', -100_00],
    ['Output CGST 9%', -9_00],
    ['Output SGST 9%', -9_00],
  ]);
  expect(entriesOf('29')).toEqual([
    ['Website Customers', 223_00],
    ['Interstate Sales', -200_00],
    ['Output IGST', -23_00],
  ]);
});

test('signs of XML are escaped, and characters that XML can’t hold are left out', () => {
  const company = 'A\u0000 & <B>\uFFFE "C" \'D\'\uD800';
  const voucher = voucherOfDocument(invoice({ recipient: { ...invoice().recipient, company } }), ledgers);
  expect(voucher && tallyMessage(voucher)).toContain(
    '<PARTYNAME>A &amp; &lt;B&gt; &quot;C&quot; &apos;D&apos;\uFFFD</PARTYNAME>',
  );
});

function entry(
  ledger: string,
  isDebit: 'Yes' | 'No',
  amount: string,
  [name, type]: readonly [name?: string, type?: string] = [],
): string {
  return [
    `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${ledger}</LEDGERNAME><ISDEEMEDPOSITIVE>${isDebit}</ISDEEMEDPOSITIVE>`,
    `<AMOUNT>${amount}</AMOUNT>`,
    name === undefined
      ? ''
      : `<BILLALLOCATIONS.LIST><NAME>${name}</NAME><BILLTYPE>${type}</BILLTYPE><AMOUNT>${amount}</AMOUNT></BILLALLOCATIONS.LIST>`,
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');
}
