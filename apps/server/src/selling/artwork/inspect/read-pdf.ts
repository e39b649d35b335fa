import { open } from 'node:fs/promises';
import { lookThrough, type PdfProblem, readPdf as readPrintFile } from '@boxwright/print-files';
import { checksumOf } from '../../../adapters/files/files.ts';
import { bytesOfFile } from './bytes-of-file.ts';
import { drawPage, printedOf } from './draw-page.ts';
import { drawPart } from './draw-part.ts';
import { withCodes } from './drawn-file.ts';
import { damaged, noSuchPage, nothingElse, onlyTemplate, type Refused, refused, type Shown } from './inspected.ts';
import { drawingPath, keepDrawing } from './kept-drawings.ts';
import { leastPixels } from './least-pixels.ts';
import { showPixels } from './make-preview.ts';
import { refuseRatio } from './picture-size.ts';
import { withAllFaults } from './with-all-faults.ts';

export const pdfRefusals: Readonly<Record<PdfProblem['kind'], Refused>> = {
  damaged,
  locked: refused(
    `This PDF is protected by a password. Please save it without protection and upload it again. ${nothingElse}`,
  ),
  'cropped-away': refused(
    `The part of this page that is shown (its crop box) lies outside of it. Please save it again without cropping and upload it once more. ${nothingElse}`,
  ),
  active: refused(
    'This PDF contains programs or other files. Please save it as a plain PDF for printing (PDF/X or PDF/A) and upload it again.',
  ),
  'too-much': refused(
    `This PDF has too much in it for us to draw. Please save it flattened (PDF/X-1a), or as a PNG, and upload it again. ${nothingElse}`,
  ),
  unknown: refused(
    `We can’t read all of this PDF, so something could be missing in print. Please save it again as a PDF for printing (PDF/X) and upload that. ${nothingElse}`,
  ),
  jbig2: refused(
    'This PDF has a picture compressed with JBIG2, as scanners make them, which we don’t print from. Please save the PDF with its black-and-white pictures in CCITT Group 4 or ZIP instead, which saving it as PDF/X-1a does, and upload it again.',
  ),
  'no-such-page': noSuchPage,
  template: onlyTemplate('PDF'),
};

/**
 * Larger files are left to people when they take too long, so one that is refused for what it would do must be refused
 * before anything else of it is read. In bytes.
 */
const largestReadOn = 25 * 1024 * 1024;

/**
 * Reads a page of a PDF and draws what will be printed of it; what isn't painted stays transparent.
 *
 * @param drawings the folder in which the drawing is kept for checks; it isn't kept without one
 */
export async function readPdf(bytes: Buffer, page: number, drawings?: string): Promise<Shown | Refused> {
  const found = await readPrintFile(bytes, { page, readsOn: bytes.length <= largestReadOn });
  if ('kind' in found) return refusalOf(found);
  const { reading, print, white, gloss } = found;
  const { bleed, pages } = reading;
  const { length, width } = printedOf(reading);
  const strip = refuseRatio(length, width);
  if (strip !== undefined) return refused(strip);
  const drawn = await drawPage(found);
  if (drawn === 'too-much') return pdfRefusals['too-much'];
  const facts = {
    pixelWidth: null,
    pixelHeight: null,
    page,
    pages,
    // Without the error of the millimetres.
    ratio: Number((length / width).toFixed(9)),
    bleed: bleed / length,
    leastPixels: leastPixels(reading.pictures, length),
    ownCut: reading.ownCut,
    white: white && (await drawPart(white)),
    gloss: gloss && (await drawPart(gloss)),
    print,
  };
  const keep = async (folder: string) => {
    const file = await withCodes(await drawn.forChecks(), print);
    await keepDrawing(drawingPath(folder, checksumOf(bytes), page), file);
  };
  // Each takes half a second of its own thread for a photograph.
  const [shown] = await Promise.all([showPixels(drawn.forScreens, facts), drawings && keep(drawings)]);
  return shown;
}

/** The refusal of a PDF that nothing else is read of: it would run something, or can't be looked through for that. */
export async function whyNotLeftToPeople(path: string): Promise<Refused | undefined> {
  await using file = await open(path);
  const problem = lookThrough(bytesOfFile(file.fd));
  return problem && refusalOf(problem);
}

/** Of a file that is refused for what it holds, with what is found in the rest. */
function refusalOf({ kind, besides = [], reading }: PdfProblem): Refused {
  if (kind !== 'active' && kind !== 'jbig2') return pdfRefusals[kind];
  return withAllFaults(
    [kind, ...besides].map((reason) => pdfRefusals[reason].text),
    reading,
  );
}
