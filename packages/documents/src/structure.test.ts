import { drawBox, namedBlanks, templateOf } from '@boxwright/dieline';
import { paise } from '@boxwright/money';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  keyLinePdf,
  type OrderFormData,
  orderFormPdf,
  quotationPdf,
  type StatementData,
  statementPdf,
  taxDocumentKinds,
  taxDocumentPdf,
} from './index.ts';
import { invoice, lineOf } from './tax-document/testing/example.ts';
import { pdfUaFaults } from './testing/pdf-ua/faults.ts';
import { allOf, readOut, readStructure } from './testing/read-structure.ts';

const { supplier: company, recipient, deliverTo = recipient, issuedAt } = invoice;
const sold = { description: 'Soap Box', configuration: [], hsn: '4819', quantity: 2000, amount: paise(2_124_000) };
const totals = { netValue: paise(2_124_000), delivery: paise(97_000), taxes: [], total: paise(2_332_050) };

const orderForm: OrderFormData = {
  issuedAt,
  company,
  order: invoice.order,
  billing: recipient,
  shipping: deliverTo,
  lines: Array.from({ length: 20 }, (_, index) => ({ ...sold, description: `Soap Box ${index + 1}` })),
  totals,
  payment: { mode: 'COD', amountPaid: paise(0), balanceDue: paise(2_332_050) },
  delivery: 'Delivery Partner',
  isCollected: false,
  contactLines: ['+91 44 0000 0000'],
};

const manyScripts: OrderFormData = {
  ...orderForm,
  billing: { ...recipient, contactPerson: 'மீனா சுந்தரம் & मीना' },
  shipping: { ...deliverTo, company: 'శ్రీ ఫుడ్స్, ಶ್ರೀ ಪ್ರಿಂಟರ್ಸ್', contactPerson: 'শ্রী মুদ্রণ, ശ്രീ പ്രിന്റേഴ്സ്' },
  lines: [{ ...sold, description: 'सोप बॉक्स, சோப்பு பெட்டி, સાબુ બોક્સ, ਸਾਬਣ ਡੱਬਾ, ସାବୁନ ବାକ୍ସ' }],
};

const quotation = {
  issuedAt,
  validUntil: issuedAt,
  number: 'QTN/26-27/000007',
  company,
  madeOutTo: ['Kavitha Raman'],
  creditNote: null,
  lines: [sold],
  parts: [{ label: 'Board', amount: sold.amount }],
  totals,
  delivery: 'To be delivered to 641001',
  orderAddress: { full: 'https://boxwright.example/q', shown: 'boxwright.example/q' },
  contactLines: [],
};

const statement: StatementData = {
  issuedAt,
  company,
  madeOutTo: ['Rosa & Reed Soaps', 'Kavitha Raman'],
  period: '1 April 2026 to 27 November 2026',
  opening: paise(0),
  entries: Array.from({ length: 60 }, () => ({
    day: '20 November 2026',
    what: 'Invoice',
    reference: 'INV/26-27/000007, BW26-010012',
    amount: paise(2_332_050),
    balance: paise(2_332_050),
  })),
  closing: paise(2_332_050),
  open: [{ order: 'BW26-010012', invoice: 'INV/26-27/000007', due: '12 days late', amount: paise(2_332_050) }],
  ages: [{ name: 'Not due', amount: paise(0) }],
  openSum: paise(2_332_050),
  notes: ['₹100.00 are on their way back to you.'],
  bank: ['account 001234567890'],
};

async function keyLine(isTemplate = false): Promise<Uint8Array> {
  const drawn = drawBox('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return keyLinePdf({
    blanks: namedBlanks(drawn.box),
    ...(isTemplate && { template: templateOf(drawn.box) }),
    style: { name: 'Reverse tuck end' },
    inside: { length: 60, width: 40, height: 100 },
    board: { name: 'Folding Box Board 300 gsm', caliper: 0.435 },
    reference: 'BW26-000123',
    date: issuedAt,
    company,
  });
}

const lines = Array.from({ length: 20 }, (_, index) => lineOf(`Soap Box ${index + 1}`, 2_221_000));

describe.each<readonly [string, () => Promise<Uint8Array>]>([
  ['the order form', () => orderFormPdf(orderForm)],
  ['the order form in landscape', () => orderFormPdf(orderForm, 'landscape')],
  ['the order form with names in nine Indian scripts', () => orderFormPdf(manyScripts)],
  ['the quotation', () => quotationPdf(quotation)],
  ['the statement of account', () => statementPdf(statement)],
  ['the key line', () => keyLine()],
  ['the artwork template', () => keyLine(true)],
  ...taxDocumentKinds.map((kind) => [`the ${kind}`, () => taxDocumentPdf({ ...invoice, kind, lines })] as const),
])('%s', (_, draw) => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await draw();
  });

  test('is tagged: everything is an artifact, or in the structure tree once and in the order of drawing', async () => {
    const { isMarked, showsTitle, info, pages } = await readStructure(bytes);
    expect({ isMarked, showsTitle, language: info['Language'] }).toEqual({
      isMarked: true,
      showsTitle: true,
      language: 'en-IN',
    });
    expect(info['Title']).not.toBe('');
    for (const { unmarked, paintedOutside, ids } of pages) {
      expect({ unmarked, paintedOutside }).toEqual({ unmarked: [], paintedOutside: 0 });
      expect(new Set(ids).size).toBe(ids.length);
      const places = ids.map((id) => Number(/\d+$/.exec(id)?.[0]));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(pages.flatMap(({ root }) => allOf(root, 'H1'))).toHaveLength(1);
    const rows = pages.flatMap(({ root }) => allOf(root, 'TR'));
    for (const { children } of rows) {
      for (const { role } of children) expect(['TH', 'TD']).toContain(role);
    }
    const [first] = pages;
    for (const table of allOf(first?.root ?? null, 'Table')) {
      expect(table.children[0]?.children.some(({ role }) => role === 'TH')).toBe(true);
      expect(new Set(table.children.map(({ children }) => children.length)).size).toBe(1);
    }
  });

  test('breaks no rule of PDF/UA that software can check', async () => {
    expect(await pdfUaFaults(bytes)).toEqual([]);
  });
});

test('an invoice is read out once, from its mark to its total, with the table’s head once', async () => {
  const { pages } = await readStructure(await taxDocumentPdf({ ...invoice, lines }));
  const said = pages.flatMap(({ root }) => readOut(root));
  const order = ['ORIGINAL FOR RECIPIENT', 'Boxwright Packaging', 'Tax Invoice', 'Bill to', 'Deliver to', 'No.', 'HSN'];
  const ends = [
    'Soap Box 1',
    'Soap Box 20',
    'Total in words',
    'By HSN',
    'Taxable value',
    'Received',
    'Authorised signatory',
  ];
  const found = [...order, ...ends].map((text) => said.indexOf(text));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(said.filter((text) => text === 'Description of goods')).toHaveLength(1);
  expect(said).toContain('TRIPLICATE FOR SUPPLIER');
});

test('a key line’s drawing is a figure with a description', async () => {
  const { pages } = await readStructure(await keyLine());
  const [figure] = allOf(pages[0]?.root ?? null, 'Figure');
  expect(figure?.alt).toContain('Dieline of Reverse tuck end, BW26-000123: Carton, flat');
});
