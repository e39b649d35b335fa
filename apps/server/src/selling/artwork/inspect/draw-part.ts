import { type PartForPrint, separatedPage, whyNotSeparated } from '@boxwright/print-files';
import { sharp } from '../../../process/work/sharp.ts';
import { drawPdf } from './draw-pdf.ts';
import { previewSide } from './make-preview.ts';

/** A part is one ink or two; who draws it in more uses colours to tell areas apart. */
const mostInks = 4;

/**
 * The white or the gloss that a file has, as opaque as there is ink; null where none of it is on the page. Spot inks have
 * their amounts, whatever colour screens show them in; what is drawn in other colours is there where it is drawn.
 */
export async function drawPart(part: PartForPrint): Promise<Uint8Array | null> {
  const amounts = await amountsOfPart(part, previewSide);
  return amounts && amountsPicture(amounts);
}

/** White that is as opaque as there is ink; null where there is none. */
export function amountsPicture({ values, width, height }: Amounts): Promise<Uint8Array> | null {
  if (!values.some((amount) => amount > 0)) return null;
  const pixels = new Uint8Array(4 * values.length).fill(255);
  for (const [at, amount] of values.entries()) pixels[4 * at + 3] = amount;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 100, alphaQuality: 100, effort: 3 })
    .toBuffer();
}

/** How much of a part is where, in so many pixels along the longer side; null where it can't be drawn. */
export async function amountsOfPart({ painted, print }: PartForPrint, side: number): Promise<Amounts | null> {
  const inks = painted.inks.filter((ink) => ink !== 'All' && ink !== 'None');
  const areSpots = painted.colours.every((family) => family === 'Separation' || family === 'DeviceN');
  return areSpots && inks.length <= mostInks && whyNotSeparated(painted) === null
    ? amountsOf(print, inks, side)
    : areaOf(print, side);
}

interface Amounts {
  /** From 0 to 255, row by row. */
  readonly values: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The most of all inks at each place; null where they can't be drawn. */
async function amountsOf(print: Uint8Array, inks: readonly string[], side: number): Promise<Amounts | null> {
  let all: Amounts | null = null;
  for (const ink of inks) {
    const plate = await separatedPage(print, ink);
    const pixels = plate && (await drawPdf(plate, side, { ground: 'paper' }));
    if (!pixels || pixels === 'too-much') return areaOf(print, side);
    const { data, width, height } = pixels;
    all ??= { values: new Uint8Array(width * height), width, height };
    const { values } = all;
    for (let at = 0; at < values.length; at += 1) values[at] = Math.max(values[at] ?? 0, 255 - (data[4 * at] ?? 255));
  }
  return all;
}

async function areaOf(print: Uint8Array, side: number): Promise<Amounts | null> {
  const pixels = await drawPdf(print, side);
  if (pixels === 'too-much') return null;
  const { data, width, height } = pixels;
  return { values: Uint8Array.from({ length: width * height }, (_, at) => data[4 * at + 3] ?? 0), width, height };
}
