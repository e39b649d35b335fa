import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { artworkKinds } from '@boxwright/contract';
import { preflight, targetOfSticker, usualLimits } from '@boxwright/preflight';
import { readPdf } from '@boxwright/print-files';
import { sampleOf } from '@boxwright/testing/thorough';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdf, svg } from '../../testing/hostile-files.ts';
import { drawSheet } from '../print-sheets/draw-sheet.ts';
import { line, side } from '../print-sheets/testing/square-sticker.ts';
import { drawPdf } from './inspect/draw-pdf.ts';
import { inspectArtwork } from './inspect/inspect-artwork.ts';
import type { Inspected } from './inspect/inspected.ts';
import { preflightFile } from './inspect/preflight-file.ts';
import { expectedOf } from './testing/print-files.ts';

/** Beside the checkout; worktrees lie a folder deeper. */
const folder = ['../shared', '../../shared']
  .map((beside) => join(import.meta.dirname, '../../../../..', beside, 'files/artwork'))
  .find((path) => existsSync(path));

const all = folder
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !['', '.md'].includes(extname(name)))
      .toSorted()
  : [];
const names = sampleOf(all, 10);

/** One of each kind of page, drawing and picture. */
const compared = names.filter((name) =>
  /^(?:cmyk\.(?:jpg|tif)|photo\.(?:tif|webp|avif)|gray|progressive|exif-orientation-[25678]|png|svg-(?:mm|inches|aspect|negative|em-units|illustrator-e|filter|inkscape-bs)|illustrator|filled-pages.75x50|own-drawings.own-label\.svg|pdf-(?:annot|cmyk-jpeg|crop|empty|encrypted-owner|hidden|junk|layer|media|objstm|overprint|rotate-270|transp|userunit|xref)|with-gap.pdf-(?:cropbox-smaller|inherited-crop))/.test(
    name,
  ),
);

describe('a print file is taken in its size, or refused with its own reason:', () => {
  test.skipIf(folder)('NOT TRIED: there is no folder shared/files/artwork beside this project', () => undefined);

  test.each(names)('%s', async (name) => {
    const found = await inspect(name);
    const { kind, width, height, isTransparent } = found.ok ? { kind: found.kind, ...found.preview } : emptyPreview;
    // Below the reason stands what else is wrong (`hostile-files.test.ts`).
    const [reason] = found.ok ? [] : found.text.split('\n');
    expect(found.ok ? { kind, width, height, isTransparent } : reason).toEqual(expectedOf(name));
  });
});

describe('a print file is printed as it is shown:', () => {
  test.each(compared.filter((name) => typeof expectedOf(name) === 'object'))('%s', async (name) => {
    const found = await inspect(name);
    if (!found.ok) throw new Error(found.text);
    // Screens and presses show CMYK in different colours.
    expect(await differenceOf(readFileSync(pathOf(name)), found)).toBeLessThan(name.startsWith('cmyk.') ? 20 : 6);
  });
});

/** What is wrong with a page as a sticker of its size. The others are in pure colours of screens, and nothing else. */
const wrong: readonly (readonly [RegExp, readonly string[]])[] = [
  [/cmyk-jpeg/, ['resolution note']],
  [/cmyk-rich-black|overprint-black|empty-page|white-background-missing/, []],
  [/font-not-embedded/, ['fonts stop', 'screen-colours warn']],
  [/low-resolution-picture/, ['resolution stop', 'screen-colours warn']],
  [/two-pages/, ['screen-colours warn', 'other-pages note']],
  [/./, ['screen-colours warn']],
];

describe('a page is found fault with for what is wrong with it, and for nothing else:', () => {
  test.each(
    sampleOf(
      all.filter((name) => /pdf-[^/]*\.pdf$|\.ai$/.test(name)),
      3,
    ),
  )('%s', async (name) => {
    const found = await readPdf(readFileSync(pathOf(name)));
    if ('kind' in found) return expect(found.kind).toMatch(/^(?:active|locked)$/);
    const { trimmed, bleed } = found.reading;
    const { length, width } = trimmed;
    const sticker = [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ] as const;
    const artwork = { x: -bleed, y: -bleed, length: length + 2 * bleed, width: width + 2 * bleed };
    const findings = preflight({ reading: found.reading, target: targetOfSticker(sticker, { artwork }) });
    expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(
      wrong.find(([files]) => files.test(name))?.[1],
    );
  });
});

/** What is wrong with a picture or drawing that covers a sticker 60 mm long with its bleed. */
const wrongCovering: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:gray\.jpg|cmyk\.|png-gray-alpha)/, ['resolution note']],
  [/^png-7000x7000-1bit/, []],
  [
    /^(?:base|png-1x1|png-exif-rotated|png-nonsquare-pixels|png-phys-72dpi|svg-low-resolution-picture)\./,
    ['resolution stop', 'screen-colours warn'],
  ],
  [/^exif-orientation-[5-8]/, ['resolution warn', 'screen-colours warn']],
  [/^(?:svg-use-xlink|own-drawings)/, ['bleed stop', 'screen-colours warn']],
  [/^svg/, ['screen-colours warn']],
  [/./, ['screen-colours warn', 'resolution note']],
];

describe('a picture or drawing is found fault with for what is wrong with it, and for nothing else:', () => {
  test.each(
    sampleOf(
      all.filter((name) => /\.(?:png|jpg|tif|webp|avif|svg)$/.test(name) && !/svg-circle-(?!50mm)/.test(name)),
      5,
    ).filter((name) => typeof expectedOf(name) === 'object'),
  )('%s', async (name) => {
    const { kind, width, height } = shownAs(name);
    const cut = { length: 60, width: (64 * height) / width - 4 };
    const sticker = [
      [0, 0],
      [cut.length, 0],
      [cut.length, cut.width],
      [0, cut.width],
    ] as const;
    const { findings } = await preflightFile({
      kind: artworkKinds.find((each) => each === kind) ?? 'png',
      original: readFileSync(pathOf(name)),
      page: 1,
      limits: usualLimits,
      target: targetOfSticker(sticker, { artwork: { x: -2, y: -2, length: 64, turn: 0 } }),
    });
    expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(
      wrongCovering.find(([files]) => files.test(name))?.[1],
    );
  });
});

/** All black in these files is what isn't printed: layers that are off, guides, marks for cutters. */
describe('what isn’t printed isn’t shown:', () => {
  const guided = ['pdf-hidden-layer.pdf', 'pdf-layer-not-printed.pdf', 'pdf-crop-marks-trimbox.pdf'];
  test.each(all.filter((name) => guided.includes(name)))('%s', async (name) => {
    const found = await inspect(name);
    if (!found.ok) throw new Error(found.text);
    const colours = await sharp(found.preview.bytes).resize(200).flatten({ background: '#fff' }).raw().toBuffer();
    const pixels = Array.from({ length: colours.length / 3 }, (_, at) => colours.subarray(3 * at, 3 * at + 3));
    expect(pixels.filter((pixel) => pixel.every((colour) => colour < 90))).toEqual([]);
  });
});

describe('a picture inside a drawing is known by its pixels:', () => {
  const coarse = { 'pdf-low-resolution-picture.pdf': 30, 'svg-low-resolution-picture.svg': 60, 'svg-mm.svg': null };
  test.each(Object.entries(coarse).filter(([name]) => all.includes(name)))('%s', async (name, across) => {
    const found = await inspect(name);
    if (!found.ok) throw new Error(found.text);
    if (across === null) expect(found.leastPixels).toBeNull();
    else expect(Math.abs((found.leastPixels ?? 0) - across)).toBeLessThan(5);
  });
});

const hiddenLayer = {
  text: '/X Do',
  objects: [
    '<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] /OC 6 0 R /Length 18 >>\nstream\n0 0 200 200 re f \n\nendstream',
    '<< /Type /OCG /Name (Notes) >>',
  ],
};

describe('our own files are printed as they are shown:', () => {
  const turned = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .composite([
        { input: Buffer.from(String(svg('<rect width="30" height="9"/>', 'width="30" height="20"'))), left: 0, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    [
      'a layer that is off',
      () => pdf({ ...hiddenLayer, catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>' }),
    ],
    [
      'all layers off',
      () => pdf({ ...hiddenLayer, catalog: '/OCProperties << /OCGs [6 0 R] /D << /BaseState /OFF >> >>' }),
    ],
    ['a layer that is on', () => pdf({ ...hiddenLayer, catalog: '/OCProperties << /OCGs [6 0 R] /D << >> >>' })],
    ['a crop box beyond the page', () => pdf({ page: '/MediaBox [0 0 300 200] /CropBox [100 -50 900 150]' })],
    ['a page that is turned back', () => pdf({ page: '/MediaBox [300 200 0 0] /Rotate -90' })],
    ['a page without a size', () => pdf({ page: '' })],
    ['a turned PNG', turned],
    [
      'a drawing in millimetres',
      () => svg('<rect width="30" height="9"/>', 'width="420mm" height="280mm" viewBox="0 0 60 40"'),
    ],
  ])('%s', async (_what, made) => {
    const bytes = await made();
    const path = join(mkdtempSync(join(tmpdir(), 'print-file-')), 'file');
    writeFileSync(path, bytes);
    const found = await inspectArtwork({ path });
    if (!found.ok) throw new Error(found.text);
    expect(await differenceOf(bytes, found)).toBeLessThan(6);
  });
});

const emptyPreview = { kind: '', width: 0, height: 0, isTransparent: false };
function shownAs(name: string) {
  const expected = expectedOf(name);
  if (typeof expected !== 'object') throw new Error(`${name} isn’t taken`);
  return expected;
}

const pathOf = (name: string) => join(folder ?? '', name);

/** Inspects each file once, because its preview takes longest. */
const inspected = new Map<string, Promise<Inspected>>();
function inspect(name: string): Promise<Inspected> {
  const made = inspected.get(name) ?? inspectArtwork({ path: pathOf(name) });
  inspected.set(name, made);
  return made;
}

/** The corner of the first sticker on the paper, and the paper's length, in mm. */
const [corner, paper] = [{ x: 13.8, y: 14.1 }, 482.6];
/** In mm: left out along the edges, where the cut is drawn. */
const inset = 1;

/** The mean difference of a colour, of 255, between the picture for screens and a picture of the print sheet. */
async function differenceOf(bytes: Buffer, found: Extract<Inspected, { ok: true }>) {
  const { kind, ratio, length, print, preview } = found;
  const original = bytes.subarray(0, length);
  const { isTransparent } = preview;
  // All of it, what is bleed too.
  const file = {
    name: 'artwork',
    kind,
    page: 1,
    ratio,
    bleed: 0,
    isTransparent,
    original,
    print,
    preview: preview.bytes,
    white: null,
  };
  const drawn = await drawPdf(await drawSheet({ line, file }), 2000);
  if (drawn === 'too-much') throw new Error('The sheet has too much in it');
  const { data, ...raw } = drawn;
  const [across, down] = [side * Math.min(1, ratio), side / Math.max(1, ratio)];
  const perMm = raw.width / paper;
  const printed = await part(sharp(data, { raw }), perMm, perMm, {
    x: corner.x + (side - across) / 2,
    y: corner.y + (side - down) / 2,
    across,
    down,
  });
  const shown = await part(sharp(preview.bytes), preview.width / across, preview.height / down, {
    x: 0,
    y: 0,
    across,
    down,
  });
  return printed.reduce((sum, value, at) => sum + Math.abs(value - (shown[at] ?? 0)), 0) / printed.length;
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** A part of a picture, without its edges, as few pixels on white paper. */
async function part(picture: Sharp, perMm: number, perMmDown: number, { x, y, across, down }: Part) {
  const { data, info } = await picture
    .extract({
      left: Math.round((x + inset) * perMm),
      top: Math.round((y + inset) * perMmDown),
      width: Math.max(1, Math.round((across - 2 * inset) * perMm)),
      height: Math.max(1, Math.round((down - 2 * inset) * perMmDown)),
    })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .resize(40, 40, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
