import type { PageReading, ReadPdf, Size } from '@boxwright/print-files';
import { decoded } from '../../../process/work/decoded.ts';
import { freeMemory } from '../../../process/work/free-memory.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { drawPdf } from './draw-pdf.ts';
import { heaviestInk } from './heaviest-ink.ts';
import { hasAdobeMarker } from './jpeg-facts.ts';
import { noLarger, type Pixels, previewSide } from './make-preview.ts';
import { smallerJpeg } from './smaller-jpeg.ts';

/** A page as it is read and drawn. */
export interface DrawnPage {
  readonly reading: PageReading;
  readonly pixels: Pixels;
}

/** Pixels a millimetre, about 250 an inch: the narrowest bar of a small EAN-13 has more than two. */
const density = 10;
/** The longer side of the drawn page, in pixels: more of them and the codes' reader need more memory than a file may take. */
const longest = 3_000;
/** In mm. */
const inch = 25.4;
/** Pictures whose ink is measured. */
const mostMeasured = 12;

export const printedOf = ({ trimmed, bleed }: PageReading): Size => ({
  length: trimmed.length + 2 * bleed,
  width: trimmed.width + 2 * bleed,
});

/** Of a drawing to be checked, in pixels. */
export const sideOf = ({ length, width }: Size): number =>
  Math.min(longest, Math.ceil(Math.max(length, width) * density));

/** One drawing, for screens and for the checks: what these need beside it takes longest, so it is made when it is asked for. */
interface Drawn {
  readonly forScreens: Pixels;
  readonly forChecks: () => Promise<DrawnPage>;
}

/** Draws a page of a PDF that was read: once, for screens and for its checks. What isn't painted is transparent. */
export async function drawPage(found: ReadPdf): Promise<Drawn | 'too-much'> {
  const printed = printedOf(found.reading);
  const side = sideOf(printed);
  const drawnSide = Math.max(previewSide, side);
  const pixelsPerInch = (drawnSide / Math.max(printed.length, printed.width)) * inch;
  const page = await found.forDrawing(pixelsPerInch, smallerJpeg);
  const pixels = await drawPdf(page, drawnSide);
  if (pixels === 'too-much') return pixels;
  freeMemory(); // PDFium's, before the pictures are decoded once more
  // White of a file is drawn by itself, in just the same pixels.
  const forScreens = found.white ? await drawPdf(page, previewSide) : await noLarger(pixels, previewSide);
  if (forScreens === 'too-much') return forScreens;
  const forChecks = async () => ({ reading: await withHeaviestInk(found), pixels: await noLarger(pixels, side) });
  return { forScreens, forChecks };
}

async function withHeaviestInk({ reading, processPictures }: ReadPdf): Promise<PageReading> {
  const heaviest = new Map<number, number>();
  for (const { index, jpeg, isInverted } of processPictures.slice(0, mostMeasured)) {
    const open = () => sharp(jpeg, { limitInputPixels: false });
    // The library turns values round where a program of Adobe has marked them so.
    const isTurned = hasAdobeMarker(jpeg);
    const ink = await decoded(open, (picture) => heaviestInk(picture, isTurned !== isInverted));
    if (ink !== undefined) heaviest.set(index, ink);
  }
  const pictures = reading.pictures.map((picture, index) => {
    const heaviestInk = heaviest.get(index);
    return heaviestInk === undefined ? picture : { ...picture, heaviestInk };
  });
  return { ...reading, pictures };
}
