import { printedColour, type Rgb } from '@boxwright/preflight';
import { sharp } from '../../../process/work/sharp.ts';
import type { DrawnInks } from './drawn-inks.ts';
import { type Pixels, screenPixels } from './make-preview.ts';

/** The longer side of the picture, in pixels. */
const side = 1400;
/** Colours that differ by less count as one. */
const step = 4;

const noInks =
  'This file has no inks yet: its colours are those of screens, and are converted to those of the press for print.';
const ofPicture = 'Inks are shown one by one only of a PDF, and this file is a picture.';

/** A picture in the colours of screens, as the picture for screens that was made of it. */
export async function pictureAsPrinted(original: Uint8Array, preview: Uint8Array): Promise<DrawnInks> {
  // Only these may be in the inks of the press; an SVG isn't opened for it.
  const isPicture = !/^\s*<|^%PDF/.test(Buffer.from(original.subarray(0, 200)).toString('latin1'));
  if (isPicture && (await sharp(original).metadata()).space === 'cmyk') return { why: ofPicture, printed: null };
  return { why: noInks, printed: await asPrinted(await screenPixels(sharp(preview), side)) };
}

/** About how the colours of a picture look in print, as the check says it in words. */
export async function asPrinted({ data, width, height, channels }: Pixels): Promise<Uint8Array> {
  const known = new Map<number, Rgb>();
  const printed = Buffer.from(data);
  for (let at = 0; at < printed.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => step * Math.round((printed[at + part] ?? 0) / step));
    const key = (red << 18) | (green << 9) | blue;
    let colour = known.get(key);
    if (!colour) {
      colour = printedColour([Math.min(red, 255), Math.min(green, 255), Math.min(blue, 255)]);
      known.set(key, colour);
    }
    printed.set(colour, at);
  }
  return sharp(printed, { raw: { width, height, channels } }).webp({ quality: 85, effort: 2 }).toBuffer();
}
