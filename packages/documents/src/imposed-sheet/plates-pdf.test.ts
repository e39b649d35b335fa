import { deflateSync, inflateSync } from 'node:zlib';
import { boardOf } from '@boxwright/dieline';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { type BlankArtwork, type ImposedSheetData, imposedSheetPdf, platesPdf, printingCondition } from '../index.ts';
import { readDrawnLines } from '../testing/read-drawn-lines.ts';
import { dieline, threeUps as sheet } from '../testing/three-ups.ts';
import { placeOfBar } from './colour-bar.ts';

const about: ImposedSheetData = {
  sheet,
  code: 'BW26-010001-1',
  title: 'Box, 3 ups on 25×36 in',
  notes: [],
  // 21 November in India.
  createdAt: new Date('2026-11-20T20:20:00Z'),
  companyName: 'Boxwright Packaging',
};
const lines = await imposedSheetPdf(about);

/** A page of 100 × 50 mm in a spot ink that overprints. */
async function spotPage(): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const page = doc.addPage([(100 * 72) / 25.4, (50 * 72) / 25.4]);
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.2, 0.8, 0], N: 1 };
  page.node.set(
    PDFName.of('Resources'),
    context.obj({
      ColorSpace: { Gold: ['Separation', 'Gold', 'DeviceCMYK', tint] },
      ExtGState: { Over: { op: true, OP: true, OPM: 1 } },
    }),
  );
  page.node.set(
    PDFName.of('Contents'),
    context.register(context.flateStream('/Over gs /Gold cs 1 scn 0 0 300 150 re f')),
  );
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

const artwork: BlankArtwork = {
  picture: { kind: 'pdf', bytes: await spotPage() },
  gloss: null,
  size: { length: 100, width: 50 },
  matrix: [1, 0, 0, 1, 20, 30],
  inks: ['Gold'],
  hasAllFonts: true,
};
const laid = (artworks: readonly (BlankArtwork | null)[], name: Parameters<typeof printingCondition>[0] = 'FOGRA39') =>
  platesPdf({ ...about, artworks, missing: [], inside: null, bleed: 3, condition: printingCondition(name) });
const bytes = await laid([artwork]);

/** All that the page and its forms draw. */
async function drawnBy(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .flatMap(([, found]) => {
      if (!(found instanceof PDFRawStream) || String(found.dict.get(PDFName.of('Filter'))) !== '/FlateDecode')
        return [];
      return [inflateSync(found.contents).toString('latin1')];
    })
    .join('\n');
}

describe('artwork on an imposed sheet', () => {
  test('lies below the lines, which stay as they are, on a layer of its own', async () => {
    const [before, after] = [await readDrawnLines(lines), await readDrawnLines(bytes)];
    expect([...after.layers.keys()]).toEqual(['Artwork', 'Colour bar and marks', ...before.layers.keys()]);
    for (const [layer, drawnLines] of before.layers)
      expect([layer, after.layers.get(layer)]).toEqual([layer, drawnLines]);
    expect(after.text).toContain(before.text);
  });

  test('lies on every up, turned as that is', async () => {
    const contents = await drawnBy(bytes);
    const placed = [...contents.matchAll(/^(.*) cm\n\/Artwork0 Do$/gm)].map(([, matrix = '']) =>
      matrix.split(' ').slice(0, 4).map(Number),
    );
    expect(placed).toEqual([
      [1, 0, 0, 1],
      [0, 1, -1, 0],
      [-1, 0, 0, -1],
    ]);
  });

  test('keeps its spot inks and overprint, and is in the file once', async () => {
    expect((await drawnBy(bytes)).match(/^\/Picture Do$/gm)).toHaveLength(1);
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/op true/);
  });

  test('of the same data is the same file', async () => {
    expect(Buffer.compare(await laid([artwork]), bytes)).toBe(0);
  });

  test('a blank without artwork has its lines alone', async () => {
    expect(await drawnBy(await laid([null]))).not.toContain('/Artwork0 Do');
  });
});

describe('print inside', async () => {
  const both = await platesPdf({
    ...about,
    ...{ artworks: [artwork], missing: [], bleed: 3, condition: printingCondition('FOGRA39') },
    inside: { artworks: [{ ...artwork, inks: ['Black'], gloss: null }], missing: ['what is missing'] },
  });
  const [outside, inside] = [await readDrawnLines(both), await readDrawnLines(both, 2)];

  test('has the other side of the sheet on a second page, with each line and mark behind itself', () => {
    expect(outside.pages).toBe(2);
    // The sheet and 10 mm around it.
    const across = sheet.width + 20;
    const pointsOf = (read: typeof outside, layer: string) =>
      (read.layers.get(layer) ?? []).flatMap(({ points }) => points);
    for (const layer of ['Cut', 'Crease', 'Bleed', 'Glue', 'Register marks']) {
      const [front, back] = [pointsOf(outside, layer), pointsOf(inside, layer)];
      expect([back.length, back.length > 3], layer).toEqual([front.length, true]);
      const alone = front.filter(([x, y]) => !back.some(([u, v]) => Math.hypot(across - x - u, y - v) < 0.01));
      expect(alone, layer).toEqual([]);
    }
  });

  test('lies on every up, turned the other way', async () => {
    const turns = [...(await drawnBy(both)).matchAll(/^(.*) cm\n\/Artwork0 Do$/gm)].map(([, matrix = '']) =>
      matrix.split(' ').slice(0, 4).map(Number),
    );
    expect(turns.slice(3)).toEqual([
      [1, 0, 0, 1],
      [0, -1, 1, 0],
      [-1, 0, 0, -1],
    ]);
  });

  test('has its own inks and slug', () => {
    expect(outside.text).toMatch(/Box, 3 ups on 25×36 in, outside · 21 November 2026 · Gold · PDF/);
    expect(inside.text).toMatch(/Box, 3 ups on 25×36 in, inside · 21 November 2026 · Black · PDF.* · what is missing/);
    expect(outside.text).not.toMatch(/what is missing|turned over/);
    expect(inside.text).toMatch(/turned over its side edges/);
  });

  test('has no page where nothing is printed inside', async () => {
    const { pages, text } = await readDrawnLines(bytes);
    expect([pages, text.includes('outside')]).toEqual([1, false]);
  });
});

describe('where a coat shines', () => {
  // Two pixels: shining and matt.
  const gloss = { pixelWidth: 2, pixelHeight: 1, deflated: deflateSync(Buffer.from([0, 255, 0])) };

  test('is a plate of its own on every up, above the artwork, which overprints', async () => {
    const plates = await laid([{ ...artwork, gloss }]);
    const contents = await drawnBy(plates);
    expect(contents.match(/^\/Gloss0 Do$/gm)).toHaveLength(3);
    expect(contents.indexOf('/Gloss0 Do')).toBeGreaterThan(contents.lastIndexOf('/Artwork0 Do'));
    expect(rawOf(plates)).toMatch(/\/Separation \/Gloss /);
    expect(rawOf(plates)).toMatch(/\/op true[^>]*\/BM \/Multiply/);
    const { layers, text } = await readDrawnLines(plates);
    expect([...layers.keys()].slice(0, 3)).toEqual(['Artwork', 'Gloss', 'Colour bar and marks']);
    expect(text).toContain('Gloss, Gold · Gloss: where the coat shines, its negative where it is matt');
  });

  test('is on no plate where nothing does', () => {
    expect(rawOf(bytes)).not.toContain('/Gloss');
  });
});

/** The document's metadata and objects as text. */
const rawOf = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

describe('plates as PDF/X-4', () => {
  const raw = rawOf(bytes);

  test.each([
    ['FOGRA39', '(FOGRA39)', 'Coated offset FOGRA39L'],
    ['GRACoL2006', '(CGATS TR 006)', 'Coated offset GRACoL2006'],
    ['FOGRA29', '(FOGRA29)', 'Uncoated offset FOGRA29L'],
  ] as const)('for %s name it, with its colour profile', async (name, identifier, described) => {
    const { catalog, context } = await PDFDocument.load(await laid([artwork], name), { updateMetadata: false });
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect([String(intent.get(PDFName.of('S'))), String(intent.get(PDFName.of('OutputConditionIdentifier')))]).toEqual([
      '/GTS_PDFX',
      identifier,
    ]);
    const profile = context.lookup(intent.get(PDFName.of('DestOutputProfile')));
    if (!(profile instanceof PDFRawStream)) throw new Error('There is no profile');
    const icc = inflateSync(profile.contents).toString('latin1');
    expect([icc.slice(12, 20), icc.includes(described)]).toEqual(['prtrCMYK', true]);
    expect(context.trailerInfo.Encrypt).toBeUndefined();
  });

  test('are marked as PDF/X-4', () => {
    expect(raw).toMatch(/^%PDF-1\.6/);
    expect(raw).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(raw).toMatch(/<xmpMM:DocumentID>uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}</);
    expect(raw).toMatch(/\/Trapped \/False/);
  });

  test('print no cuts, no creases and no notes for people', async () => {
    const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
    const groups = catalog.lookup(PDFName.of('OCProperties'), PDFDict).lookup(PDFName.of('OCGs'), PDFArray);
    const printed = groups.asArray().flatMap((_, index) => {
      const group = groups.lookup(index, PDFDict);
      const print = group.lookup(PDFName.of('Usage'), PDFDict).lookup(PDFName.of('Print'), PDFDict);
      const isPrinted = print.get(PDFName.of('PrintState')) === PDFName.of('ON');
      expect(group.has(PDFName.of('GTS_Metadata'))).toBe(!isPrinted);
      const called = group.lookup(PDFName.of('Name'));
      const isText = called instanceof PDFHexString || called instanceof PDFString;
      return isPrinted && isText ? [called.decodeText()] : [];
    });
    expect(printed).toEqual(['Artwork', 'Colour bar and marks', 'Register marks']);
  });

  test('name nothing PDF/X-4 that has a font without its file', async () => {
    const plates = await laid([{ ...artwork, hasAllFonts: false }]);
    const { text } = await readDrawnLines(plates);
    expect(text).toMatch(/FOGRA39; not PDF\/X-4: a font isn’t embedded/);
    expect(rawOf(plates)).not.toContain('PDF/X-4</');
    expect(rawOf(plates)).toContain('/GTS_PDFX');
  });

  test('explain colours of screens', async () => {
    const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const [, found] of context.enumerateIndirectObjects()) {
      const resources = found instanceof PDFRawStream && found.dict.lookup(PDFName.of('Resources'));
      if (!(resources instanceof PDFDict)) continue;
      expect(resources.lookup(PDFName.of('ColorSpace'), PDFDict).has(PDFName.of('DefaultRGB'))).toBe(true);
    }
  });
});

describe('the colour bar', () => {
  test('has each ink solid and at 50 %, again and again, and a slug names them', async () => {
    const contents = await drawnBy(bytes);
    expect(contents.match(/\/Ink0 cs 1 scn/g)?.length).toBeGreaterThan(20);
    expect(contents.match(/\/Ink0 cs 0\.5 scn/g)?.length).toBe(contents.match(/\/Ink0 cs 1 scn/g)?.length);
    expect((await readDrawnLines(bytes)).text).toMatch(
      /BW26-010001-1 · Box, 3 ups on 25×36 in · 21 November 2026 · Gold · PDF/,
    );
  });

  test('lies where nothing else is printed, or below the sheet', () => {
    const inTheWay = (width: number, height: number) => {
      const blank = sheet.blanks[0];
      if (!blank) throw new Error('There is no blank');
      const only = { ...sheet, width, height, blanks: [{ ...blank, places: [{ x: 5, y: 12, turn: 0 as const }] }] };
      return placeOfBar(only, 3);
    };
    expect(inTheWay(914.4, 635)).toMatchObject({ isUpright: false, isOnSheet: true });
    const board = boardOf(dieline);
    const [across, down] = [board.right - board.left + 10, board.bottom - board.top + 17];
    expect(inTheWay(across + 6, down)).toMatchObject({ isUpright: true, isOnSheet: true });
    expect(inTheWay(across, down)).toMatchObject({ isOnSheet: false });
    expect(inTheWay(across, down).y).toBeGreaterThan(down);
  });
});
