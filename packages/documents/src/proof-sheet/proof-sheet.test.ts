import { deflateSync, inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { proofSheetPdf } from '../index.ts';
import type { ProofSheetData } from './proof-sheet-data.ts';

const box: ProofSheetData = {
  orderNumber: 'BW26-010001',
  company: 'Boxwright Packaging',
  item: 'Item 1, Soap Box',
  number: 1,
  facts: [{ label: 'Quantity', value: '500' }],
  findings: [],
  note: '',
  size: { length: 60, width: 40 },
  cuts: [
    [
      [0, 0],
      [60, 0],
      [60, 40],
      [0, 40],
      [0, 0],
    ],
  ],
  creases: [],
  bleed: 3,
  artwork: null,
  sheet: null,
  issuedAt: new Date('2026-11-20T10:20:00Z'),
};

async function pagesOf(data: ProofSheetData): Promise<PDFPage[]> {
  return (await PDFDocument.load(await proofSheetPdf(data))).getPages();
}

function contentOf(page: PDFPage | undefined): string {
  const stream = page?.node.context.lookup(page.node.get(PDFName.of('Contents')));
  if (!(stream instanceof PDFRawStream)) throw new Error('The page has no content');
  return inflateSync(stream.getContents()).toString('latin1');
}

test('a proof has the cut at its true size on one page', async () => {
  const pages = await pagesOf(box);
  expect(pages).toHaveLength(1);
  const { width, height } = pages[0]?.getTrimBox() ?? { width: 0, height: 0 };
  expect([(width * 25.4) / 72, (height * 25.4) / 72]).toEqual([expect.closeTo(60, 6), expect.closeTo(40, 6)]);
});

async function said(data: ProofSheetData, number = 1): Promise<string> {
  const page = await (await getDocumentProxy(await proofSheetPdf(data))).getPage(number);
  return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('it speaks of creases only where there are some', async () => {
  expect(await said(box)).toContain('Artwork and cut (magenta) at 1 : 1.');
  expect(await said({ ...box, creases: box.cuts })).toContain(
    'Artwork, cut (magenta) and creases (cyan, dashed) at 1 : 1.',
  );
});

test('a file that doesn’t fit isn’t called true to size: it is only shown, fitted, on either side', async () => {
  const colour = { pixelWidth: 1, pixelHeight: 1, deflated: deflateSync(Buffer.from([0, 9, 9, 9])) };
  const picture = { kind: 'pixels', colours: 'DeviceRGB', colour, alpha: null } as const;
  const shown = { picture, white: null, length: 40, width: 40, matrix: [1, 0, 0, 1, 10, 0], isPlaced: false } as const;
  const inside = { page: 2, cuts: box.cuts, creases: [], artwork: shown };
  const data = { ...box, creases: box.cuts, artwork: shown, inside };
  const outside = await said(data);
  expect(outside).toContain('Cut (magenta) and creases (cyan, dashed) at 1 : 1.');
  expect(outside).not.toContain('Artwork, cut');
  for (const text of [outside, await said(data, 2)])
    expect(text).toMatch(
      /doesn’t fit the drawing\. It is only shown here, fitted into the middle and not in its own size/,
    );
  expect(await said(data, 2)).not.toContain('at 1 : 1 and');
});

test('a file lies as its check has found, clipped at the bleed', async () => {
  const colour = { pixelWidth: 1, pixelHeight: 1, deflated: new Uint8Array([0]) };
  const picture = { kind: 'pixels', colours: 'DeviceRGB', colour, alpha: null } as const;
  const artwork = {
    picture,
    white: null,
    length: 40,
    width: 60,
    matrix: [0, -1, 1, 0, 0, 40],
    isPlaced: true,
  } as const;
  const content = contentOf((await pagesOf({ ...box, artwork }))[0]);
  expect(content).toContain('-3 -3 66 46 re W n\n0.000000 -1.000000 1.000000 0.000000 0.000000 40.000000 cm');
});

test('stickers have a second page with the sheet: each where it is printed, turned where it lies turned', async () => {
  const places = [
    { x: 0, y: 0, turn: 0 as const },
    { x: 64, y: 10, turn: 90 as const },
  ];
  const sheet = { area: { length: 320, width: 450 }, places, sheets: 12, trailSheets: 2 };
  const pages = await pagesOf({ ...box, sheet });
  expect(pages).toHaveLength(2);
  expect(await said({ ...box, sheet }, 2)).toContain('printed with a bleed of 3 mm around its cut');
  const content = contentOf(pages[1]);
  expect(content.match(/\/Sticker Do/g)).toHaveLength(2);
  expect(content).toContain('1 0 0 1 0 0 cm\n/Sticker Do');
  expect(content).toContain('0 1 -1 0 104 10 cm\n/Sticker Do');
});

test('a sticker on the sheet is printed as far as its bleed, which is cut off', async () => {
  const colour = { pixelWidth: 1, pixelHeight: 1, deflated: new Uint8Array([0]) };
  const picture = { kind: 'pixels', colours: 'DeviceRGB', colour, alpha: null } as const;
  const artwork = {
    picture,
    white: null,
    length: 66,
    width: 46,
    matrix: [1, 0, 0, 1, -3, -3],
    isPlaced: true,
  } as const;
  const places = [{ x: 0, y: 0, turn: 0 as const }];
  const sheet = { area: { length: 320, width: 450 }, places, sheets: 12, trailSheets: 2 };
  const doc = await PDFDocument.load(await proofSheetPdf({ ...box, artwork, sheet }));
  const forms = doc.context.enumerateIndirectObjects().map(([, object]) => object);
  const sticker = forms.find((each) => each instanceof PDFRawStream && each.dict.has(PDFName.of('BBox')));
  if (!(sticker instanceof PDFRawStream)) throw new Error('The sticker is not there');
  const drawn = inflateSync(sticker.getContents()).toString('latin1');
  // The clip: 3 mm beyond the cut on each side.
  const [clip = ''] = drawn.split('W n');
  const corners = [...clip.matchAll(/(-?[\d.]+) (-?[\d.]+) [ml]/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...corners.map(([x = 0]) => x))).toBeCloseTo(-3, 2);
  expect(Math.max(...corners.map(([, y = 0]) => y))).toBeCloseTo(43, 2);
  expect(sticker.dict.get(PDFName.of('BBox'))?.toString()).toBe('[ -4 -4 64 44 ]');
});

test('the white of the file has a page of its own, in its place', async () => {
  const grey = { pixelWidth: 1, pixelHeight: 1, deflated: deflateSync(Buffer.from([0, 255])) };
  const colour = { ...grey, deflated: deflateSync(Buffer.from([0, 9, 9, 9])) };
  const picture = { kind: 'pixels', colours: 'DeviceRGB', colour, alpha: null } as const;
  const artwork = {
    picture,
    white: grey,
    length: 40,
    width: 60,
    matrix: [0, -1, 1, 0, 0, 40],
    isPlaced: true,
  } as const;
  const pages = await pagesOf({ ...box, artwork });
  expect(pages).toHaveLength(2);
  expect(contentOf(pages[1])).toContain(
    '-3 -3 66 46 re W n\n0.000000 -1.000000 1.000000 0.000000 0.000000 40.000000 cm',
  );
  expect(await said({ ...box, artwork }, 2)).toContain('Where there is none, the material shows through.');
});
