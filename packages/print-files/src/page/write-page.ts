import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { asDict, follow } from '../pdf/objects.ts';
import { type Box, type PageBoxes, type PrintedArea, sizeOf } from '../pdf/page-boxes.ts';
import { contentOf, type PdfPage } from '../pdf/pages.ts';
import { PartCopier, type PartOfSource } from './part-copier.ts';

/**
 * Writes what is printed of a page as a document of its own: upright, in its size, from the corner of its bleed. It has
 * the drawing and what that needs, and nothing else of the file: no layers, actions, scripts, attached files, forms,
 * annotations, private data of programs, and no ink under a name that our own plates have.
 */
export async function writePage(
  page: PdfPage,
  { boxes, area }: { readonly boxes: PageBoxes; readonly area: PrintedArea },
  source: PartOfSource,
): Promise<PDFDocument> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const copier = new PartCopier(doc.context, source);
  const { left, bottom, right, top } = area.box;
  const form = copier.form(contentOf(page, source.decode), asDict(page.inherited('Resources')), {
    BBox: [left, bottom, right, top],
    // The colours in which the page mixes its transparent parts.
    Group: copier.value(follow(page.dict.context, page.dict.get(PDFName.of('Group')))),
  });
  const { length, width } = sizeOf(area.box, boxes);
  const written = doc.addPage([length, width]);
  const { context } = doc;
  const matrix = uprightMatrix(area.box, boxes).map((number) => Number(number.toFixed(6)));
  written.node.set(
    PDFName.of('Contents'),
    context.register(context.stream(`q\n${matrix.join(' ')} cm\n/Artwork Do\nQ`)),
  );
  written.node.set(PDFName.of('Resources'), context.obj({ XObject: { Artwork: form } }));
  const bleed = area.bleed * boxes.userUnit;
  written.setBleedBox(0, 0, length, width);
  written.setTrimBox(bleed, bleed, length - 2 * bleed, width - 2 * bleed);
  return doc;
}

/** Turns and scales the page's coordinates into points from the corner of what is printed. */
function uprightMatrix({ left, bottom, right, top }: Box, { quarters, userUnit: u }: PageBoxes): readonly number[] {
  switch (quarters) {
    case 1:
      return [0, -u, u, 0, -bottom * u, right * u];
    case 2:
      return [-u, 0, 0, -u, right * u, top * u];
    case 3:
      return [0, u, -u, 0, top * u, -left * u];
    default:
      return [u, 0, 0, u, -left * u, -bottom * u];
  }
}
