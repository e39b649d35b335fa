import { type PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { type Bytes, inMemory } from './bytes.ts';
import type { Decode } from './decode-stream.ts';
import { numberIn } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/** Where an object is defined. */
export interface Definition {
  /** Undefined where it isn't understood. */
  readonly number: number | undefined;
  readonly generation: number;
  readonly file: Bytes;
  readonly at: number;
}

/** In bytes: two numbers and what is between them and the word. */
const longestHeader = 35;

/** So many bytes of a file are looked at together. */
const step = 1024 * 1024;

/** Wherever the word that begins an object stands, with the number before it; and trailers, which have none. */
export function* definitionsIn(file: Bytes): Iterable<Definition> {
  for (const at of placesOf('trailer', file)) yield { number: undefined, generation: 0, file, at };
  for (const at of placesOf('obj', file)) {
    const from = Math.max(0, at - 'obj'.length - longestHeader);
    const before = file.read(from, at - 'obj'.length - from).toString('latin1');
    const [, number, generation] = /(?:^|\D)(\d+)[\0\s]+(\d+)[\0\s]*$/.exec(before) ?? [];
    if (number !== undefined) yield { number: Number(number), generation: Number(generation), file, at };
    else if (/[\0\s]$/.test(before)) yield { number: undefined, generation: 0, file, at };
  }
}

/** After each place of a word. */
export function* placesOf(word: string, file: Bytes, begin = 0): Iterable<number> {
  for (let from = begin; from < file.size; from += step) {
    const bytes = file.read(from, step + word.length - 1);
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) yield from + at + word.length;
  }
}

const first = PDFName.of('First');

/** Whether other readers may find objects in its data; some don't ask for its type. */
export const isGroup = (dict: PDFDict): boolean => dict.has(first);

/** The objects of a compressed group; its data begin with pairs of number and place. */
export function groupedIn(object: PDFObject, decode: Decode): Definition[] {
  if (!(object instanceof PDFRawStream) || !isGroup(object.dict)) return [];
  const bytes = decode(object);
  const start = numberIn(object.dict, 'First') ?? 0;
  const table = Buffer.from(bytes.subarray(0, start)).toString('latin1').match(/\d+/g) ?? [];
  // Other readers take as many as it says, wherever its data are said to begin.
  if (table.length / 2 < (numberIn(object.dict, 'N') ?? Number.POSITIVE_INFINITY)) {
    throw new Unreadable('unknown', 'a group of objects that aren’t listed in it');
  }
  const file = inMemory(bytes);
  return Array.from({ length: Math.floor(table.length / 2) }, (_, index) => {
    const [number, place] = table.slice(2 * index).map(Number);
    return { number, generation: 0, file, at: start + (place ?? 0) };
  });
}
