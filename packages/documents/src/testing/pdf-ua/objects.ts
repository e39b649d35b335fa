import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Reads a dictionary's entries as the kinds of objects that the standard asks for; undefined for other kinds. */
export const entryOf = (dict: PDFDict | undefined, name: string): PDFObject | undefined =>
  dict?.lookup(PDFName.of(name)) ?? undefined;

export const dictOf = (dict: PDFDict | undefined, name: string): PDFDict | undefined => {
  const found = entryOf(dict, name);
  return found instanceof PDFDict ? found : found instanceof PDFRawStream ? found.dict : undefined;
};

/** An array's objects, each looked up; anything else counts as an array of one. */
export function listOf(pdf: PDFDocument, found: PDFObject | undefined): PDFObject[] {
  if (found === undefined) return [];
  const each = found instanceof PDFArray ? found.asArray() : [found];
  return each.map((one) => (one instanceof PDFRef ? pdf.context.lookup(one) : one)).filter((one) => one !== undefined);
}

export const nameOf = (found: PDFObject | undefined): string | undefined =>
  found instanceof PDFName ? found.decodeText() : undefined;

export const textOf = (found: PDFObject | undefined): string | undefined =>
  found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : undefined;

/** A stream's bytes, decoded, as text of one character each. */
export const streamOf = (found: PDFObject | undefined): string | undefined =>
  found instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(found).decode()).toString('latin1') : undefined;
