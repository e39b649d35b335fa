import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  type PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** A reference may lead to a reference; no writer chains more. */
const longestChain = 8;

/** The object behind a reference; undefined for nothing, and for null. */
export function follow(context: PDFContext, found: PDFObject | undefined): PDFObject | undefined {
  let object = found;
  for (let step = 0; step < longestChain && object instanceof PDFRef; step += 1) object = context.lookup(object);
  return present(object);
}

const present = (object: PDFObject | undefined): PDFObject | undefined =>
  object instanceof PDFRef || object === PDFNull ? undefined : object;

/** Files of strangers hold anything anywhere, so each of these is undefined when the entry is of another type. */
export const entryIn = (dict: PDFDict, name: string): PDFObject | undefined =>
  follow(dict.context, dict.get(PDFName.of(name)));

export function dictIn(dict: PDFDict, name: string): PDFDict | undefined {
  return asDict(entryIn(dict, name));
}

/** The dictionary of a stream counts too. */
export function asDict(found: PDFObject | undefined): PDFDict | undefined {
  if (found instanceof PDFRawStream) return found.dict;
  return found instanceof PDFDict ? found : undefined;
}

export function arrayIn(dict: PDFDict, name: string): PDFArray | undefined {
  const found = entryIn(dict, name);
  return found instanceof PDFArray ? found : undefined;
}

export function streamIn(dict: PDFDict, name: string): PDFRawStream | undefined {
  const found = entryIn(dict, name);
  return found instanceof PDFRawStream ? found : undefined;
}

export const numberIn = (dict: PDFDict, name: string): number | undefined => asNumber(entryIn(dict, name));
export const nameIn = (dict: PDFDict, name: string): string | undefined => asName(entryIn(dict, name));
export const textIn = (dict: PDFDict, name: string): string | undefined => asText(entryIn(dict, name));

export const asNumber = (found: PDFObject | undefined): number | undefined =>
  found instanceof PDFNumber ? found.asNumber() : undefined;

export const asName = (found: PDFObject | undefined): string | undefined =>
  found instanceof PDFName ? found.decodeText() : undefined;

export const asText = (found: PDFObject | undefined): string | undefined =>
  found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : undefined;

/** The elements of an array, references followed. */
export const elementsOf = (array: PDFArray | undefined): (PDFObject | undefined)[] =>
  Array.from({ length: array?.size() ?? 0 }, (_, index) => present(array?.lookup(index)));

export const numbersOf = (array: PDFArray | undefined): number[] =>
  elementsOf(array).map((element) => asNumber(element) ?? 0);

/** The names under which a dictionary has entries. */
export const namesOf = (dict: PDFDict | undefined): string[] => dict?.keys().map((key) => key.decodeText()) ?? [];

/** An object that can't be read as it is written, at most so many bytes of it, with the codes in its names resolved. */
export function textOfInvalid(object: PDFInvalidObject, most = Number.POSITIVE_INFINITY): string {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes
    .toString('latin1', 0, Math.min(bytes.length, most))
    .replace(/#([0-9a-f]{2})/gi, (_code, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
