import { PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import type { Decode } from './decode-stream.ts';
import { type Characters, readCharacters } from './font-characters.ts';
import { arrayIn, asDict, dictIn, elementsOf, entryIn, nameIn, numberIn, numbersOf } from './objects.ts';

export interface Font {
  readonly name: string;
  readonly isEmbedded: boolean;
  /** How many bytes a code has. */
  readonly codeLength: 1 | 2;
  /** How far a letter moves the next one, as a share of the size. */
  widthOf(code: number): number;
  /** What a letter says; nothing where the font doesn't tell. */
  charactersOf(code: number): string;
}

const files = ['FontFile', 'FontFile2', 'FontFile3'];
/** A letter on average, where a font of the viewer's own is used. */
const usualWidth = 0.52;

/** A font's name without the tag of its subset, whether its letters are in the file, and what its codes mean. */
export function fontOf(dict: PDFDict | undefined, decode: Decode): Font | undefined {
  if (!dict) return undefined;
  const [descendant] = elementsOf(arrayIn(dict, 'DescendantFonts')).map(asDict);
  const descriptor = dictIn(descendant ?? dict, 'FontDescriptor');
  const isDrawn = nameIn(dict, 'Subtype') === 'Type3';
  let characters: Characters | undefined;
  return {
    name: (nameIn(dict, 'BaseFont') ?? nameIn(dict, 'Name') ?? '').replace(/^[A-Z]{6}\+/, ''),
    isEmbedded: isDrawn || (descriptor !== undefined && files.some((file) => entryIn(descriptor, file) !== undefined)),
    codeLength: descendant ? 2 : 1,
    widthOf: descendant ? compositeWidths(descendant) : simpleWidths(dict, descriptor, isDrawn),
    charactersOf(code) {
      characters ??= readCharacters(dict, decode);
      return characters(code);
    },
  };
}

function simpleWidths(dict: PDFDict, descriptor: PDFDict | undefined, isDrawn: boolean): Font['widthOf'] {
  const first = numberIn(dict, 'FirstChar') ?? 0;
  const widths = numbersOf(arrayIn(dict, 'Widths'));
  // Letters that are drawings have a scale of their own.
  const scale = isDrawn ? (numbersOf(arrayIn(dict, 'FontMatrix'))[0] ?? 0.001) : 0.001;
  const missing = descriptor && numberIn(descriptor, 'MissingWidth');
  return (code) => {
    const width = widths[code - first] ?? missing;
    return width === undefined ? usualWidth : width * scale;
  };
}

/** `[first [w w w] from to w]` (ISO 32000-2, 9.7.4.3). */
function compositeWidths(descendant: PDFDict): Font['widthOf'] {
  const usual = (numberIn(descendant, 'DW') ?? 1000) / 1000;
  const single = new Map<number, number>();
  const ranges: { readonly from: number; readonly to: number; readonly width: number }[] = [];
  const list = arrayIn(descendant, 'W');
  const [elements, numbers] = [elementsOf(list), numbersOf(list)];
  for (let at = 0; at + 1 < elements.length; ) {
    const [from = 0, to = 0, width = 0] = numbers.slice(at, at + 3);
    const next = elements[at + 1];
    const listed = next instanceof PDFArray ? next : undefined;
    if (listed) for (const [index, each] of numbersOf(listed).entries()) single.set(from + index, each / 1000);
    else ranges.push({ from, to, width: width / 1000 });
    at += listed ? 2 : 3;
  }
  return (code) => single.get(code) ?? ranges.find(({ from, to }) => code >= from && code <= to)?.width ?? usual;
}
