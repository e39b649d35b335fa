import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { arrayIn, asName, elementsOf, entryIn, numbersOf } from '../pdf/objects.ts';

/** A JPEG in the process inks, as it is stored in a PDF. */
export interface ProcessPicture {
  /** Its place in the list of the reading's pictures. */
  readonly index: number;
  readonly jpeg: Uint8Array;
  /** Whether a stored value of 0 is full ink. */
  readonly isInverted: boolean;
}

/** The pictures in the process inks whose amounts can be looked at: JPEGs, as photographs are. */
export function processPictures(found: ReadonlyMap<number, PDFRawStream>): ProcessPicture[] {
  return [...found].flatMap(([index, { dict, contents }]) => {
    if (!isJpeg(dict)) return [];
    const [first = 0, second = 1] = numbersOf(arrayIn(dict, 'Decode'));
    return [{ index, jpeg: contents, isInverted: first > second }];
  });
}

/** Whether the stream of this dictionary is a JPEG and nothing around it. */
export function isJpeg(dict: PDFDict): boolean {
  const filter = entryIn(dict, 'Filter');
  return (asName(filter) ?? elementsOf(arrayIn(dict, 'Filter')).map(asName).join(' ')) === 'DCTDecode';
}
