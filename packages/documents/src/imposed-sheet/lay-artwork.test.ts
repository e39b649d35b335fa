import { inflateSync } from 'node:zlib';
import { drawDieline, type ImposedSheet } from '@boxwright/dieline';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { type BlankArtwork, imposedSheetPdf, layArtwork } from '../index.ts';
import { readDrawnLines } from '../testing/read-drawn-lines.ts';

const drawn = drawDieline('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
if (!drawn.ok) throw new Error(drawn.text);

const sheet: ImposedSheet = {
  width: 914.4,
  height: 635,
  margins: { gripper: 12, side: 5, tail: 5 },
  blanks: [
    {
      name: 'box',
      dieline: drawn.dieline,
      places: [
        { x: 10, y: 20, turn: 0 },
        { x: 240, y: 20, turn: 90 },
        { x: 10, y: 260, turn: 180 },
      ],
    },
  ],
};
const lines = await imposedSheetPdf({
  sheet,
  code: 'BW26-010001-1',
  title: 'Box, 3 ups on 25×36 in',
  notes: [],
  createdAt: new Date('2026-11-20T10:20:00Z'),
  companyName: 'Boxwright Packaging',
});

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
  size: { length: 100, width: 50 },
  matrix: [1, 0, 0, 1, 20, 30],
};
const bytes = await layArtwork(lines, sheet, [artwork], 3);

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
    expect([...after.layers.keys()]).toEqual(['Artwork', ...before.layers.keys()]);
    for (const [layer, drawnLines] of before.layers)
      expect([layer, after.layers.get(layer)]).toEqual([layer, drawnLines]);
    expect(after.text).toBe(before.text);
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

  test('keeps its spot inks and overprint, and is in the file once', () => {
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.match(/\/Separation \/Gold/g)).toHaveLength(1);
    expect(raw).toMatch(/\/op true/);
  });

  test('of the same data is the same file', async () => {
    expect(Buffer.compare(await layArtwork(lines, sheet, [artwork], 3), bytes)).toBe(0);
  });

  test('a blank without artwork has its lines alone', async () => {
    expect(await drawnBy(await layArtwork(lines, sheet, [null], 3))).not.toContain('/Artwork0 Do');
  });
});
