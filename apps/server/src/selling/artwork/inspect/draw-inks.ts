import { processInks } from '@boxwright/preflight';
import { inkSwatches, type PageReading, readPdf, separatedPage, whyNotSeparated } from '@boxwright/print-files';
import { sharp } from '../../../process/work/sharp.ts';
import { asPrinted, pictureAsPrinted } from './as-printed.ts';
import { printedOf } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import { type DrawnInks, tooMuchForInks, type WithLayers } from './drawn-inks.ts';
import { heaviestOf } from './heaviest-ink.ts';
import { inkHeat } from './ink-heat.ts';
import { layerInk } from './layer-ink.ts';
import type { Pixels } from './make-preview.ts';
import { pdfRefusals } from './read-pdf.ts';
import { smallerJpeg } from './smaller-jpeg.ts';

/** A file as it was sent. */
export interface FileToSeparate {
  readonly original: Uint8Array;
  /** Of a PDF. */
  readonly page: number;
  /** The picture for screens of what is no PDF. */
  readonly preview: Uint8Array | null;
  /** The white that it has, as `drawWhite` draws it. */
  readonly white: Uint8Array | null;
  /** Where it has a varnish that shines, drawn in the same way. */
  readonly gloss: Uint8Array | null;
}

/** The longer side of the pictures, in pixels. */
const side = 1400;
/**
 * Each ink decodes all photographs once more. They have a fifth fewer pixels than the pictures, so that those of 300 an
 * inch on a usual carton have twice as many as that, and are decoded in a part of them.
 */
const sideOfPhotographs = 0.8 * side;
/** In mm. */
const inch = 25.4;
const mostInks = 12;
/**
 * Of the processor, after which no other ink is begun: a file that is ended at its limit would cost whoever looks at it
 * the right to send files for some minutes.
 */
const mostMs = 6_000;
/** Those of the process first, in the order of the trade. */
const inOrder = (inks: readonly string[]): string[] => [
  ...processInks.filter((ink) => inks.includes(ink)),
  ...inks.filter((ink) => !processInks.includes(ink)),
];

const why = {
  'screen-colours':
    'Parts of this file are in colours of screens (RGB), which are converted to the inks of the press for print. So its inks can’t be shown one by one before.',
  mixed: 'This file mixes colours in a way that changes all inks at once, so they can’t be shown one by one.',
} as const;

/** Draws each ink of a page by itself, from what is printed of it, and the white and the gloss that it has. */
export async function drawInks({ white, gloss, ...file }: FileToSeparate): Promise<DrawnInks & WithLayers> {
  const layers = {
    white: white && (await layerInk(white, 'white')),
    gloss: gloss && (await layerInk(gloss, 'gloss')),
  };
  return { ...(await inksOf(file)), ...layers };
}

async function inksOf({ original, page, preview }: Omit<FileToSeparate, 'white' | 'gloss'>): Promise<DrawnInks> {
  if (preview) return pictureAsPrinted(original, preview);
  const found = await readPdf(original, { page });
  if ('kind' in found) return { why: pdfRefusals[found.kind].text, printed: null };
  const { reading, print } = found;
  const problem = whyNotSeparated(reading);
  if (problem) return { why: why[problem], printed: await drawnAsPrinted(reading, print) };
  const names = inOrder(reading.inks.filter((ink) => ink !== 'All' && ink !== 'None'));
  if (names.length > mostInks) return tooMuchForInks;
  const colours = await coloursOf(print, names);
  const inks = [];
  const began = process.cpuUsage();
  const drawn = await found.forDrawing(pixelsPerInch(reading), smallerJpeg);
  let sums = new Uint16Array(1);
  let [width, height] = [1, 1];
  for (const [index, name] of names.entries()) {
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1000 > mostMs) return tooMuchForInks;
    const plate = await separatedPage(drawn, name);
    const pixels = plate && (await drawPdf(plate, side, { ground: 'paper' }));
    if (!pixels || pixels === 'too-much') return tooMuchForInks;
    if (index === 0) {
      ({ width, height } = pixels);
      sums = new Uint16Array(width * height);
    }
    const colour = colours[index] ?? [0, 0, 0];
    const amount = inkOn(pixels, colour, sums);
    inks.push({
      name,
      colour: `#${Buffer.from(colour).toString('hex')}`,
      coverage: (100 * amount) / (255 * sums.length),
      picture: await encoded(pixels),
    });
  }
  return { why: null, inks, heaviest: 100 * heaviestOf(sums), heat: await inkHeat(sums, width, height) };
}

const pixelsPerInch = (reading: PageReading): number => {
  const { length, width } = printedOf(reading);
  return (sideOfPhotographs / Math.max(length, width)) * inch;
};

/** Null where some of its colours are inks already, which a drawing for screens has mixed with the others. */
async function drawnAsPrinted({ colours }: PageReading, print: Uint8Array): Promise<Uint8Array | null> {
  if (!colours.every((family) => family === 'RGB' || family === 'Lab' || family === 'Gray')) return null;
  const pixels = await drawPdf(print, side);
  return pixels === 'too-much' ? null : asPrinted(pixels);
}

/** Makes a plate in grey a picture in the ink's colour, adds its amounts to those of the others, and says their sum. */
function inkOn({ data }: Pixels, [red = 0, green = 0, blue = 0]: readonly number[], sums: Uint16Array): number {
  let amount = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const ink = 255 - (data[at * 4] ?? 255);
    [data[at * 4], data[at * 4 + 1], data[at * 4 + 2], data[at * 4 + 3]] = [red, green, blue, ink];
    sums[at] = (sums[at] ?? 0) + ink;
    amount += ink;
  }
  return amount;
}

const encoded = ({ data, width, height }: Pixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, alphaQuality: 80, effort: 2 })
    .toBuffer();

/** What the inks look like on screens, in red, green and blue: as in the picture of the file. */
async function coloursOf(print: Uint8Array, inks: readonly string[]): Promise<number[][]> {
  const drawn =
    inks.length === 0
      ? 'too-much'
      : await drawPdf(await inkSwatches(print, inks), 8 * inks.length, { ground: 'paper' });
  if (drawn === 'too-much') return [];
  const row = Math.floor(drawn.height / 2) * drawn.width;
  return inks.map((_, index) => {
    const at = (row + Math.floor(((index + 0.5) * drawn.width) / inks.length)) * 4;
    return [...drawn.data.subarray(at, at + 3)];
  });
}
