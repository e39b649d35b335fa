import type { PDFDict } from '@cantoo/pdf-lib';
import { arrayIn, asDict, dictIn, elementsOf, entryIn, nameIn } from './objects.ts';

export interface Font {
  readonly name: string;
  readonly isEmbedded: boolean;
}

const files = ['FontFile', 'FontFile2', 'FontFile3'];

/** A font's name without the tag of its subset, and whether its letters are in the file. */
export function fontOf(dict: PDFDict | undefined): Font | undefined {
  if (!dict) return undefined;
  const [descendant] = elementsOf(arrayIn(dict, 'DescendantFonts')).map(asDict);
  const descriptor = dictIn(descendant ?? dict, 'FontDescriptor');
  const isDrawn = nameIn(dict, 'Subtype') === 'Type3';
  return {
    name: (nameIn(dict, 'BaseFont') ?? nameIn(dict, 'Name') ?? '').replace(/^[A-Z]{6}\+/, ''),
    isEmbedded: isDrawn || (descriptor !== undefined && files.some((file) => entryIn(descriptor, file) !== undefined)),
  };
}
