import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Crop } from '@boxwright/contract';
import { type Matrix, readPdf, times } from '@boxwright/print-files';
import { isThorough, sampleOf } from '@boxwright/testing/thorough';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPdf } from '../artwork/inspect/draw-pdf.ts';
import { inspectArtwork } from '../artwork/inspect/inspect-artwork.ts';
import { preparedFiles } from '../artwork/testing/prepared-files.ts';
import { preparedPlaces } from '../artwork/testing/prepared-places.ts';
import type { PrintFile } from '../print-sheets/print-picture.ts';
import { type Cells, cellsOf, differenceOf, type Raster } from './testing/cells.ts';
import { type Drawing, type Form, onCarton, onSticker } from './testing/printed-forms.ts';
import { hasReader, perMm, readBy, separationsOf } from './testing/separations.ts';

/** A file as it is printed, and its picture for screens. */
interface Shown {
  readonly file: PrintFile;
  readonly screen: Raster;
}

const prepared = [...preparedFiles, ...preparedPlaces].map(
  ([what, original, , more]) => [what, { original, page: more?.page ?? 1 }] as const,
);
const preparedNamed = new Map(prepared);

/** Beside the checkout; worktrees lie a folder deeper. */
const folder = ['../shared', '../../shared']
  .map((beside) => join(import.meta.dirname, '../../../../../..', beside, 'files/artwork'))
  .find((path) => existsSync(path));
const collected = (folder ? readdirSync(folder) : []).filter((name) =>
  /^(?:cmyk\.jpg|exif-orientation-[1-8]|png-gray-alpha|svg-illustrator-e|pdf-(?:cmyk-jpeg|crop-marks|hidden|overprint|rotate-270|transp|userunit))/.test(
    name,
  ),
);

/** The longer side of the picture for screens, in pixels, and those of a page, a millimetre. */
const [screenSide, density] = [500, 2];

/** A prepared file as it is taken, without being packed as a picture, which takes longest. */
async function shownOf({ original, page }: (typeof prepared)[number][1]): Promise<Shown | null> {
  const found = await readPdf(original, { page });
  if ('kind' in found) return null;
  const { reading, print } = found;
  const screen = await drawPdf(print, screenSide);
  if (screen === 'too-much') throw new Error('The page has too much on it');
  const length = reading.trimmed.length + 2 * reading.bleed;
  const ratio = length / (reading.trimmed.width + 2 * reading.bleed);
  const about = { name: 'artwork', kind: 'pdf', page, ratio, bleed: 0, isTransparent: false, white: null } as const;
  return { file: { ...about, original, print, preview: new Uint8Array() }, screen };
}

async function collectedFile(name: string): Promise<Shown | null> {
  const path = join(folder ?? '', name);
  const found = await inspectArtwork({ path });
  if (!found.ok) return null;
  const { kind, page, ratio, print, preview } = found;
  const { data, info } = await sharp(preview.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const original = readFileSync(path).subarray(0, found.length);
  const about = { name, kind, page, ratio, bleed: 0, isTransparent: preview.isTransparent, white: null };
  return { file: { ...about, original, print, preview: preview.bytes }, screen: { data, ...info } };
}

/** What a picture of the file shows, as it lies on the drawing. */
function laid(picture: Raster, { file, matrix, ...drawing }: Drawing): Cells {
  const toPicture = [picture.width / file.length, 0, 0, picture.height / file.width, 0, 0] as const;
  return cellsOf(picture, drawing, times(inverseOf(matrix), toPicture));
}

/** The same of a page with so many pixels a millimetre. */
const cellsOn = (page: Raster, { toPage }: Form, drawing: Drawing, pixels: number): Cells =>
  cellsOf(page, drawing, times(toPage, [pixels, 0, 0, pixels, 0, 0]));

function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const by = a * d - b * c;
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by];
}

/** Nothing is painted outside of what is left of a picture. */
function cropped({ data, width, height, channels }: Raster, { left, top, right, bottom }: Crop): Raster {
  const kept = data.map((value, at) => {
    const [x, y] = [(Math.floor(at / channels) % width) / width, Math.floor(at / channels / width) / height];
    return x >= left && x < right && y >= top && y < bottom ? value : 0;
  });
  return { data: kept, width, height, channels };
}

async function drawn(pdf: Uint8Array): Promise<Raster & { readonly pixels: number }> {
  const box = /\/MediaBox \[ ?0 0 (\S+) ([\d.]+)/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  const longer = (Math.max(Number(box[1]), Number(box[2])) / 72) * 25.4;
  const found = await drawPdf(pdf, Math.round(longer * density), { ground: 'paper' });
  if (found === 'too-much') throw new Error('The page has too much on it');
  return { ...found, pixels: Math.max(found.width, found.height) / longer };
}

/** Of bars, edges half a millimetre off look like two; on plates, what is 2 mm off is found wherever there is an edge. */
async function expectAsShown({ screen }: Shown, drawing: Drawing, most = 3): Promise<void> {
  const shown = laid(screen, drawing);
  const pages = new Map(
    await Promise.all(
      [...new Set(drawing.forms.map(({ pdf }) => pdf))].map(async (pdf) => [pdf, await drawn(pdf)] as const),
    ),
  );
  for (const form of drawing.forms) {
    const page = pages.get(form.pdf);
    if (!page) throw new Error('The page wasn’t drawn');
    const { mean, share, largest } = differenceOf(shown, cellsOn(page, form, drawing, page.pixels), drawing.isWithin);
    expect(mean, form.name).toBeLessThan(most);
    expect(share, form.name).toBeLessThan(0.04);
    expect(largest, form.name).toBeLessThanOrEqual(form.name.startsWith('imposed') ? 1 : 2);
  }
}

/** A box and a sticker with the file, in a thorough run; else files take turns, because drawing takes longest. */
const drawingsWith = (turn: number) => (isThorough ? [onCarton, onSticker] : [turn % 2 === 0 ? onCarton : onSticker]);
const inTurn = <T>(files: readonly T[]) => files.map((file, turn) => [file, turn] as const);

describe('proof, print sheet and imposed sheet have what the screen shows:', () => {
  test.each(inTurn(sampleOf(prepared, 3)).map(([[what, made], turn]) => [what, made, turn] as const))(
    '%s',
    async (_what, made, turn) => {
      const shown = await shownOf(made);
      // A page that isn’t there.
      if (!shown) return;
      for (const draw of drawingsWith(turn)) await expectAsShown(shown, await draw(shown.file));
    },
  );

  test('of a cropped file only what is left of it', async () => {
    const made = preparedNamed.get('upside down, as its cut line says');
    const shown = made && (await shownOf(made));
    if (!shown) throw new Error('There is no such file');
    const crop = { left: 0.15, top: 0.3, right: 0.7, bottom: 0.85 };
    const left = { ...shown, screen: cropped(shown.screen, crop) };
    for (const draw of [onCarton, onSticker]) await expectAsShown(left, await draw(shown.file, crop));
  });

  test.skipIf(folder)('NOT TRIED: there is no folder shared/files/artwork beside this project', () => undefined);
  test.each(inTurn(sampleOf(collected, 3)))('%s', async (name, turn) => {
    const shown = await collectedFile(name);
    if (!shown) return;
    // Screens show CMYK of a JPEG in other colours than a page in CMYK.
    const most = name.startsWith('cmyk.') ? 20 : 6;
    for (const draw of drawingsWith(turn)) await expectAsShown(shown, await draw(shown.file), most);
  });
});

describe('each ink of a file is where it is in the file, as Ghostscript separates it:', () => {
  const inked = [
    'upside down, as its cut line says',
    'a picture in RGB',
    'a transparent spot ink',
    'yellow that overprints',
  ];
  test.skipIf(hasReader('gs'))('NOT TRIED: this machine has no Ghostscript', () => undefined);
  test.runIf(hasReader('gs'))('on proof, print sheet and imposed sheet', async () => {
    const files = [
      ...(await Promise.all(
        inked.map(async (what) => {
          const made = preparedNamed.get(what);
          return [what, made ? await shownOf(made) : null] as const;
        }),
      )),
      ...(await Promise.all(
        collected
          .filter((name) => /overprint|cmyk-jpeg/.test(name))
          .map(async (name) => [name, await collectedFile(name)] as const),
      )),
    ];
    const drawings = await Promise.all(
      files.map(async ([what, shown]) => {
        if (!shown?.file.print) throw new Error(`${what} can’t be printed`);
        return [what, shown.file.print, [await onCarton(shown.file), await onSticker(shown.file)]] as const;
      }),
    );
    const pdfs = drawings.flatMap(([, print, on]) => [
      print,
      ...on.flatMap(({ forms }) => forms.map(({ pdf }) => pdf)),
    ]);
    const pages = new Map([...new Set(pdfs)].map((pdf, index) => [pdf, index]));
    const separated = await separationsOf([...pages.keys()]);
    const of = (pdf: Uint8Array) => separated[pages.get(pdf) ?? -1];
    const wrong: string[] = [];
    for (const [what, print, on] of drawings) {
      for (const [ink, separation] of of(print) ?? []) {
        for (const drawing of on) {
          const due = laid(separation, drawing);
          for (const form of drawing.forms) {
            const found = of(form.pdf)?.get(ink);
            const { mean, share, largest } = found
              ? differenceOf(due, cellsOn(found, form, drawing, perMm), drawing.isWithin)
              : { mean: 255, share: 1, largest: 255 };
            if (mean > 8 || share > 0.06 || largest > 3)
              wrong.push(`${what}: ${ink} on the ${form.name}: ${mean.toFixed(1)}, ${share.toFixed(3)}, ${largest} mm`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('other readers read the imposed sheet:', () => {
  const plates = async (what: string) => {
    const made = preparedNamed.get(what);
    const shown = made && (await shownOf(made));
    if (!shown) throw new Error(`There is no file: ${what}`);
    const { pdf } = (await onCarton(shown.file)).forms[1] ?? {};
    if (!pdf) throw new Error('There are no plates');
    return pdf;
  };

  test.runIf(hasReader('pdfinfo'))('poppler calls it PDF/X-4', async () => {
    const sheet = await plates('a spot ink that is ordered');
    expect(readBy('pdfinfo', sheet)).toMatch(/PDF subtype: +PDF\/X-4/);
    expect(readBy('pdfinfo', sheet)).toMatch(/PDF version: +1\.6/);
  });

  test.runIf(hasReader('pdffonts'))('poppler finds each font of ours embedded', async () => {
    const fonts = readBy('pdffonts', await plates('a ground in RGB'))
      .split('\n')
      .slice(2)
      .filter((row) => /Inter/.test(row));
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/ yes +\S+ +\S+ +\d+ +\d+ *$/);
  });

  test.runIf(hasReader('pdfimages'))('poppler finds its pictures once, in their colours', async () => {
    const rows = readBy('pdfimages', await plates('a picture of 280 pixels an inch'), ['-list'])
      .split('\n')
      .slice(2);
    expect(rows.some((row) => / 280 +280 +cmyk /.test(row))).toBe(true);
    expect(new Set(rows.filter((row) => / cmyk /.test(row)).map((row) => row.trim().split(/ +/)[10])).size).toBe(1);
  });

  test.runIf(hasReader('qpdf'))('qpdf finds nothing wrong', async () => {
    expect(readBy('qpdf', await plates('a clean file'), ['--check'])).toMatch(/No syntax or stream encoding errors/);
  });

  test.runIf(hasReader('gs'))('Ghostscript keeps cuts and creases off the plates of the process', async () => {
    const [made] = await separationsOf([await plates('a clean file')]);
    for (const step of ['Cut', 'Crease', 'Bleed']) expect([...(made?.keys() ?? [])]).toContain(step);
    const [cut, magenta] = [made?.get('Cut'), made?.get('Magenta')];
    if (!cut || !magenta) throw new Error('There are no plates');
    const isInk = ({ data }: Raster, at: number) => (data[at] ?? 255) < 200;
    const along = Array.from(cut.data.keys()).filter((at) => isInk(cut, at));
    expect(along.length).toBeGreaterThan(500);
    const marks = along.filter((at) => isInk(magenta, at)).length / along.length;
    // Register marks, crop marks and slug are on every plate; the file has no magenta.
    expect(marks).toBeLessThan(0.35);
  });
});
