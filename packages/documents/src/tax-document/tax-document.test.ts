import { inflateSync } from 'node:zlib';
import { add, paise } from '@boxwright/money';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test, vi } from 'vitest';
import { type TaxDocumentData, taxDocumentPdf } from '../index.ts';
import { printable } from '../printable.ts';
import { invoice, lineOf } from './testing/example.ts';

/** The text of each page, with plain spaces. */
async function open(data: TaxDocumentData) {
  const bytes = await taxDocumentPdf(data);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  await pdf.loadingTask.destroy();
  return { bytes, pages };
}

const withLines = (lines: TaxDocumentData['lines']): TaxDocumentData => ({
  ...invoice,
  lines,
  total: add(...lines.flatMap(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst])),
});

describe('the tax invoice', () => {
  test('has what Rule 46 asks for, in three copies', async () => {
    const { pages } = await open(invoice);
    expect(pages).toHaveLength(3);
    for (const said of [
      'Boxwright Packaging 14 Printers Lane, Royapettah',
      'GSTIN 33AAACY2068D1ZN',
      'State Tamil Nadu (33)',
      'Number INV/26-27/000123 28 November 2026',
      'Rosa & Reed Soaps Private Limited Kavitha Raman',
      'India · State code 33',
      'GSTIN 33AAPFU0939F1ZV',
      'Plot 12, SIDCO Industrial Estate',
      'Place of supply Tamil Nadu (33)',
      'Reverse charge No',
      'Soap Box, reverse tuck',
      '4819 2,000 pieces 22,210.00 555.25 2.5 % 555.25 2.5 % 23,320.50',
      'By HSN',
      '4819 22,210.00 5 % 555.25 555.25',
      'with delivery ₹970.00',
      'Total ₹23,320.50',
      'Twenty Three Thousand Three Hundred Twenty Rupees And Fifty Paise Only',
      'Received ₹11,660.25 Due ₹11,660.25',
      'Advance received: ₹11,660.25, Receipt Voucher RV/26-27/000098 of 20 November 2026.',
      'PRO0123456',
      'Authorised signatory',
    ]) {
      for (const page of pages) expect(page).toContain(said);
    }
    const marks = ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'];
    expect(pages.map((page) => marks.filter((mark) => page.includes(mark)))).toEqual(marks.map((mark) => [mark]));
    for (const page of pages) expect(page).not.toContain('IGST');
  });

  test('charges IGST outside the state, and sums the goods by HSN and rate', async () => {
    const lines = [
      lineOf('Soap Box', 2_221_000, '29'),
      lineOf('Tea Box', 100_050, '29'),
      { ...lineOf('Stickers', 100_000, '29'), hsn: '4821', gstRateBps: 1800, igst: paise(18_000) },
    ];
    const { pages } = await open({ ...withLines(lines), placeOfSupply: { name: 'Karnataka', code: '29' } });
    expect(pages[0]).toContain('Place of supply Karnataka (29)');
    expect(pages[0]).toContain('4819 23,210.50 5 % 1,160.53');
    expect(pages[0]).toContain('4821 1,000.00 18 % 180.00');
    expect(pages[0]).toContain('IGST ₹1,340.53');
    expect(pages[0]).not.toMatch(/CGST|SGST/);
  });

  test('of sixty lines repeats the table’s head on its pages, loses no line and stays small', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => lineOf(`Soap Box number ${index + 1}`, 2_221_000));
    const { bytes, pages } = await open(withLines(lines));
    expect(bytes.byteLength).toBeLessThan(150_000);
    const original = pages.slice(0, pages.length / 3);
    for (const [index, page] of original.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${original.length}`);
      if (page.includes('Soap Box number')) expect(page).toContain('Description of goods');
    }
    for (let number = 1; number <= 60; number += 1) expect(original.join(' ')).toContain(`Soap Box number ${number} `);
    expect(original.filter((page) => page.includes('Total in words'))).toHaveLength(1);
    expect(pages.at(-1)).toContain('Triplicate for supplier');
  });

  test('has the number and signed code of an e-invoice only if there is one', async () => {
    const eInvoice = { irn: 'a5c12dca80e7'.repeat(5), signedQr: 'eyJhbGciOiJSUzI1NiJ9.'.repeat(45) };
    expect((await open({ ...invoice, eInvoice })).pages[0]).toContain(eInvoice.irn);
    expect((await open(invoice)).pages[0]).not.toContain('IRN');
  });

  test('gives the same bytes for the same data, whatever was drawn before', async () => {
    const named = (name: string) => ({ ...invoice, supplier: { ...invoice.supplier, name } });
    const alone = await taxDocumentPdf(named('ஸ்ரீ'));
    vi.resetModules();
    const fresh = await import('../index.ts');
    // Parsed fonts are reused in the next document, and these two names have the same glyph for other letters.
    await fresh.taxDocumentPdf(named('ஶ்ரீ'));
    expect(Buffer.compare(alone, await fresh.taxDocumentPdf(named('ஸ்ரீ')))).toBe(0);
  });

  test('accepts names of any length', async () => {
    const long = 'Packaging'.repeat(40);
    const recipient = { ...invoice.recipient, company: long, address: 'தமிழ்நாடு'.repeat(60) };
    const { pages } = await open({ ...invoice, recipient, lines: [lineOf(long, 2_221_000)] });
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(pages.join(' ')).toContain('Authorised signatory');
  });
});

const ofMoney = invoice.lines.map((line) => ({ ...line, taxable: paise(1_166_025), cgst: paise(0), sgst: paise(0) }));
const voucher = { ...invoice, lines: ofMoney, total: paise(1_166_025) };
const invoiced = { kind: 'tax-invoice', number: invoice.number, issuedAt: invoice.issuedAt } as const;
const received = { kind: 'receipt-voucher', number: 'RV/26-27/000098', issuedAt: invoice.order.placedAt } as const;

test.each<[string, TaxDocumentData, readonly string[], readonly string[]]>([
  [
    'a receipt voucher tells the rate, the amount, and that there is no tax in it',
    { ...voucher, kind: 'receipt-voucher' },
    ['Receipt Voucher', 'Received from', 'CGST 2.5 % SGST 2.5 %', 'Amount received ₹11,660.25', 'Notification 66/2017'],
    ['with delivery', 'Tax Invoice', 'ORIGINAL'],
  ],
  [
    'a refund voucher names the receipt voucher and the reason',
    { ...voucher, kind: 'refund-voucher', refersTo: received, reason: 'Cancelled by the buyer' },
    [
      'Refund Voucher',
      'Receipt Voucher RV/26-27/000098 of 20 November 2026',
      'Cancelled by the buyer',
      'paid back ₹11,660.25',
    ],
    ['Due', 'Still to be paid'],
  ],
  [
    'a credit note names the invoice and lists only the lines that it credits',
    { ...invoice, kind: 'credit-note', refersTo: invoiced, lines: [...invoice.lines, lineOf('Kept Box', 0)] },
    ['Credit Note', 'Tax Invoice INV/26-27/000123 of 28 November 2026', 'CGST ₹555.25', 'Total credited ₹23,320.50'],
    ['Kept Box', 'Received'],
  ],
  [
    'a credit note of an amount alone, such as a rebate, names no pieces',
    {
      ...invoice,
      kind: 'credit-note',
      lines: invoice.lines.map((line) => ({ ...line, quantity: 0, isCounted: true })),
    },
    ['Credit Note', 'Quantity', 'Total credited ₹23,320.50'],
    ['pieces'],
  ],
  [
    'a proforma invoice says that it is no tax invoice',
    { ...invoice, kind: 'proforma' },
    ['Proforma Invoice', 'This is not a tax invoice', 'To be paid ₹11,660.25'],
    ['Advance received', 'ORIGINAL'],
  ],
  [
    'a proforma invoice of one sample counts one piece',
    { ...invoice, kind: 'proforma', lines: invoice.lines.map((line) => ({ ...line, quantity: 1 })) },
    ['4819 1 piece '],
    ['pieces'],
  ],
  [
    'a proforma invoice of an order that is paid at the door says so',
    { ...invoice, kind: 'proforma', payment: { mode: 'COD', paid: paise(0), due: paise(2_332_050) } },
    ['Cash On Delivery', 'In cash on delivery ₹23,320.50'],
    ['To be paid'],
  ],
  [
    'a delivery challan goes with the goods, with their value and taxes',
    { ...invoice, kind: 'delivery-challan', refersTo: invoiced },
    ['Delivery Challan', 'ORIGINAL FOR CONSIGNEE', 'Professional Couriers', 'CGST ₹555.25', 'not a demand for payment'],
    ['Due', 'Payment mode', 'free'],
  ],
  [
    'a delivery challan counts the pieces that go with the goods at no charge, and says which they are',
    {
      ...invoice,
      kind: 'delivery-challan',
      refersTo: invoiced,
      lines: invoice.lines.map((line) => ({ ...line, quantity: 1000, free: 12 })),
    },
    ['1,012 pieces: 12 free, 1,000', 'Free pieces were made beyond the order.'],
    [],
  ],
])('%s', async (_, data, said, unsaid) => {
  const { pages } = await open(data);
  for (const text of said) expect(pages[0]).toContain(text);
  for (const text of unsaid) expect(pages[0]).not.toContain(text);
  expect(pages).toHaveLength(data.kind === 'delivery-challan' ? 3 : 1);
});

test.each([
  ['Tamil', 'தமிழ்நாடு அச்சகம்'],
  ['Devanagari', 'कृष्णा प्रिंटर्स'],
  ['Bengali', 'শ্রীকৃষ্ণ মুদ্রণ'],
  ['Gurmukhi', 'ਸ੍ਰੀ ਪ੍ਰਿੰਟਰਜ਼'],
  ['Gujarati', 'શ્રીકૃષ્ણ પ્રિન્ટર્સ'],
  ['Oriya', 'ଶ୍ରୀକୃଷ୍ଣ ମୁଦ୍ରଣ'],
  ['Telugu', 'శ్రీకృష్ణ ఫుడ్స్'],
  ['Kannada', 'ಶ್ರೀಕೃಷ್ಣ ಪ್ರಿಂಟರ್ಸ್'],
  ['Malayalam', 'ശ്രീകൃഷ്ണ പ്രിന്റേഴ്സ്'],
])('a name in %s is set in its font, and copied as it is written', async (script, company) => {
  const bytes = Buffer.from(await taxDocumentPdf({ ...invoice, recipient: { ...invoice.recipient, company } }));
  expect(bytes.toString('latin1')).toContain(`NotoSans${script}-SemiBold`);
  expect(textsOf(bytes).slice(0, 2)).toEqual(company.normalize('NFC').split(' '));
});

test('no row of letters and signs, however odd, keeps a document from being made', async () => {
  const letters = Array.from({ length: 0x0d80 - 0x0900 }, (_, index) => String.fromCodePoint(0x0900 + index));
  const signs = letters.filter((letter) => printable(letter) === letter);
  // Each sign after letters of its own script; steps of 1 and 7 make pairs that exist in no language.
  const odd = [1, 7].map((step) => signs.map((sign, index) => sign + (signs[index + step] ?? '')).join(' '));
  await expect(
    taxDocumentPdf({ ...invoice, recipient: { ...invoice.recipient, address: odd.join(' ') } }),
  ).resolves.toBeDefined();
});

test('a document has a font for each script in its names, and no other', async () => {
  const names = { company: 'தமிழ்நாடு அச்சகம்', contactPerson: 'कृष्णा प्रिंटर्स, श्री' };
  const bytes = Buffer.from(await taxDocumentPdf({ ...invoice, recipient: { ...invoice.recipient, ...names } }));
  const raw = bytes.toString('latin1');
  for (const font of ['NotoSansTamil-SemiBold', 'NotoSansDevanagari']) expect(raw).toContain(font);
  expect(textsOf(bytes).slice(0, 5)).toEqual(['தமிழ்நாடு', 'அச்சகம்', 'कृष्णा', 'प्रिंटर्स', 'श्री']);
  expect(Buffer.from(await taxDocumentPdf(invoice)).toString('latin1')).not.toContain('NotoSans');
});

/** The texts that a document's glyphs carry for copying and reading out. */
function textsOf(pdf: Buffer): string[] {
  const written = contentsOf(pdf).matchAll(/ActualText \(\u00fe\u00ff((?:\\.|[^\\)])*)\)/gs);
  return Array.from(written, ([, escaped = '']) =>
    Buffer.from(unescaped(escaped), 'latin1').swap16().toString('utf16le'),
  );
}

/** A string of a PDF without its backslashes. */
const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign);

/** The page contents of a PDF, as the operators of its drawing. */
function contentsOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\nstream\n(.*?)\nendstream/gs);
  return Array.from(streams, ([, body = '']) => {
    const bytes = Buffer.from(body, 'latin1');
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
  }).join('\n');
}
