import { bps, paise } from '@boxwright/money';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type QuotationData, quotationPdf } from './index.ts';

const quotation: QuotationData = {
  issuedAt: new Date('2026-11-20T10:20:00Z'),
  validUntil: new Date('2026-12-05T00:00:00+05:30'),
  number: 'QTN/26-27/000007',
  company: {
    name: 'Boxwright Packaging',
    addressLines: ['14 Printers Lane, Royapettah', 'Chennai, Tamil Nadu 600014'],
    phones: ['+91 44 0000 0000'],
    email: 'orders@boxwright.example',
    gstin: '33AAACY2068D1ZN',
  },
  madeOutTo: ['Kavitha Raman', 'Rosa & Reed Soaps'],
  lines: [
    {
      description: 'Soap Box, made to measure',
      configuration: [{ label: 'Inside size', value: '60 × 40 × 100 mm' }],
      hsn: '4819',
      quantity: 2000,
      amount: paise(1_860_000),
    },
  ],
  parts: [
    { label: 'Board', amount: paise(860_000) },
    { label: 'Cutting die', amount: paise(1_000_000) },
  ],
  press: {
    die: paise(200_000),
    plates: paise(186_667),
    makeready: paise(673_333),
    reorderTotal: paise(860_000),
    dieOnFile: null,
    layout: '6 on a 18×25 in sheet',
  },
  totals: {
    netValue: paise(1_860_000),
    delivery: paise(40_000),
    taxes: [{ name: 'IGST', rate: bps(500), amount: paise(95_000) }],
    total: paise(1_995_000),
  },
  delivery: 'To be delivered to 641001',
  creditNote: null,
  orderAddress: {
    full: 'https://boxwright.example/customizemybox/202?quotation=abc&note=Gold+ink',
    shown: 'https://boxwright.example/customizemybox/202?quotation=abc',
  },
  contactLines: ['+91 44 0000 0000', 'Monday to Saturday, 9 am to 6 pm'],
};

async function open(data: QuotationData) {
  const pdf = await getDocumentProxy(new Uint8Array(await quotationPdf(data)));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const links = (await page.getAnnotations()).map(({ url }: { url?: string }) => url);
  const pages = pdf.numPages;
  await pdf.loadingTask.destroy();
  return { pages, links, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
}

test('shows on one page the price, its validity and its parts', async () => {
  const { pages, text } = await open(quotation);
  expect(pages).toBe(1);
  for (const said of [
    'Quotation',
    'QTN/26-27/000007',
    'Until 5 December 2026',
    'To be delivered to 641001',
    'Kavitha Raman',
    'Soap Box, made to measure',
    '₹18,600.00',
    'IGST 5',
    '₹19,950.00',
    '₹4.00',
    'Cutting die, paid once',
    '₹2,000.00',
    'Plates and makeready, in every order',
    'The same box again, without the die',
    '₹8,600.00',
    '6 on a 18×25 in sheet',
    '33AAACY2068D1ZN',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
  }
});

test('links to the page that orders at its price, or asks for a reply', async () => {
  expect((await open(quotation)).links).toEqual([quotation.orderAddress?.full]);
  const { links, text } = await open({ ...quotation, orderAddress: null });
  expect(links).toEqual([]);
  expect(text).toContain('reply with the quotation number QTN/26-27/000007');
});

test('for a customer whose die is on file names the order that paid for it, and asks to log in', async () => {
  if (!quotation.press) throw new Error('no set-up');
  const press = { ...quotation.press, die: paise(0), dieOnFile: 'order BW26-010012 of 3 Mar 2026' };
  const { pages, text } = await open({ ...quotation, press });
  expect(pages).toBe(1);
  expect(text).toContain('On file: order BW26-010012 of 3 Mar 2026');
  expect(text).toContain('please log in to order');
  for (const gone of ['paid once', 'without the die']) expect(text).not.toContain(gone);
});

test('omits set-up and sheet layout for goods without fixed costs', async () => {
  const { press: _, ...plain } = quotation;
  const { text } = await open(plain);
  expect(text).toContain(quotation.parts[0]?.label);
  expect(text).not.toContain('Set-up and pieces');
});

test('says that a sample is still to come off, and nothing about it otherwise', async () => {
  const creditNote = 'The ₹1,000.00 paid for a sample is not taken off yet.';
  expect((await open({ ...quotation, creditNote })).text.replaceAll('\u00a0', ' ')).toContain('paid for a sample');
  expect((await open(quotation)).text).not.toContain('sample');
});

test('handles names in any script and of any length', async () => {
  const { pages } = await open({ ...quotation, madeOutTo: ['மீனா '.repeat(40), 'x'.repeat(300)] });
  expect(pages).toBe(1);
});

test('the same data gives the same bytes', async () => {
  expect(await quotationPdf(quotation)).toEqual(await quotationPdf(quotation));
});
