import { targetOfSticker, usualLimits } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { stream } from '@boxwright/print-files/testing';
import { atNight } from '@boxwright/testing/by-night';
import { sampleOf } from '@boxwright/testing/thorough';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  artwork,
  blanksOf,
  ean13,
  firstObject,
  ground,
  middleOf,
  pixels,
  spot,
  target,
} from '../testing/box-artwork.ts';
import { preparedFiles } from '../testing/prepared-files.ts';
import { preparedPlaces } from '../testing/prepared-places.ts';
import { type FileToPreflight, preflightFile } from './preflight-file.ts';

const checked = (original: Uint8Array, more: Partial<FileToPreflight> = {}) =>
  preflightFile({ kind: 'pdf', original, page: 1, target, limits: usualLimits, ...more });
const found = async (original: Uint8Array, more: Partial<FileToPreflight>) =>
  (await checked(original, more)).findings.map(({ rule, severity }) => `${rule} ${severity}`);

const prepared = [...preparedFiles, ...preparedPlaces];

describe('each file gets its findings and no others:', () => {
  test.each(sampleOf(prepared, 3).map((file) => [file[0], file] as const))(
    '%s',
    async (_what, [, original, expected, more]) => {
      const { findings } = await checked(original, more);
      const seen = findings.map(({ rule, severity }) => `${rule} ${severity}`);
      expect(seen, JSON.stringify(findings, null, 1)).toEqual(expected);
      // Each says what is wrong and how to mend it, in sentences.
      for (const { text, mend } of findings)
        for (const sentence of [text, mend]) expect(sentence).toMatch(/^[A-Z“0-9].*\.$/);
    },
  );
});

test('places are those of the drawing, from the corner of its trimmed extent', async () => {
  const low = artwork(`q 25.4 0 0 25.4 90 60 cm /I Do Q`, {
    resources: `/XObject << /I ${firstObject} 0 R >>`,
    objects: [pixels(72, 72, [80, 0, 40, 0])],
  });
  const { findings } = await checked(low);
  const { places, text, mend } = findings.find(({ rule }) => rule === 'resolution') ?? {};
  const [place] = places ?? [];
  expect(Object.values(place ?? {}).map((side) => Math.round(side * 10) / 10)).toEqual([90, 60, 25.4, 25.4]);
  expect(text).toBe('1 picture has 72 pixels an inch in print, and will look blurred.');
  expect(mend).toBe(
    'Please use the original with at least 300 pixels an inch, or place it smaller; enlarging it by program doesn’t help.',
  );
});

test('a code says what it contains, and a colour of the screen what becomes of it', async () => {
  const files = new Map(prepared.map(([what, original]) => [what, original]));
  const { codes } = await checked(files.get('a good EAN-13') ?? new Uint8Array());
  expect(codes).toMatchObject([
    { format: 'EAN-13', text: '8901234567890', isValid: true, module: expect.closeTo(0.33, 2) },
  ]);
  const { findings } = await checked(files.get('a ground in RGB') ?? new Uint8Array());
  expect(findings[0]?.text).toMatch(
    /^Colours are given for screens \(RGB\) and move when they are converted to the printing inks: #00e633 comes out about as #[0-9a-f]{6}\.$/,
  );
});

test('a photograph within a PDF is measured in its inks, whichever way they are stored', async () => {
  const black = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const withDecode = (decode: string) =>
    artwork('q 25.4 0 0 25.4 90 60 cm /I Do Q', {
      resources: `/XObject << /I ${firstObject} 0 R >>`,
      objects: [
        stream(
          `/Type /XObject /Subtype /Image /Width 400 /Height 400 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode ${decode}`,
          black.toString('latin1'),
        ),
      ],
    });
  const inked = async (decode: string, boardInkLimit: number) =>
    (await found(withDecode(decode), { target: { ...target, boardInkLimit } })).includes('total-ink warn');
  // The library stores how much paper is left, as Photoshop does; black is some 170 % of ink.
  expect(await inked('/Decode [1 0 1 0 1 0 1 0]', 150)).toBe(true);
  expect(await inked('/Decode [1 0 1 0 1 0 1 0]', 200)).toBe(false);
  expect(await inked('', 200)).toBe(true);
});

test('a code on a large box is read from its place, drawn anew', async () => {
  const blanks = blanksOf('straight-tuck-end', [220, 120, 320]);
  const large = targetOfBlanks(blanks, { style: 'Straight tuck end' });
  const [x, y] = middleOf('Front', large);
  const bars = (digits: string) =>
    artwork(`${ground('.3 0 0 0 k', blanks)} 0 0 0 0 k ${x} ${y} 44 30 re f ${ean13(digits, { at: [x + 5, y + 4] })}`, {
      size: large.size,
    });
  const { findings, codes } = await checked(bars('8901234567890'), { target: large });
  expect(findings).toEqual([]);
  expect(codes).toMatchObject([{ text: '8901234567890', module: expect.closeTo(0.33, 2) }]);
  const [[left, top] = [0, 0]] = codes[0]?.corners ?? [];
  expect(Math.hypot(left - x - 5 - 3, top - y - 4 - 3)).toBeLessThan(0.5);
  expect(await found(bars('8901234567891'), { target: large })).toEqual(['codes stop']);
});

describe('pictures and drawings:', () => {
  const [wide, high] = [target.size.length + 6, target.size.width + 6];
  const jpeg = (pixelWidth: number, ratio: number) =>
    sharp({ create: { width: pixelWidth, height: Math.round(pixelWidth / ratio), channels: 3, background: '#777' } })
      .jpeg({ quality: 60 })
      .toBuffer();
  // A picture has no bare glue flap.
  const onPicture = { target: { ...target, inkFree: [] } };

  test('a JPEG of the drawing’s proportions fills it with its bleed', async () => {
    const sharpOne = await jpeg(Math.ceil((wide / 25.4) * 310), wide / high);
    expect(await found(sharpOne, { kind: 'jpeg', ...onPicture })).toEqual(['screen-colours note']);
    const coarse = await jpeg(Math.ceil((wide / 25.4) * 100), wide / high);
    expect(await found(coarse, { kind: 'jpeg', ...onPicture })).toEqual(['resolution stop', 'screen-colours note']);
  });

  test('one that lies on its side, and one of other proportions', async () => {
    const turned = await jpeg(Math.ceil((high / 25.4) * 310), high / wide);
    expect(await found(turned, { kind: 'jpeg', ...onPicture })).toEqual(['page warn', 'screen-colours note']);
    const other = await jpeg(9000, 3);
    expect(await found(other, { kind: 'jpeg', ...onPicture })).toEqual(['page stop', 'screen-colours warn']);
    // Its pixels are too few for the whole drawing, wherever it is put.
    const few = await jpeg(1200, 3);
    expect(await found(few, { kind: 'jpeg', ...onPicture })).toContain('resolution stop');
    const { findings } = await checked(await jpeg(1, 1), { kind: 'jpeg', ...onPicture });
    expect(findings.find(({ rule }) => rule === 'resolution')).toMatchObject({
      severity: 'stop',
      text: expect.stringContaining('less than 1 pixel an inch'),
    });
  });

  // By day, `smaller-jpeg` reads such pictures, and `separations` compares their inks.
  test.runIf(atNight)('a JPEG in the process inks is measured in them', async () => {
    const ink = { r: 0, g: 0, b: 0 };
    const heavy = await sharp({
      create: { width: 2700, height: Math.round((2700 * high) / wide), channels: 3, background: ink },
    })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const { findings } = await checked(heavy, { kind: 'jpeg', target: { ...onPicture.target, boardInkLimit: 150 } });
    expect(findings.map(({ rule }) => rule)).toContain('total-ink');
    expect(findings.map(({ rule }) => rule)).not.toContain('screen-colours');
  });

  test('an SVG in millimetres has a size; one in pixels has proportions', async () => {
    const svg = (attributes: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" ${attributes}><rect width="${wide}" height="${high}" fill="#777777"/></svg>`,
      );
    const inMm = (length: number) => svg(`width="${length}mm" height="${(length * high) / wide}mm"`);
    expect(await found(inMm(wide), { kind: 'svg', ...onPicture })).toEqual([]);
    expect(await found(inMm(wide / 2), { kind: 'svg', ...onPicture })).toEqual(['page stop']);
    expect(await found(svg(''), { kind: 'svg', ...onPicture })).toEqual([]);
  });
});

describe('a sticker:', () => {
  const round = Array.from({ length: 90 }, (_, at): readonly [number, number] => {
    const angle = (at / 45) * Math.PI;
    return [25 + 25 * Math.cos(angle), 25 + 25 * Math.sin(angle)];
  });
  const dot = sharp({ create: { width: 800, height: 800, channels: 3, background: '#777' } });

  test('is checked where its buyer has placed the picture', async () => {
    const bytes = await dot.png().toBuffer();
    const filling = targetOfSticker(round, { artwork: { x: -1.5, y: -1.5, length: 53, width: 53 } });
    expect(await found(bytes, { kind: 'png', target: filling })).toEqual(['screen-colours note']);
    const short = targetOfSticker(round, { artwork: { x: 0, y: 0, length: 50, width: 50 } });
    expect(await found(bytes, { kind: 'png', target: short })).toEqual(['bleed stop', 'screen-colours note']);
    const large = targetOfSticker(round, { artwork: { x: -100, y: -100, length: 250, width: 250 } });
    expect(await found(bytes, { kind: 'png', target: large })).toEqual(['resolution stop', 'screen-colours note']);
  });

  test('with a cut line of its own says whether that is the ordered cut, and never prints it', async () => {
    const filling = targetOfSticker(round, { artwork: { x: -3, y: -3, length: 56, width: 56 } });
    const inks = `/ColorSpace << /C ${spot('CutContour')} >>`;
    const own = (scale: number) => {
      const line = round.map(
        ([x, y], at) => `${25 + (x - 25) * scale} ${25 + (y - 25) * scale} ${at === 0 ? 'm' : 'l'}`,
      );
      const content = `.3 0 0 0 k -3 -3 56 56 re f /C CS 1 SCN ${line.join(' ')} h S`;
      return artwork(content, { size: { length: 50, width: 50 }, resources: inks });
    };
    expect(await found(own(1), { target: filling })).toEqual(['own-lines note']);
    const { findings } = await checked(own(0.9), { target: filling });
    expect(findings).toMatchObject([{ rule: 'own-lines', severity: 'warn' }]);
    expect(findings[0]?.places).not.toEqual([]);
    expect(findings[0]?.text).toBe(
      'Your file has a cut line of its own, which isn’t printed and differs from the ordered cut by up to 2.5 mm.',
    );
    const other = await checked(own(0.5), { target: filling });
    expect(other.findings[0]?.text).toContain('by more than 4 mm');
  });

  test('with white of its own says whether that is printed', async () => {
    const white = artwork('.3 0 0 0 k -3 -3 56 56 re f /W cs 1 scn 9 9 9 9 re f', {
      size: { length: 50, width: 50 },
      resources: `/ColorSpace << /W ${spot('White')} >>`,
    });
    const at = { artwork: { x: -3, y: -3, length: 56, width: 56 } };
    expect(await found(white, { target: targetOfSticker(round, at) })).toEqual(['own-lines warn']);
    const below = await checked(white, { target: targetOfSticker(round, { ...at, white: 'under' }) });
    expect(below.findings[0]?.text).toContain('white is printed below the whole picture');
    const ordered = targetOfSticker(round, { ...at, white: 'own' });
    expect(await found(white, { target: ordered })).toEqual(['own-lines note']);
  });
});

test('a file for the inside is the drawing as it is seen from there, with the glue of that side', () => {
  const blanks = blanksOf('straight-tuck-end');
  const inside = targetOfBlanks(blanks, { style: 'Straight tuck end', side: 'inside' });
  const [outer, inner] = [target, inside].map(({ outlines }) => outlines[0] ?? []);
  for (const [at, [x, y]] of (inner?.toReversed() ?? []).entries()) {
    expect(target.size.length - x).toBeCloseTo(outer?.[at]?.[0] ?? 0, 9);
    expect(y).toBe(outer?.[at]?.[1]);
  }
  expect(inside.inkFree).toHaveLength(1);
  expect(inside.panels.every(({ isShown }) => !isShown)).toBe(true);
});
