import { type PdfProblem, readPdf as readPrintFile } from '@boxwright/print-files';
import { drawPdf } from './draw-pdf.ts';
import { drawWhite } from './draw-white.ts';
import { damaged, noSuchPage, type Refused, refused, type Shown } from './inspected.ts';
import { leastPixels } from './least-pixels.ts';
import { previewSide, showPixels } from './make-preview.ts';
import { refuseRatio } from './picture-size.ts';

export const pdfRefusals: Readonly<Record<PdfProblem['kind'], Refused>> = {
  damaged,
  locked: refused('This PDF is protected by a password. Please save it without protection and upload it again.'),
  'cropped-away': refused(
    'The part of this page that is shown (its crop box) lies outside of it. Please save it again without cropping and upload it once more.',
  ),
  active: refused(
    'This PDF contains programs or other files. Please save it as a plain PDF for printing (PDF/X or PDF/A) and upload it again.',
  ),
  'too-much': refused(
    'This PDF has too much in it for us to draw. Please save it flattened (PDF/X-1a), or as a PNG, and upload it again.',
  ),
  unknown: refused(
    'We can’t read all of this PDF, so something could be missing in print. Please save it again as a PDF for printing (PDF/X) and upload that.',
  ),
  'no-such-page': noSuchPage,
  template: refused(
    'This PDF has only the lines of a template and no artwork. Please place your artwork in it, save it and upload it again.',
  ),
};
const withoutFonts = refused(
  'This PDF has text whose fonts are not inside it, so it would be printed in another typeface. Please convert the text to outlines (or embed the fonts) and upload it again.',
);

/** Reads a page of a PDF and draws what will be printed of it; what isn't painted stays transparent. */
export async function readPdf(bytes: Buffer, page: number): Promise<Shown | Refused> {
  const found = await readPrintFile(bytes, { page });
  if ('kind' in found) return pdfRefusals[found.kind];
  const { reading, print, white } = found;
  const { trimmed, bleed, pages, texts } = reading;
  const [length, width] = [trimmed.length + 2 * bleed, trimmed.width + 2 * bleed];
  const strip = refuseRatio(length, width);
  if (strip !== undefined) return refused(strip);
  if (texts.some(({ isEmbedded }) => !isEmbedded)) return withoutFonts;
  const pixels = await drawPdf(print, previewSide);
  if (pixels === 'too-much') return pdfRefusals['too-much'];
  return showPixels(pixels, {
    pixelWidth: null,
    pixelHeight: null,
    page,
    pages,
    // Without the error of the millimetres.
    ratio: Number((length / width).toFixed(9)),
    bleed: bleed / length,
    leastPixels: leastPixels(reading.pictures, length),
    ownCut: reading.ownCut,
    white: white && (await drawWhite(white)),
    print,
  });
}
