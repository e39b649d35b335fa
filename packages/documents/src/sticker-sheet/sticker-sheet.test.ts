import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { CutPath, PngRows, SheetArtwork, StickerSheetData } from './sheet-data.ts';
import { stickerSheetPdf } from './sticker-sheet.ts';
import { boxOf, drawnIn, open } from './testing/read-sheet.ts';

/** An L-like outline with a curve, which every turn and mirroring changes. */
const cut: CutPath = {
  start: [0, 0],
  segments: [
    [[60, 0]],
    [
      [60, 20],
      [50, 40],
      [20, 40],
    ],
    [[0, 40]],
  ],
};

const rows = (pixelWidth: number, pixelHeight: number, channels: number): PngRows => ({
  pixelWidth,
  pixelHeight,
  deflated: deflateSync(Buffer.alloc((pixelWidth * channels + 1) * pixelHeight)),
});

const artwork: SheetArtwork = {
  name: 'tea label.png',
  picture: { kind: 'pixels', colours: 'DeviceRGB', colour: rows(8, 6, 3), alpha: rows(8, 6, 1) },
  box: { x: -1.5, y: -3, length: 63, width: 46 },
  white: null,
  hasOwnWhite: false,
  matrix: null,
};

const sheet: StickerSheetData = {
  orderNumber: 'BW26-010001',
  line: { number: 2, of: 3 },
  shapeName: 'Heart',
  materialName: 'White Vinyl',
  length: 60,
  width: 40,
  quantity: 1000,
  sheets: 337,
  trailSheets: 3,
  area: { length: 455, width: 302 },
  places: [
    { x: 0, y: 0, turn: 0 },
    { x: 63, y: 0, turn: 180 },
    { x: 415.25, y: 242, turn: 90 },
    { x: 300, y: 200, turn: 270 },
  ],
  cut,
  bleed: 1.5,
  needsWhite: false,
  artwork,
  withoutArtwork: 'artwork comes by e-mail',
  date: new Date('2026-11-23T10:00:00Z'),
};

/** Where the sheet's cutting area begins on the 13 × 19 inch paper. */
const corner = { x: (482.6 - 455) / 2, y: (330.2 - 302) / 2 };

describe('the print sheet', () => {
  test('cuts every sticker along its outline, where the layout puts it, turned ones turned', async () => {
    const paths = drawnIn(await open(sheet), 'CutContour');
    const points = [cut.start, ...cut.segments.flat()];
    const expected = sheet.places.map(({ x, y, turn }) =>
      points.map(([right, down]) => {
        const turns = {
          0: [right, down],
          90: [40 - down, right],
          180: [60 - right, 40 - down],
          270: [down, 60 - right],
        };
        const [alongX = 0, alongY = 0] = turns[turn];
        return [corner.x + x + alongX, corner.y + y + alongY];
      }),
    );
    expect(paths).toHaveLength(4);
    for (const [index, path] of paths.entries()) {
      expect(path.operators).toBe('MLCLZ');
      for (const [point, [x = 0, y = 0]] of path.points.entries()) {
        expect(
          Math.hypot(x - (expected[index]?.[point]?.[0] ?? 0), y - (expected[index]?.[point]?.[1] ?? 0)),
        ).toBeLessThan(0.01);
      }
    }
  });

  test('has the cutting area as its trim box, the bleed around it, and the paper as its media box', async () => {
    const { page } = await open(sheet);
    expect(boxOf(page, 'MediaBox')).toEqual([0, 0, 482.6, 330.2]);
    expect(boxOf(page, 'TrimBox')).toEqual([13.8, 14.1, 468.8, 316.1]);
    expect(boxOf(page, 'BleedBox')).toEqual([12.3, 12.6, 470.3, 317.6]);
  });

  test('draws artwork and cut once and places them for every sticker', async () => {
    const { placed, images } = await open(sheet);
    expect(placed).toEqual({ Artwork: 4, CutContour: 4 });
    // The picture and its transparency.
    expect(images).toBe(2);
  });

  test('has the cut in the spot ink CutContour of 100 % magenta, overprinting, on a layer of its own', async () => {
    const { inks, layers, form } = await open(sheet);
    expect(inks['CutContour']).toEqual({ alternate: 'DeviceCMYK', full: [0, 1, 0, 0] });
    expect(layers).toEqual(['Artwork', 'CutContour', 'Marks', 'Slug']);
    expect(form('CutContour').content).toMatch(
      /\/Overprint gs\n\/CutContour CS 1 SCN[\s\S]* S$|\/CutContour CS 1 SCN[\s\S]*\nS$/,
    );
    expect(form('CutContour').states['Overprint']).toMatchObject({ OP: true, op: true, OPM: 1 });
    expect(form('Artwork').content).not.toContain('CutContour');
  });

  test.each([
    ['all of an opaque picture', null],
    ['what is visible of a picture', rows(40, 30, 1)],
  ])('has white under %s, 0.2 mm smaller, only on materials that ask for it', async (_what, white) => {
    expect((await open({ ...sheet, artwork: { ...artwork, white } })).layers).not.toContain('White');
    const { layers, inks, form, placed } = await open({ ...sheet, needsWhite: true, artwork: { ...artwork, white } });
    // Above the artwork, so that nothing in a buyer's file can knock it out.
    expect(layers).toEqual(['Artwork', 'White', 'CutContour', 'Marks', 'Slug']);
    expect(placed).toMatchObject({ White: 4 });
    expect(inks['White']).toMatchObject({ alternate: 'DeviceCMYK' });
    expect(form('White').states['Underprint']).toMatchObject({ OP: true, op: true, BM: 'Multiply' });
    const bleeding = drawnIn(await open({ ...sheet, needsWhite: true }), 'White').filter(({ isClip }) => isClip)[0];
    const tops = bleeding?.points.map(([, y]) => y) ?? [];
    expect(Math.min(...tops)).toBeCloseTo(corner.y - 1.3, 2);
    if (white) expect(form('White').imageInk).toBe('White');
    else expect(form('White').content).toContain('-1.3 -2.8 62.6 45.6 re\nf');
  });

  test('says in the slug whose white is printed', async () => {
    const own = { ...artwork, white: rows(40, 30, 1), hasOwnWhite: true };
    expect((await open({ ...sheet, needsWhite: true, artwork: own })).text).toContain('with the white of the file');
  });

  test('says in the slug what is printed, for whom and how often', async () => {
    const { text } = await open({ ...sheet, needsWhite: true, notice: 'Demonstration' });
    expect(text).toContain(
      'Demonstration · BW26-010001 · line 2 of 3 · Heart stickers · 60 × 40 mm · White Vinyl · 1,000 stickers',
    );
    expect(text).toContain(
      '337 sheets, 3 of them trail sheets · 4 stickers on a sheet · page 1 of 1, the same for every sheet · 23 November 2026 · Artwork: tea label.png · with white underprint',
    );
  });

  test('without artwork has only the cuts, so that production can add it', async () => {
    const { text, layers, placed } = await open({ ...sheet, needsWhite: true, artwork: null });
    expect(layers).toEqual(['CutContour', 'Marks', 'Slug']);
    expect(placed).toEqual({ CutContour: 4 });
    expect(text).toContain('artwork comes by e-mail · white underprint: with the artwork');
  });

  test('marks the corners outside of the stickers and their bleed', async () => {
    const marks = drawnIn(await open(sheet), 'Marks');
    expect(marks).toHaveLength(4);
    for (const [x = 0, y = 0] of marks.flatMap(({ points }) => points)) {
      const [fromLeft, fromTop] = [x - corner.x, y - corner.y];
      const outside = Math.max(-fromLeft, fromLeft - 455, -fromTop, fromTop - 302);
      expect(outside).toBeCloseTo(5.25, 3);
    }
  });

  test('embeds a PDF as its own drawing, in the picture’s place', async () => {
    const source = await PDFDocument.create();
    source.addPage([160, 80]).drawRectangle({ x: 0, y: 0, width: 40, height: 20 });
    const bytes = await source.save();
    const pdf = await open({ ...sheet, artwork: { ...artwork, picture: { kind: 'pdf', bytes } } });
    expect(pdf.images).toBe(0);
    const [, drawn] = drawnIn(pdf, 'Artwork');
    // A quarter of the page, at its lower left.
    const [xs, ys] = [drawn?.points.map(([x]) => x) ?? [], drawn?.points.map(([, y]) => y) ?? []];
    expect(Math.min(...xs)).toBeCloseTo(corner.x - 1.5, 2);
    expect(Math.max(...xs)).toBeCloseTo(corner.x - 1.5 + 63 / 4, 2);
    expect(Math.max(...ys)).toBeCloseTo(corner.y - 3 + 46, 2);
    expect(Math.min(...ys)).toBeCloseTo(corner.y - 3 + 46 * 0.75, 2);
  });

  test('lays a picture and its white where the buyer has put them, clipped at the bleed as before', async () => {
    const box = { x: 0, y: 0, length: 30, width: 20 };
    const put = { ...artwork, box, white: rows(8, 6, 1), matrix: [0, 1, -1, 0, 25.5, 4] } as const;
    const { form } = await open({ ...sheet, needsWhite: true, artwork: put });
    for (const layer of ['Artwork', 'White'])
      expect(form(layer).content).toContain('W n\n0 1 -1 0 25.5 4 cm\nq\n30 0 0 -20 0 20 cm');
  });

  test('keeps a JPEG’s own bytes and turns it as its camera says', async () => {
    const bytes = Buffer.from('not looked into: the bytes of a JPEG');
    const jpeg = { kind: 'jpeg', bytes, pixelWidth: 6, pixelHeight: 8, components: 3, isInverted: false } as const;
    const picture = { ...jpeg, profile: null, orientation: 6 };
    const pdf = await open({ ...sheet, artwork: { ...artwork, picture } });
    expect(pdf.raw.includes(bytes)).toBe(true);
    // Its first row is seen at the right: up in the image is to the right on the sheet.
    expect(pdf.form('Artwork').content).toContain('0 46 63 0 -1.5 -3 cm');
  });

  test('gives the same bytes for the same data', async () => {
    expect(Buffer.compare(await stickerSheetPdf(sheet), await stickerSheetPdf(sheet))).toBe(0);
  });
});
