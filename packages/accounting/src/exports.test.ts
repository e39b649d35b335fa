import { paise } from '@boxwright/money';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import {
  type AccountDocument,
  checkEInvoice,
  checkTallyVoucher,
  eInvoiceOf,
  eWayBillOf,
  ledgerLineOfDocument,
  openGstr1,
  openPortalJson,
  salesRegisterLine,
  type TallyLedgerNames,
  tallyMessage,
  voucherOfDocument,
} from './index.ts';
import { boughtLedgers } from './testing/bought-ledgers.ts';
import { invoice, rowsByColumn } from './testing/documents.ts';
import { eWayBillSchema } from './testing/e-way-bill-schema.ts';
import { gstr1Schema } from './testing/gstr1-schema.ts';

const [takesReturn, takesBill] = [gstr1Schema, eWayBillSchema].map((schema) => new Ajv().compile(schema));
const names: TallyLedgerNames = {
  ...{ company: '', buyers: 'each', customers: 'Customers', salesInState: 'Sales', salesOutOfState: 'Other Sales' },
  ...{ cgst: 'CGST', sgst: 'SGST', igst: 'IGST', gateway: 'PayU', bank: 'Bank', cash: 'Cash', bankCharges: 'Charges' },
  ...{ ...boughtLedgers, tdsReceivable: 'TDS' },
};

/** An order of ₹1,00,000 at 5 %, whose goods are handed over at the port of Chennai. */
function exported(supplyType: 'EXPWP' | 'EXPWOP', own: Partial<AccountDocument> = {}): AccountDocument {
  const base = invoice({ placeOfSupply: '96' });
  const none = { cgst: paise(0), sgst: paise(0), igst: paise(0) };
  const lines = supplyType === 'EXPWP' ? base.lines : base.lines.map((line) => ({ ...line, ...none }));
  const abroad = { contactPerson: 'Himal Tea', address: 'Traffic Chowk, Biratnagar', city: '', pincode: '' };
  return invoice({
    ...{ supplyType, placeOfSupply: '96', lines, recipient: abroad, deliverTo: invoice().recipient },
    exported: { country: 'NP' },
    ...own,
  });
}

const customs = { country: 'NP', port: 'INMAA1', shippingBill: '7654321', shippingBillOn: '2026-11-09' };

/** The return as the portal takes it, and the rows of a section of its CSV files. */
function gstr1(...documents: AccountDocument[]) {
  const [json, csv] = [openPortalJson({ gstin: '33AAACY2068D1ZN', lastDay: '2026-11-30' }), openGstr1()];
  for (const one of documents) json.take(one);
  const read = JSON.parse([...json.text()].join(''));
  expect(takesReturn?.(read) ? [] : takesReturn?.errors).toEqual([]);
  const parts = [...csv.start(), ...documents.flatMap((one) => csv.take(one)), ...csv.end()];
  const rows = (section: string) =>
    rowsByColumn(parts.flatMap((part) => (part.section === section ? [part.text] : [])).join(''));
  return { read, rows };
}

test.each([
  { of: 'with payment', type: 'EXPWP', kind: 'WPAY', iamt: 5000, val: 105000 },
  { of: 'under a letter of undertaking', type: 'EXPWOP', kind: 'WOPAY', iamt: 0, val: 100000 },
] as const)('an export $of is in table 6A, and nowhere else', ({ type, kind, iamt, val }) => {
  const { read, rows } = gstr1(exported(type, { exported: customs }), exported(type, { number: 'INV/26-27/000002' }));
  const itms = [{ txval: 100000, rt: 5, iamt, csamt: 0 }];
  expect(read.exp).toEqual([
    {
      exp_typ: kind,
      inv: [
        {
          ...{ inum: 'INV/26-27/000001', idt: '03-11-2026', val, itms },
          ...{ sbpcode: 'INMAA1', sbnum: '7654321', sbdt: '09-11-2026' },
        },
        { inum: 'INV/26-27/000002', idt: '03-11-2026', val, itms },
      ],
    },
  ]);
  for (const section of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur']) expect(read[section]).toBeUndefined();
  // Table 12 has exports with what isn't registered.
  expect(read.hsn.hsn_b2c).toMatchObject([{ txval: 200000, iamt: 2 * iamt, camt: 0, samt: 0 }]);
  expect(read.hsn.hsn_b2b).toBeUndefined();
  expect(rows('exp')).toMatchObject([
    {
      ...{ 'Export Type': kind, 'Port Code': 'INMAA1', 'Shipping Bill Number': '7654321' },
      ...{ 'Shipping Bill Date': '09-Nov-2026', Rate: '5.00', 'Taxable Value': '100000.00' },
    },
    { 'Port Code': '', 'Shipping Bill Number': '', 'Shipping Bill Date': '' },
  ]);
  expect(rows('b2cs')).toEqual([]);
});

test('a note about an export is one of an export, however small', () => {
  const refersTo = { number: 'INV/26-27/000001', day: '2026-11-03', total: paise(1000_00) };
  const note = exported('EXPWOP', { kind: 'credit-note', number: 'CN/26-27/000001', refersTo });
  const { read, rows } = gstr1(note);
  expect(read.cdnur).toMatchObject([{ typ: 'EXPWOP', ntty: 'C', pos: '96' }]);
  expect(rows('cdnur')).toMatchObject([{ 'UR Type': 'EXPWOP', 'Place Of Supply': '96-Other Countries' }]);
});

test.each([
  { type: 'EXPWP', igst: 5000 },
  { type: 'EXPWOP', igst: 0 },
] as const)('the e-invoice of $type is one the portal takes', ({ type, igst }) => {
  const eInvoice = eInvoiceOf(exported(type, { exported: customs }));
  expect(eInvoice && checkEInvoice(eInvoice)).toEqual([]);
  expect(eInvoice).toMatchObject({
    TranDtls: { SupTyp: type },
    BuyerDtls: { Gstin: 'URP', LglNm: 'Himal Tea', Pos: '96', Loc: 'Nepal', Pin: 999999, Stcd: '96' },
    ShipDtls: { Pin: 641001 },
    ValDtls: { CgstVal: 0, SgstVal: 0, IgstVal: igst },
    ExpDtls: { CntCode: 'NP', Port: 'INMAA1', ShipBNo: '7654321', ShipBDt: '09/11/2026' },
  });
  const early = eInvoiceOf(exported(type));
  expect(early && checkEInvoice(early)).toEqual([]);
  expect(early?.ExpDtls).toEqual({ CntCode: 'NP' });
});

test('the e-way bill of an export goes to the place in India where it is handed over', () => {
  const read = JSON.parse(JSON.stringify(eWayBillOf(exported('EXPWP'), { mode: 'road', distance: 30 })));
  expect(takesBill?.(read) ? [] : takesBill?.errors).toEqual([]);
  expect(read.billLists).toMatchObject([
    { subSupplyType: 3, toGstin: 'URP', toStateCode: 99, toPincode: 641001, actualToStateCode: 33, igstValue: 5000 },
  ]);
});

test('register, ledger and Tally have an export under its buyer abroad, with IGST or with none', () => {
  const [paid, free] = [exported('EXPWP'), exported('EXPWOP')];
  expect(salesRegisterLine(paid)).toContain('Himal Tea,,96-Other Countries,100000.00,0.00,0.00,5000.00,105000.00');
  expect(ledgerLineOfDocument(free)).toContain('Himal Tea,,,100000.00,');
  const entries = [paid, free].map((one) => {
    const voucher = voucherOfDocument(one, names);
    if (!voucher) throw new Error('no voucher');
    expect(checkTallyVoucher(voucher)).toEqual([]);
    expect(tallyMessage(voucher)).toContain('<PLACEOFSUPPLY>Other Countries</PLACEOFSUPPLY>');
    return voucher.entries.map(({ ledger, amount }) => `${ledger} ${amount}`);
  });
  expect(entries).toEqual([
    ['Customers 10500000', 'Other Sales -10000000', 'IGST -500000'],
    ['Customers 10000000', 'Other Sales -10000000'],
  ]);
});

test('a deemed export is a supply to a registered buyer, taxed as any other', () => {
  const deemed = invoice({ gstin: '33AAACY2068D1ZN', supplyType: 'DEXP' });
  const { read, rows } = gstr1(deemed);
  expect(read.b2b).toMatchObject([
    { inv: [{ inv_typ: 'DE', pos: '33', itms: [{ itm_det: { camt: 2500, samt: 2500 } }] }] },
  ]);
  expect(rows('b2b')).toMatchObject([{ 'Invoice Type': 'Deemed Exp' }]);
  expect(eInvoiceOf(deemed)).toMatchObject({ TranDtls: { SupTyp: 'DEXP' }, ValDtls: { CgstVal: 2500, IgstVal: 0 } });
});
