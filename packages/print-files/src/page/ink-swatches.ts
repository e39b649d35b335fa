import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { asName, follow } from '../pdf/objects.ts';
import { openPdf } from '../pdf/open-pdf.ts';

/** Values in values, in which the colour of an ink is looked for. */
const deepest = 8;

const devices: Readonly<Record<string, string>> = {
  Cyan: '1 0 0 0 k',
  Magenta: '0 1 0 0 k',
  Yellow: '0 0 1 0 k',
  Black: '0 0 0 1 k',
};
/** An ink of which the file doesn't say what it looks like alone. */
const unknown = '0 0 0 .6 k';

/** A page with a square of each ink, one beside the other, in the colour by which the file stands in for it. */
export async function inkSwatches(print: Uint8Array, inks: readonly string[]): Promise<Uint8Array> {
  const source = await openPdf(print);
  if (typeof source === 'string') throw new TypeError('A page for print can’t be opened');
  const spaces = spotSpaces(source);
  const doc = await PDFDocument.create({ updateMetadata: false });
  const page = doc.addPage([inks.length, 1]);
  const { context } = doc;
  const copier = PDFObjectCopier.for(source.context, context);
  const used = PDFDict.withContext(context);
  const squares = inks.map((ink, index) => {
    const space = devices[ink] === undefined ? spaces.get(ink) : undefined;
    if (space) used.set(PDFName.of(`Ink${index}`), copier.copy(space));
    return `${space ? `/Ink${index} cs 1 scn` : (devices[ink] ?? unknown)} ${index} 0 1 1 re f`;
  });
  page.node.set(PDFName.of('Contents'), context.register(context.stream(squares.join('\n'))));
  page.node.set(PDFName.of('Resources'), context.obj({ ColorSpace: used }));
  return doc.save({ useObjectStreams: false });
}

/** The colour spaces of single spot inks in a document, by the names of the inks. */
function spotSpaces({ context }: PDFDocument): Map<string, PDFArray> {
  const found = new Map<string, PDFArray>();
  const visit = (object: PDFObject, depth: number): void => {
    if (depth > deepest) return;
    if (object instanceof PDFArray) {
      const [kind, ink] = object.asArray().slice(0, 2);
      const name = asName(follow(context, kind)) === 'Separation' ? asName(follow(context, ink)) : undefined;
      if (name !== undefined) found.set(name, object);
      else for (const element of object.asArray()) visit(element, depth + 1);
    } else if (object instanceof PDFDict) for (const value of object.values()) visit(value, depth + 1);
    else if (object instanceof PDFRawStream) visit(object.dict, depth + 1);
  };
  for (const [, object] of context.enumerateIndirectObjects()) visit(object, 0);
  return found;
}
