import { readPdf, separatedPage, whyNotSeparated } from '@boxwright/print-files';
import { group, pdf, stream } from '@boxwright/print-files/testing';
import { expect, test } from 'vitest';
import { drawPdf } from '../artwork/inspect/draw-pdf.ts';
import { preparedFiles } from '../artwork/testing/prepared-files.ts';
import { cellsOf, differenceOf, type Raster } from './testing/cells.ts';
import { hasReader, perMm, separationsOf } from './testing/separations.ts';

const spot =
  '[/Separation /PANTONE#20300 /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 .5 0 0] /N 1 >>]';

const pixels = (values: readonly number[]): string =>
  `${values.map((value) => value.toString(16).padStart(2, '0')).join('')}>`;
const image = (width: number, space: string, values: readonly number[]): string =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height 1 /BitsPerComponent 8 /ColorSpace ${space} /Filter /ASCIIHexDecode`,
    pixels(values),
  );

/** Each way in which a file can say an ink. */
const constructs = pdf({
  resources: `/ColorSpace << /Spot ${spot} /Duo 5 0 R /Table [/Indexed /DeviceCMYK 1 <FF000000 0000FF80>] >>
    /ExtGState << /Over << /OP true /op true /OPM 1 >> /Wet << /BM /Multiply /ca .6 >> /Dry << /BM /Normal /ca 1 >> >>
    /Shading << /Blend << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 100 0]
      /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0 0] /C1 [0 0 1 .4] /N 1 >> >> >>
    /Pattern << /Tiles 12 0 R /Blend << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace ${spot} /Coords [150 0 300 0]
      /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >> >> >> >>
    /XObject << /Four 7 0 R /Grey 8 0 R /Tinted 9 0 R /Table 10 0 R /Group 11 0 R >>`,
  content: `
    /Spot cs .8 scn 0 150 150 50 re f
    1 0 0 0 k 10 160 40 30 re f
    q /Over gs 0 .7 0 0 k 70 160 40 30 re f Q
    /Duo cs .5 .9 scn 160 150 60 40 re f
    q 1 0 0 .2 K 8 w 230 155 50 30 re S Q
    q 50 0 0 40 0 100 cm /Four Do Q
    q 50 0 0 40 60 100 cm /Grey Do Q
    q 50 0 0 40 120 100 cm /Tinted Do Q
    q 50 0 0 40 180 100 cm /Table Do Q
    q 40 0 0 40 240 100 cm BI /W 2 /H 1 /BPC 8 /CS /CMYK /F /AHx ID FF00FF00 00804000> EI Q
    q 0 50 100 40 re W n /Blend sh Q
    .3 g 110 50 30 40 re f
    /Pattern cs /Blend scn 150 50 70 40 re f
    /Pattern cs /Tiles scn 230 50 60 40 re f
    q /DeviceCMYK cs 0 0 40 40 re f Q
    0 1 1 0 k 50 0 60 40 re f
    q /Wet gs 1 0 0 0 k 80 0 60 40 re f /Group Do Q`,
  objects: [
    '[/DeviceN [/Magenta /PANTONE#20300] /DeviceCMYK 6 0 R]',
    stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]', '{ pop 0 exch 0 0 }'),
    image(2, '/DeviceCMYK', [255, 0, 0, 51, 0, 128, 0, 0]),
    image(2, '/DeviceGray', [0, 180]),
    image(2, spot, [255, 80]),
    image(2, '[/Indexed /DeviceCMYK 1 <FF0000000000FF80>]', [0, 1]),
    group('0 0 0 .5 k 170 0 50 40 re f', `/Group << /S /Transparency /CS /DeviceCMYK >> /Resources << >>`),
    stream(
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 20 20] /XStep 20 /YStep 20 /Resources << >>',
      '0 0 1 0 k 0 0 10 20 re f',
    ),
  ],
});

/** How much of an ink there is where, by our own drawing: 255 where there is none. */
async function plateOf(print: Uint8Array, ink: string, longerSide: number): Promise<Raster> {
  const plate = await separatedPage(print, ink);
  const drawn = plate ? await drawPdf(plate, longerSide, { ground: 'paper' }) : 'too-much';
  if (drawn === 'too-much') throw new Error('The plate has too much on it');
  const data = drawn.data.filter((_, index) => index % 4 === 0);
  return { data, width: drawn.width, height: drawn.height, channels: 1 };
}

async function written(original: Uint8Array) {
  const found = await readPdf(original);
  if ('kind' in found) throw new Error(`It can’t be read: ${found.kind}`);
  return found;
}

test('an ink is knocked out by others, stays where they overprint it, and is mixed for itself', async () => {
  const { print, reading } = await written(constructs);
  expect(whyNotSeparated(reading)).toBeNull();
  // What explains several inks is a stream, which readers find by a reference only.
  expect(Buffer.from(print).toString('latin1')).toMatch(/\/DeviceN \[[^\]]*\] \/DeviceCMYK \d+ 0 R/);
  const at = async (ink: string, places: readonly (readonly [x: number, y: number])[]) => {
    const { data, width } = await plateOf(print, ink, 300);
    return places.map(([x, y]) => data[(200 - y) * width + x]);
  };
  // Alone, under cyan, under magenta that overprints, and with magenta in one colour.
  expect(
    await at('PANTONE 300', [
      [130, 175],
      [30, 175],
      [90, 175],
      [190, 175],
    ]),
  ).toEqual([51, 255, 51, 26]);
  // In a picture within the stream, and multiplied with 60 %.
  expect(
    await at('Cyan', [
      [30, 175],
      [245, 120],
      [100, 20],
    ]),
  ).toEqual([0, 0, 102]);
  // The first colour of the process, in a grey picture, and in a group.
  expect(
    await at('Black', [
      [20, 20],
      [70, 120],
      [130, 70],
    ]),
  ).toEqual([0, 0, 77]);
});

test('colours of screens and ways of mixing that change all inks at once aren’t separated', async () => {
  const screen = await written(pdf({ content: '1 0 0 rg 0 0 100 100 re f' }));
  expect(whyNotSeparated(screen.reading)).toBe('screen-colours');
  const hue = pdf({ resources: '/ExtGState << /Hue << /BM /Hue >> >>', content: '/Hue gs 1 0 0 0 k 0 0 9 9 re f' });
  expect(whyNotSeparated((await written(hue)).reading)).toBe('mixed');
});

const inked = [
  'a spot ink that is ordered',
  'a transparent spot ink',
  'yellow that overprints',
  'a picture of 280 pixels an inch',
];

test.skipIf(hasReader('gs'))('NOT TRIED: this machine has no Ghostscript', () => undefined);
test.runIf(hasReader('gs'))('plates of a file are those that Ghostscript separates', async () => {
  const originals = [constructs, ...preparedFiles.filter(([what]) => inked.includes(what)).map(([, each]) => each)];
  const files = await Promise.all(originals.map(written));
  expect(files).toHaveLength(1 + inked.length);
  const due = await separationsOf(files.map(({ print }) => print));
  const wrong: string[] = [];
  for (const [index, { reading, print }] of files.entries()) {
    for (const ink of reading.inks) {
      const theirs = due[index]?.get(ink);
      if (!theirs) throw new Error(`Ghostscript finds no ${ink}`);
      const drawing = { length: theirs.width / perMm, width: theirs.height / perMm };
      const ours = await plateOf(print, ink, Math.max(theirs.width, theirs.height));
      const cells = (plate: Raster) =>
        cellsOf(plate, drawing, [plate.width / drawing.length, 0, 0, plate.height / drawing.width, 0, 0]);
      const { mean, share } = differenceOf(cells(ours), cells(theirs), () => true);
      if (mean > 4 || share > 0.04) wrong.push(`${index}: ${ink}: ${mean.toFixed(1)}, ${share.toFixed(3)}`);
    }
  }
  expect(wrong).toEqual([]);
});
