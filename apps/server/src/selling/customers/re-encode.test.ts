import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hugePicture } from '../../testing/huge-picture.ts';
import { reEncode } from './re-encode.ts';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' }, limitInputPixels: false });

describe('a re-encoded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is a square WebP without the metadata of the %s', async (format) => {
    const sent = await red(1200, 800)
      .withExif({
        IFD0: { Copyright: 'Meena Sundaram', Artist: 'Meena Sundaram' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' },
      })
      .toFormat(format)
      .toBuffer();
    expect(sent.includes('Meena Sundaram')).toBe(true);
    const encoded = await reEncode(sent);
    const bytes = encoded.ok ? encoded.bytes : new Uint8Array();
    const { exif, icc, xmp, ...metadata } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined });
    expect(metadata).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect(Buffer.from(bytes).includes('Meena')).toBe(false);
  });

  test('is rotated by the EXIF orientation', async () => {
    const left = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#00c' } })
      .composite([{ input: await red(300, 300).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const encoded = await reEncode(left);
    const { data } = await sharp(encoded.ok ? encoded.bytes : left)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // After a clockwise rotation, the top is on the right.
    const [red1 = 0, , blue1 = 0] = data.subarray(10 * 3, 11 * 3);
    const [red2 = 0, , blue2 = 0] = data.subarray(373 * 3, 374 * 3);
    expect([blue1 > red1, red2 > blue2]).toEqual([true, true]);
  });

  test('is refused before decoding when it has too many pixels', async () => {
    const huge = hugePicture(await red(8, 8).png().toBuffer());
    expect(await reEncode(huge)).toEqual({ ok: false, problem: 'too many pixels' });
  });

  test('is refused when it is not a picture, or truncated', async () => {
    const whole = await red(800, 800).jpeg().toBuffer();
    const noise = Buffer.concat([whole.subarray(0, 20), Buffer.alloc(500, 7)]);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const sent of [whole.subarray(0, whole.length / 2), noise, drawing, Buffer.alloc(0)]) {
      expect(await reEncode(sent)).toEqual({ ok: false, problem: 'unreadable' });
    }
  });
});
