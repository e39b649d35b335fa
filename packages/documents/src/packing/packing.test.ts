import { paise } from '@boxwright/money';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type PackingData, packingListPdf, parcelLabelsPdf } from '../index.ts';
import { pdfUaFaults } from '../testing/pdf-ua/faults.ts';

const packing: PackingData = {
  company: {
    name: 'Boxwright Packaging',
    addressLines: ['12 Press Lane', 'Chennai 600032'],
    phones: ['044 4000 1234'],
    email: 'orders@boxwright.example',
  },
  order: { number: 'BW26-010001', placedAt: new Date('2026-11-20T10:20:00Z'), purchaseOrder: 'PO 77' },
  deliverTo: {
    contactPerson: 'Meena Sundaram',
    company: 'மீனா சோப்ஸ்',
    address: '7 Race Course Road',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    pincode: '641001',
    country: 'India',
    mobile: '9840012345',
  },
  lines: [
    { item: 'Soap Box 100 g', description: '60 × 40 × 100 mm, FBB 300 gsm', pieces: 970, ordered: 1000 },
    { item: 'Round stickers', description: '50 mm, paper', pieces: 500, ordered: 500 },
  ],
  parcels: 3,
  weightGrams: 12_340,
};

async function open(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: { readonly size: readonly number[]; readonly text: string }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const size = page.view.slice(2).map(Math.round);
    pages.push({ size, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

test('a packing list says what is in the parcels, for whom, without a price', async () => {
  const bytes = await packingListPdf(packing);
  expect(await pdfUaFaults(bytes)).toEqual([]);
  const [page, ...more] = await open(bytes);
  expect(more).toEqual([]);
  expect(page?.size).toEqual([595, 842]);
  for (const said of [
    'BW26-010001',
    'Coimbatore, Tamil Nadu 641001',
    'PO 77',
    '12.4 kg',
    '970',
    '1,000',
    'Soap Box 100 g',
  ]) {
    expect(page?.text).toContain(said);
  }
  expect(page?.text).not.toContain('₹');
  const many = Array.from({ length: 60 }, (_, index) => ({
    item: `Item ${index}`,
    description: 'Box',
    pieces: 1,
    ordered: 1,
  }));
  const long = await packingListPdf({ ...packing, lines: many });
  expect(await pdfUaFaults(long)).toEqual([]);
  expect((await open(long)).length).toBeGreaterThan(1);
});

test('each parcel has a label with address, its number and its own barcode', async () => {
  const bytes = await parcelLabelsPdf({ ...packing, toCollect: paise(1_234_50) });
  expect(await pdfUaFaults(bytes)).toEqual([]);
  const pages = await open(bytes);
  expect(pages.map(({ size }) => size)).toEqual(pages.map(() => [298, 420]));
  expect(pages).toHaveLength(3);
  for (const [index, { text }] of pages.entries()) {
    expect(text).toContain(`BW26-010001-P${index + 1}`);
    expect(text).toContain(`Parcel ${index + 1} of 3`);
    expect(text).toContain('641001');
    expect(text).toContain('Collect ₹1,234.50 in cash');
  }
  const [one] = await open(await parcelLabelsPdf({ ...packing, parcels: 1 }));
  expect(one?.text).toContain('Parcel 1 of 1, 12.4 kg');
  expect(one?.text).not.toContain('Collect');
  expect(await packingListPdf(packing)).toEqual(await packingListPdf(packing));
});
