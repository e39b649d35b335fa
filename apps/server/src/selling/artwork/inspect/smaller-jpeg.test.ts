import { readPdf } from '@boxwright/print-files';
import { pdf, stream } from '@boxwright/print-files/testing';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { smallerJpeg } from './smaller-jpeg.ts';

/** Colours that run across the picture, in 2 MP. */
const [width, height] = [1800, 1200];
const ramp = Buffer.from(
  Array.from({ length: 30 * 20 }, (_, at) => [(at % 30) * 8, Math.floor(at / 30) * 12, 255 - (at % 30) * 8]).flat(),
);
const ramps = () => sharp(ramp, { raw: { width: 30, height: 20, channels: 3 } }).resize(width, height, { fit: 'fill' });

/** By the library's own writer, which marks CMYK as programs of Adobe do, and without the mark. */
const kinds: readonly [string, () => Promise<Buffer>, string][] = [
  ['of lights', () => ramps().jpeg().toBuffer(), '/ColorSpace /DeviceRGB'],
  ['with a profile', () => ramps().withIccProfile('p3').jpeg().toBuffer(), '/ColorSpace /DeviceRGB'],
  ['in black', () => ramps().toColourspace('b-w').jpeg().toBuffer(), '/ColorSpace /DeviceGray'],
  ['in the process inks', () => ramps().toColourspace('cmyk').jpeg().toBuffer(), '/ColorSpace /DeviceCMYK'],
  [
    'in the process inks, inverted',
    () => ramps().toColourspace('cmyk').jpeg().toBuffer(),
    '/ColorSpace /DeviceCMYK /Decode [1 0 1 0 1 0 1 0]',
  ],
];

/** On 300 × 200 points, at 432 pixels an inch. */
async function pageWith(jpeg: Buffer, entries: string) {
  const entry = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /Filter /DCTDecode`;
  const found = await readPdf(
    pdf({
      resources: '/XObject << /I 5 0 R >>',
      content: 'q 300 0 0 200 0 0 cm /I Do Q',
      objects: [stream(`${entry} ${entries}`, jpeg.toString('latin1'))],
    }),
  );
  if ('kind' in found) throw new Error(found.kind);
  return found;
}

async function drawn(bytes: Uint8Array): Promise<Uint8Array> {
  const pixels = await drawPdf(bytes, 600);
  if (pixels === 'too-much') throw new Error(pixels);
  return pixels.data;
}

describe('a large JPEG is drawn from fewer of its pixels and looks the same:', () => {
  test.each(kinds)('%s', async (_, make, entries) => {
    const found = await pageWith(await make(), entries);
    const forDrawing = await found.forDrawing(144, smallerJpeg);
    const [whole, smaller] = [await drawn(found.print), await drawn(forDrawing)];
    expect(forDrawing).not.toBe(found.print);
    const worst = whole.reduce((most, value, at) => Math.max(most, Math.abs(value - (smaller[at] ?? 0))), 0);
    expect(worst).toBeLessThanOrEqual(12);
  });
});

test('pictures without pixels to spare, and those that aren’t as the page says, stay as they are', async () => {
  const [, make, entries] = kinds[0] ?? [];
  const jpeg = (await make?.()) ?? Buffer.alloc(0);
  const found = await pageWith(jpeg, entries ?? '');
  expect(await found.forDrawing(500, smallerJpeg)).toBe(found.print);
  const other = await pageWith(await sharp(jpeg).resize(1799, 1199).jpeg().toBuffer(), entries ?? '');
  expect(await other.forDrawing(144, smallerJpeg)).toBe(other.print);
});
