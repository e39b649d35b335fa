import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEInvoice, eInvoiceOf } from '../index.ts';
import { sumOf } from '../sums.ts';
import { documents, invoice } from '../testing/documents.ts';

const gstin = '33AAACY2068D1ZN';
const made = (own: Parameters<typeof invoice>[0] = {}) => {
  const eInvoice = eInvoiceOf(invoice({ gstin, ...own }));
  if (eInvoice === null) throw new Error('no e-invoice');
  return eInvoice;
};

test('a good invoice passes the schema, with all its parts', () => {
  const eInvoice = made();
  expect(checkEInvoice(eInvoice)).toEqual([]);
  expect(eInvoice).toMatchObject({
    Version: '1.1',
    DocDtls: { Typ: 'INV', No: 'INV/26-27/000001', Dt: '03/11/2026' },
    SellerDtls: {
      Gstin: gstin,
      Addr1: '12 Letterpress Lane',
      Addr2: 'Royapettah',
      Loc: 'Chennai',
      Pin: 600014,
      Stcd: '33',
    },
    BuyerDtls: { Gstin: gstin, LglNm: 'Meena Soaps', Pos: '33', Loc: 'Coimbatore', Pin: 641001 },
    ItemList: [{ HsnCd: '48191010', Qty: 1000, UnitPrice: 100, AssAmt: 100_000, GstRt: 5, CgstAmt: 2500 }],
    ValDtls: { AssVal: 100_000, CgstVal: 2500, SgstVal: 2500, IgstVal: 0, TotInvVal: 105_000 },
  });
});

test('a credit or debit note names its invoice', () => {
  const refersTo = { number: 'INV/26-27/000001', day: '2026-10-30', total: invoice().total };
  const note = made({ kind: 'credit-note', number: 'CN/26-27/000004', refersTo });
  expect(checkEInvoice(note)).toEqual([]);
  expect(note.DocDtls.Typ).toBe('CRN');
  expect(note.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: 'INV/26-27/000001', InvDt: '30/10/2026' }] });
  const dearer = made({ kind: 'debit-note', number: 'DN/26-27/000001', refersTo });
  expect(checkEInvoice(dearer)).toEqual([]);
  expect([dearer.DocDtls.Typ, dearer.RefDtls]).toEqual(['DBN', note.RefDtls]);
});

test('the buyer’s purchase order number is the reference of the contract, also beside a credit note’s invoice', () => {
  const recipient = { ...invoice({ gstin }).recipient, purchaseOrder: 'PO "2026"/113' };
  const eInvoice = made({ recipient });
  expect(checkEInvoice(eInvoice)).toEqual([]);
  expect(eInvoice.RefDtls).toEqual({ ContrDtls: [{ PORefr: "PO '2026'/113" }] });
  const refersTo = { number: 'INV/26-27/000001', day: '2026-10-30', total: invoice().total };
  const note = made({ kind: 'credit-note', number: 'CN/26-27/000004', refersTo, recipient });
  expect(checkEInvoice(note)).toEqual([]);
  expect(Object.keys(note.RefDtls ?? {})).toEqual(['PrecDocDtls', 'ContrDtls']);
});

test('only invoices, credit and debit notes to registered buyers have an e-invoice', () => {
  expect(eInvoiceOf(invoice())).toBeNull();
  expect(eInvoiceOf(invoice({ gstin: '33AAACY2068D1ZM' }))).toBeNull();
  expect(eInvoiceOf(invoice({ gstin, kind: 'receipt-voucher' }))).toBeNull();
});

const { supplier, recipient, lines } = invoice({ gstin });
test.each([
  ['It lacks the company’s GSTIN.', { supplier: { ...supplier, gstin: '' } }],
  ['It lacks the company’s city.', { supplier: { ...supplier, addressLines: ['12 Letterpress Lane', 'Chennai'] } }],
  ['“48” can’t be used as the HSN code.', { lines: lines.map((line) => ({ ...line, hsn: '48' })) }],
  ['It lacks the buyer’s city.', { recipient: { ...recipient, city: '' } }],
  ['It can’t have 0 as the buyer’s pincode.', { recipient: { ...recipient, pincode: '' } }],
  [
    `The buyer’s GSTIN ${gstin} belongs to another state than the address.`,
    { recipient: { ...recipient, stateCode: '29' } },
  ],
  [
    '33AAACY2068D1ZM is no GSTIN of the company: its check character is wrong.',
    { supplier: { ...supplier, gstin: '33AAACY2068D1ZM' } },
  ],
])('what the portal would refuse is reported with how to mend it: %s', (problem, own) => {
  const found = checkEInvoice(made(own));
  expect(found.map((each) => each.problem)).toContain(problem);
  for (const { mend } of found) expect(mend).not.toBe('');
});

test('fields that the schema doesn’t know are reported', () => {
  expect(checkEInvoice(Object.assign(made(), { Extra: 1 }))).toMatchObject([
    { problem: 'The schema has no field Extra.' },
  ]);
});

test('whatever a buyer is called, the schema accepts every name but one that is too short', () => {
  fc.assert(
    fc.property(documents, (list) => {
      for (const document of list) {
        const eInvoice = eInvoiceOf(document);
        if (eInvoice === null) continue;
        const found = checkEInvoice(eInvoice).map(({ problem }) => problem);
        expect(found.filter((problem) => !/as the buyer’s name|It lacks the buyer’s name/.test(problem))).toEqual([]);
        const length = [...eInvoice.BuyerDtls.LglNm].length;
        expect(found.length === 0).toBe(length >= 3);
      }
    }),
  );
});

test('values at the limits of the schema pass, and those beyond are reported', () => {
  const eInvoice = made();
  const refused = (change: object) => checkEInvoice(Object.assign(structuredClone(eInvoice), change)).length > 0;
  const seller = (change: object) => ({ SellerDtls: { ...eInvoice.SellerDtls, ...change } });
  expect(refused(seller({ Loc: 'C'.repeat(50) }))).toBe(false);
  expect(refused(seller({ Loc: 'C'.repeat(51) }))).toBe(true);
  expect(refused(seller({ Addr2: 'ab' }))).toBe(true);
  expect(refused(seller({ LglNm: 'A "quoted" name' }))).toBe(true);
  expect(refused(seller({ Stcd: '00' }))).toBe(true);
  expect(refused({ DocDtls: { ...eInvoice.DocDtls, No: '0123' } })).toBe(true);
  expect(refused({ ValDtls: { ...eInvoice.ValDtls, TotInvVal: 1e15 } })).toBe(true);
  expect(refused({ ItemList: [] })).toBe(true);
});

test('amounts equal the document’s to the paisa, and have two decimals', () => {
  fc.assert(
    fc.property(documents, (list) => {
      for (const document of list) {
        const eInvoice = eInvoiceOf(document);
        if (eInvoice === null) continue;
        const { AssVal, CgstVal, SgstVal, IgstVal, TotInvVal } = eInvoice.ValDtls;
        const sum = sumOf(document.lines);
        const inPaise = (rupees: number) => Math.round(rupees * 100);
        expect([AssVal, CgstVal, SgstVal, IgstVal, TotInvVal].map(inPaise)).toEqual([
          sum.taxable,
          sum.cgst,
          sum.sgst,
          sum.igst,
          document.total,
        ]);
        expect(JSON.stringify(eInvoice.ValDtls)).not.toMatch(/\.\d{3}/);
      }
    }),
  );
});
