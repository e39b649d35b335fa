/**
 * The Indian scripts that our fonts have, each with the characters that its font draws (U+0C5C and U+0CDC are newer
 * than the fonts). The dandas end sentences in several scripts, and are Devanagari's here. See tools/fonts.
 */
const INDIAN = {
  devanagari: '(?:(?=\\p{Script=Devanagari})[\\u0900-\\u097F\\uA8E0-\\uA8FF]|[\\u0964\\u0965])',
  bengali: '(?=\\p{Script=Bengali})[\\u0980-\\u09FF]',
  gurmukhi: '(?=\\p{Script=Gurmukhi})[\\u0A00-\\u0A7F]',
  gujarati: '(?=\\p{Script=Gujarati})[\\u0A80-\\u0AFF]',
  oriya: '(?=\\p{Script=Oriya})[\\u0B00-\\u0B7F]',
  tamil: '(?=\\p{Script=Tamil})[\\u0B80-\\u0BFF]',
  telugu: '(?=\\p{Script=Telugu})[\\u0C00-\\u0C5B\\u0C5D-\\u0C7F]',
  kannada: '(?=\\p{Script=Kannada})[\\u0C80-\\u0CDB\\u0CDD-\\u0CFF]',
  malayalam: '(?=\\p{Script=Malayalam})[\\u0D00-\\u0D7F]',
} as const;

/** The scripts that our fonts have. Digits, spaces and punctuation count as Latin. */
export type Script = 'latin' | keyof typeof INDIAN;

/** Characters that all Latin fonts have: Latin-1, typographic marks, ₹, and line breaks. See tools/fonts. */
const LATIN =
  '\\n\\u0020-\\u007E\\u00A0-\\u00A3\\u00A5-\\u00AC\\u00AE-\\u00FF\\u2009\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E\\u2022\\u2026\\u202F\\u20B9\\u2212';
/** They control conjuncts and have no width. */
const JOINERS = '[\\u200C\\u200D]';

// Without the flag v, because this also runs in buyers' browsers.
const LATIN_ONLY = new RegExp(`^[${LATIN}]*$`);
const DRAWABLE = new RegExp(`^(?:[${LATIN}]|(?:${Object.values(INDIAN).join('|')})${JOINERS}?)*$`, 'u');
const RUNS = new RegExp(
  [
    ...Object.entries(INDIAN).map(([script, letter]) => `(?<${script}>${letter}(?:${letter}|${JOINERS})*)`),
    `[${LATIN}]+`,
  ].join('|'),
  'gu',
);

/** The characters of a text as readers see them: a letter with its signs is one. */
export const charactersOf = (text: string): string[] => {
  // Browsers from before 2024 may lack the segmenter; then code points are taken as characters.
  if (!('Segmenter' in Intl)) return Array.from(text);
  // Made when first needed, because it takes 12 ms and few texts need it.
  graphemes ??= new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
};

let graphemes: Intl.Segmenter | undefined;

/** Reduces a text to characters that our fonts have: other accents are dropped, other scripts become "?". */
export const printable = (text: string): string => reducedTo(DRAWABLE, text);

/** The characters of a text that documents print as "?", each once. */
export const unprintableIn = (text: string): string[] =>
  [...new Set(charactersOf(text))].filter((character) => character !== '?' && printable(character) === '?');

/** Like `printable`, for drawings that have only the Latin fonts. */
export const printableInLatin = (text: string): string => reducedTo(LATIN_ONLY, text);

function reducedTo(drawable: RegExp, text: string): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  if (drawable.test(composed)) return composed;
  return charactersOf(composed)
    .map((character) => {
      if (drawable.test(character)) return character;
      const bare = character.normalize('NFKD').replace(/\p{Mark}/gu, '');
      if (bare !== '' && drawable.test(bare)) return bare;
      return /^[\p{Control}\p{Format}]*$/u.test(character) ? '' : '?';
    })
    .join('');
}

export const isLatin = (text: string): boolean => LATIN_ONLY.test(text);

/** A part of a text that one font can draw. */
export type Run = { readonly script: Script; readonly text: string };

/** Splits a printable text by script. */
export const runsOf = (text: string): Run[] =>
  Array.from(text.matchAll(RUNS), ({ 0: run, groups = {} }) => ({
    text: run,
    script: indian.find((script) => groups[script] !== undefined) ?? 'latin',
  }));

const indian = Object.keys(INDIAN) as (keyof typeof INDIAN)[]; // as: Object.keys forgets the names
