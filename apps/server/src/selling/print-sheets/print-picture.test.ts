import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdf } from '../../testing/hostile-files.ts';
import { choked } from './choked.ts';
import { type PrintFile, printPicture } from './print-picture.ts';

const box = { x: 0, y: 0, length: 25.4, width: 12.7 };

const fileOf = (kind: PrintFile['kind'], original: Uint8Array, own: Partial<PrintFile> = {}): PrintFile => ({
  name: `label.${kind}`,
  kind,
  page: 1,
  ratio: 2,
  bleed: 0,
  isTransparent: false,
  original,
  print: null,
  preview: original,
  white: null,
  ...own,
});

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect x="50" y="25" width="100" height="50" fill="#c00"/></svg>',
);

/** The rows of a picture without filters: our pictures are plain enough for the PNG encoder to need none. */
const valuesOf = async ({
  deflated,
  pixelWidth,
  pixelHeight,
}: {
  deflated: Uint8Array;
  pixelWidth: number;
  pixelHeight: number;
}) => {
  // Through a PNG file, as an independent reader of the filtered rows.
  const { png } = await import('./testing/png-of-rows.ts');
  expect(inflateSync(deflated)).toHaveLength((pixelWidth + 1) * pixelHeight);
  return sharp(png({ deflated, pixelWidth, pixelHeight })).toColourspace('b-w').raw().toBuffer();
};

describe('a buyer’s file on the print sheet', () => {
  test('keeps the bytes of a JPEG, with its orientation, colours and profile', async () => {
    const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } });
    const original = await photo.withMetadata({ orientation: 6 }).withIccProfile('p3').jpeg().toBuffer();
    const { picture } = await printPicture(fileOf('jpeg', original), box, 'under');
    expect(picture).toMatchObject({ kind: 'jpeg', pixelWidth: 40, pixelHeight: 20, components: 3, orientation: 6 });
    expect(picture.kind === 'jpeg' && picture.bytes).toBe(original);
    expect(picture.kind === 'jpeg' && picture.profile?.length).toBeGreaterThan(128);
  });

  test('keeps every pixel of a PNG and its transparency; an opaque PNG stays opaque', async () => {
    const values = Buffer.from([10, 20, 30, 255, 40, 50, 60, 128, 70, 80, 90, 0, 1, 2, 3, 255]);
    const original = await sharp(values, { raw: { width: 2, height: 2, channels: 4 } })
      .png()
      .toBuffer();
    const { picture, white } = await printPicture(fileOf('png', original, { isTransparent: true }), box, 'none');
    expect(white).toBeNull();
    if (picture.kind !== 'pixels' || !picture.alpha) throw new Error('not pixels');
    expect([...(await valuesOf(picture.alpha))]).toEqual([255, 128, 0, 255]);
    expect(picture.colour).toMatchObject({ pixelWidth: 2, pixelHeight: 2 });
    expect((await printPicture(fileOf('png', original), box, 'under')).picture).toMatchObject({ alpha: null });
  });

  test.each(['palette', 'grey', 'sixteen bits'])('takes a PNG of %s', async (what) => {
    const plain = sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } });
    const made = {
      palette: () => plain.png({ palette: true }),
      grey: () => plain.toColourspace('b-w').png(),
      'sixteen bits': () => plain.toColourspace('rgb16').png(),
    }[what];
    const { picture } = await printPicture(fileOf('png', (await made?.().toBuffer()) ?? Buffer.of()), box, 'none');
    if (picture.kind !== 'pixels') throw new Error('not pixels');
    expect(inflateSync(picture.colour.deflated)).toHaveLength((4 * 3 + 1) * 4);
  });

  test('is rendered from an SVG at 600 dots an inch, and white stays 0.2 mm inside the visible parts', async () => {
    const { picture, white } = await printPicture(fileOf('svg', drawing, { isTransparent: true }), box, 'under');
    expect(picture).toMatchObject({ kind: 'pixels', colour: { pixelWidth: 600, pixelHeight: 300 } });
    if (!white) throw new Error('no white');
    expect([white.pixelWidth, white.pixelHeight]).toEqual([300, 150]);
    const values = await valuesOf(white);
    const across = [...values.subarray(75 * 300, 76 * 300)];
    // The red field is from 6.35 to 19.05 mm, which is from pixel 75 to 225; 0.2 mm are 2.4 pixels.
    expect([across.indexOf(255), across.lastIndexOf(255)]).toEqual([77, 222]);
  });

  test.each(['25.4mm', '420mm', '1in', '72pt', '5em', '100%'])(
    'shows an SVG %s wide as the screen does',
    async (width) => {
      const sized = Buffer.from(drawing.toString().replace('<svg', `<svg width="${width}"`));
      const { picture, white } = await printPicture(fileOf('svg', sized, { isTransparent: true }), box, 'under');
      expect(picture).toMatchObject({ kind: 'pixels', colour: { pixelWidth: 600, pixelHeight: 300 } });
      if (!white) throw new Error('no white');
      const across = [...(await valuesOf(white)).subarray(75 * 300, 76 * 300)];
      expect([across.indexOf(255), across.lastIndexOf(255)]).toEqual([77, 222]);
    },
  );

  test('is what was written for print of a PDF, with white from its picture for screens', async () => {
    const preview = await sharp(drawing).webp({ lossless: true }).toBuffer();
    const file = fileOf('pdf', Buffer.from('%PDF-1.7'), {
      print: Buffer.from('written'),
      preview,
      isTransparent: true,
    });
    const { picture, white } = await printPicture(file, box, 'under');
    expect(picture).toEqual({ kind: 'pdf', bytes: file.print });
    if (!white) throw new Error('no white');
    const across = [...(await valuesOf(white)).subarray(75 * 300, 76 * 300)];
    expect(Math.abs(across.indexOf(255) - 77)).toBeLessThan(3);
  });

  test('has the file’s own white as it is, where that is wanted', async () => {
    const white = await sharp(drawing).webp({ lossless: true }).toBuffer();
    const file = fileOf('pdf', Buffer.from('%PDF-1.7'), { print: Buffer.from('written'), white });
    const printed = await printPicture(file, box, 'own');
    expect(printed.hasOwnWhite).toBe(true);
    if (!printed.white) throw new Error('no white');
    const across = [...(await valuesOf(printed.white)).subarray(75 * 300, 76 * 300)];
    // Not choked: half of the length, in the middle.
    expect(Math.abs(across.indexOf(255) - 75)).toBeLessThan(2);
    expect((await printPicture(file, box, 'under')).white).toBeNull();
    await expect(printPicture({ ...file, white: null }, box, 'own')).rejects.toThrow(RangeError);
  });

  test('is written only now of a PDF from before, as far as the buyer saw it', async () => {
    const page = '/MediaBox [0 0 300 200] /TrimBox [100 50 200 100] /CropBox [50 50 250 150]';
    const { picture } = await printPicture(fileOf('pdf', pdf({ page })), box, 'none');
    if (picture.kind !== 'pdf') throw new Error('no page');
    expect(Buffer.from(picture.bytes).toString('latin1')).toContain('/MediaBox [ 0 0 200 100 ]');
  });

  test('of a TIFF in the process inks keeps their amounts', async () => {
    const inks = Buffer.from([0, 255, 255, 0, 10, 20, 30, 40]);
    const original = await sharp(inks, { raw: { width: 2, height: 1, channels: 4 } })
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .tiff()
      .toBuffer();
    const { picture } = await printPicture(fileOf('tiff', original), box, 'none');
    if (picture.kind !== 'pixels') throw new Error('not pixels');
    expect(picture).toMatchObject({ colours: 'DeviceCMYK', alpha: null });
    expect([...inflateSync(picture.colour.deflated)]).toHaveLength(9);
  });

  test('needs no mask for the white when all of it is opaque', async () => {
    const original = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect((await printPicture(fileOf('png', original), box, 'under')).white).toBeNull();
  });
});

test('choking takes the least value within the radius, and counts everything beyond the edges as transparent', () => {
  const [width, height, radius] = [23, 17, 2.36];
  const values = Uint8Array.from({ length: width * height }, (_, index) =>
    (index * 7919) % 5 === 0 ? index % 200 : 255,
  );
  const expected = values.map((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    let least = 255;
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) {
        if (dx * dx + dy * dy > radius * radius) continue;
        const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        least = Math.min(least, isInside ? (values[(y + dy) * width + x + dx] ?? 0) : 0);
      }
    }
    return least;
  });
  expect(choked({ values, width, height }, radius).values).toEqual(expected);
});
