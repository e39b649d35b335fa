import { paise } from '@boxwright/money';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AccountDocument, checkEInvoice, eInvoiceOf, openPortalJson } from '../index.ts';
import { lessSum, sumOf } from '../sums.ts';
import { documents, invoice } from '../testing/documents.ts';
import { gstr1Schema } from '../testing/gstr1-schema.ts';

const head = { gstin: '33AAACY2068D1ZN', lastDay: '2026-11-30' };
const takes = new Ajv({ allErrors: true }).compile(gstr1Schema);

/** The file as a reader sees it. It must be of the form that is published. */
function gstr1(list: readonly AccountDocument[]) {
  const file = openPortalJson(head);
  for (const one of list) file.take(one);
  const read = JSON.parse([...file.text()].join(''));
  expect(takes(read) ? [] : takes.errors).toEqual([]);
  return read;
}

interface Values {
  readonly txval: number;
  readonly iamt?: number;
  readonly camt?: number;
  readonly samt?: number;
}

const inPaise = (rupees = 0): number => Math.round(rupees * 100);
const total = (rows: readonly Values[], name: keyof Values): number =>
  rows.reduce((sum, row) => sum + inPaise(row[name]), 0);

/** All objects anywhere in a part that have a taxable value. */
function valuesIn(part: unknown): Values[] {
  if (typeof part !== 'object' || part === null) return [];
  return 'txval' in part ? [part as Values] : Object.values(part).flatMap(valuesIn);
}

test('every month is a file of the published form, whose sections sum to the documents by each tax, to the paisa', () => {
  fc.assert(
    fc.property(documents, (list) => {
      const { b2b, b2cl, b2cs, cdnr, cdnur, hsn, doc_issue } = gstr1(list);
      const expected = sumOf(
        list
          .filter(({ kind }) => kind !== 'receipt-voucher')
          .map(({ kind, lines }) => (kind === 'credit-note' ? lessSum(sumOf(lines)) : sumOf(lines))),
      );
      const noted: { ntty: string }[] = [...(cdnr ?? []).flatMap(({ nt }: { nt: object[] }) => nt), ...(cdnur ?? [])];
      const ofType = (type: string) => noted.filter(({ ntty }) => ntty === type);
      const [supplies, notes, goods] = [[b2b, b2cl, b2cs, ofType('D')], ofType('C'), hsn].map(valuesIn);
      for (const [ours, theirs] of [
        ['taxable', 'txval'],
        ['igst', 'iamt'],
        ['cgst', 'camt'],
        ['sgst', 'samt'],
      ] as const) {
        expect(total(supplies ?? [], theirs) - total(notes ?? [], theirs)).toBe(expected[ours]);
        expect(total(goods ?? [], theirs)).toBe(expected[ours]);
      }
      const issued = (doc_issue?.doc_det ?? []).flatMap(({ docs }: { docs: { net_issue: number }[] }) => docs);
      expect(issued.reduce((sum: number, { net_issue }: { net_issue: number }) => sum + net_issue, 0)).toBe(
        list.length,
      );
    }),
  );
});

test('a registered buyer has all invoices in one place, each with a row for each rate, and credit notes likewise', () => {
  const gstin = '29AAACY2068D1ZC';
  const lines = [...invoice({ placeOfSupply: '29' }).lines, ...invoice({ placeOfSupply: '29', rate: 1800 }).lines];
  const own = { gstin, placeOfSupply: '29' };
  const read = gstr1([
    invoice({ ...own, lines }),
    invoice({ ...own, number: 'INV/26-27/000002' }),
    invoice({ ...own, kind: 'credit-note', number: 'CN/26-27/000001', taxable: 1_000_00 }),
    invoice({ kind: 'receipt-voucher', number: 'RV/26-27/000007' }),
  ]);
  const itm_det = { txval: 100000, iamt: 5000, csamt: 0, rt: 5 };
  const common = { idt: '03-11-2026', pos: '29', rchrg: 'N', inv_typ: 'R' };
  expect(read).toEqual({
    ...{ gstin: head.gstin, fp: '112026', version: expect.stringMatching(/^GST3/), hash: 'hash' },
    b2b: [
      {
        ctin: gstin,
        inv: [
          {
            ...common,
            inum: 'INV/26-27/000001',
            val: 223000,
            itms: [
              { num: 501, itm_det },
              { num: 1801, itm_det: { ...itm_det, rt: 18, iamt: 18000 } },
            ],
          },
          { ...common, inum: 'INV/26-27/000002', val: 105000, itms: [{ num: 501, itm_det }] },
        ],
      },
    ],
    cdnr: [
      {
        ctin: gstin,
        nt: [
          {
            ...{ ntty: 'C', nt_num: 'CN/26-27/000001', nt_dt: '03-11-2026', val: 1050 },
            ...{ pos: '29', rchrg: 'N', inv_typ: 'R' },
            itms: [{ num: 501, itm_det: { txval: 1000, iamt: 50, csamt: 0, rt: 5 } }],
          },
        ],
      },
    ],
    hsn: {
      hsn_b2b: [
        expect.objectContaining({ num: 1, hsn_sc: '48191010', uqc: 'PCS', rt: 18, txval: 100000, iamt: 18000 }),
        expect.objectContaining({ num: 2, hsn_sc: '48191010', qty: 1000, rt: 5, txval: 199000, iamt: 9950 }),
      ],
    },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          doc_typ: 'Invoices for outward supply',
          docs: [{ num: 1, from: 'INV/26-27/000001', to: 'INV/26-27/000002', totnum: 2, cancel: 0, net_issue: 2 }],
        },
        { doc_num: 5, doc_typ: 'Credit Note', docs: [expect.objectContaining({ from: 'CN/26-27/000001', totnum: 1 })] },
        { doc_num: 6, doc_typ: 'Receipt Voucher', docs: [expect.objectContaining({ from: 'RV/26-27/000007' })] },
      ],
    },
  });
});

test('others are sums by state and rate, large invoices to other states one by one, and so are their credit notes', () => {
  const large = { placeOfSupply: '29', taxable: 2_00_000_00 };
  const refersTo = { number: 'INV/26-27/000002', day: '2026-10-30', total: paise(2_10_000_00) };
  const read = gstr1([
    invoice({ taxable: 10_000_00 }),
    invoice({ placeOfSupply: '27', taxable: 10_000_00 }),
    invoice({ ...large, number: 'INV/26-27/000002' }),
    invoice({ ...large, kind: 'credit-note', number: 'CN/26-27/000001', taxable: 1_000_00, refersTo }),
    invoice({ ...large, kind: 'debit-note', number: 'DN/26-27/000001', taxable: 2_000_00, refersTo }),
  ]);
  expect(read.b2cs).toEqual([
    { sply_ty: 'INTER', typ: 'OE', pos: '27', rt: 5, txval: 10000, iamt: 500, csamt: 0 },
    { sply_ty: 'INTRA', typ: 'OE', pos: '33', rt: 5, txval: 10000, camt: 250, samt: 250, csamt: 0 },
  ]);
  expect(read.b2cl).toEqual([
    {
      pos: '29',
      inv: [
        {
          ...{ inum: 'INV/26-27/000002', idt: '03-11-2026', val: 210000 },
          itms: [{ num: 501, itm_det: { txval: 200000, iamt: 10000, csamt: 0, rt: 5 } }],
        },
      ],
    },
  ]);
  expect(read.cdnur).toMatchObject([
    { typ: 'B2CL', ntty: 'C', pos: '29', val: 1050 },
    { typ: 'B2CL', ntty: 'D', pos: '29', val: 2100 },
  ]);
});

test('a unit of a Special Economic Zone in our own state is charged IGST there too', () => {
  const read = gstr1([invoice({ gstin: '33AAACY2068D1ZN', placeOfSupply: '33', supplyType: 'SEZWP' })]);
  expect(read.b2b[0].inv[0]).toMatchObject({ inv_typ: 'SEWP', pos: '33' });
  expect(Object.keys(read.b2b[0].inv[0].itms[0].itm_det)).not.toContain('camt');
});

test('a zone that is supplied under a letter of undertaking is in the return at its rate, without tax', () => {
  const none = { cgst: paise(0), sgst: paise(0), igst: paise(0) };
  const lines = invoice({ placeOfSupply: '33' }).lines.map((each) => ({ ...each, ...none }));
  const zone = invoice({ gstin: '33AAACY2068D1ZN', placeOfSupply: '33', supplyType: 'SEZWOP', lines });
  const read = gstr1([zone]);
  expect(read.b2b[0].inv[0]).toMatchObject({
    ...{ inv_typ: 'SEWOP', val: 100000 },
    itms: [{ itm_det: { rt: 5, txval: 100000, iamt: 0 } }],
  });
  const eInvoice = eInvoiceOf(zone);
  expect(eInvoice).toMatchObject({ TranDtls: { SupTyp: 'SEZWOP' }, ValDtls: { IgstVal: 0, TotInvVal: 100000 } });
  expect(eInvoice && checkEInvoice(eInvoice)).toEqual([]);
});

test('a month without documents is a return of nothing', () => {
  expect(Object.keys(gstr1([]))).toEqual(['gstin', 'fp', 'version', 'hash']);
});

test('a receipt voucher whose money never came counts as cancelled', () => {
  const voucher = { kind: 'receipt-voucher', number: 'RV/26-27/000007' } as const;
  const read = gstr1([invoice(voucher), invoice({ ...voucher, number: 'RV/26-27/000008', isCancelled: true })]);
  expect(read.doc_issue.doc_det).toMatchObject([{ docs: [{ totnum: 2, cancel: 1, net_issue: 1 }] }]);
});
