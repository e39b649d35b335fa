import type { PDFDict } from '@cantoo/pdf-lib';
import type { Decode } from './decode-stream.ts';
import { dictIn, streamIn } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/** What a code of a font says. */
export type Characters = (code: number) => string;

/** Codes of a range. */
const longestRange = 65_536;

/** By the font's map to Unicode; without one, codes of one byte as they are, which is true of plain letters. */
export function readCharacters(dict: PDFDict, decode: Decode): Characters {
  const map = unicodeMap(dict, decode);
  if (map) return (code) => map.get(code) ?? '';
  const hasOwnCodes = dictIn(dict, 'Encoding') !== undefined || dict.toString().includes('/DescendantFonts');
  return (code) => (hasOwnCodes || code < 32 || code > 126 ? '' : String.fromCharCode(code));
}

function unicodeMap(dict: PDFDict, decode: Decode): ReadonlyMap<number, string> | undefined {
  const stream = streamIn(dict, 'ToUnicode');
  if (!stream) return undefined;
  try {
    return mapIn(Buffer.from(decode(stream)).toString('latin1'));
  } catch (error) {
    // The words are only quoted to the buyer; what can't be read isn't.
    if (error instanceof Unreadable && error.reason === 'unknown') return undefined;
    throw error;
  }
}

/** The lists of a CMap: `beginbfchar <01> <0041>`, `beginbfrange <01> <05> <0041>`, or with an array. */
function mapIn(text: string): ReadonlyMap<number, string> {
  const map = new Map<number, string>();
  for (const [, list = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', words = ''] of list.matchAll(/<([0-9a-f\s]+)>\s*<([0-9a-f\s]*)>/gi)) {
      map.set(Number.parseInt(code, 16), charactersIn(words));
    }
  }
  for (const [, list = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    const row = /<([0-9a-f\s]+)>\s*<([0-9a-f\s]+)>\s*(?:<([0-9a-f\s]*)>|\[([^\]]*)\])/gi;
    for (const [, first = '', last = '', words, listed = ''] of list.matchAll(row)) {
      const from = Number.parseInt(first, 16);
      const count = Math.min(Number.parseInt(last, 16) - from + 1, longestRange);
      const each = [...listed.matchAll(/<([0-9a-f\s]*)>/gi)].map(([, single = '']) => charactersIn(single));
      for (let index = 0; index < count; index += 1) {
        map.set(from + index, words === undefined ? (each[index] ?? '') : following(charactersIn(words), index));
      }
    }
  }
  return map;
}

const charactersIn = (digits: string): string => {
  const bytes = Buffer.from(digits.replace(/\s/g, ''), 'hex');
  return bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : bytes.toString('latin1');
};

/** The last character counts up through a range. */
function following(characters: string, by: number): string {
  const last = characters.length - 1;
  return last < 0 ? '' : characters.slice(0, last) + String.fromCharCode(characters.charCodeAt(last) + by);
}
