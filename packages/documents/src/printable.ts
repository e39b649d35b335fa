/** The characters that all embedded fonts have: Latin-1, typographic marks, ₹, and line breaks. See tools/fonts. */
const DRAWABLE =
  /^[\n\u0020-\u007E\u00A0-\u00A3\u00A5-\u00AC\u00AE-\u00FF\u2009\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u202F\u20B9\u2212]*$/;

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Reduces a text to characters that our fonts have: other accents are dropped, other scripts become "?". */
export function printable(text: string): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  if (DRAWABLE.test(composed)) return composed;
  return Array.from(graphemes.segment(composed), ({ segment }) => {
    if (DRAWABLE.test(segment)) return segment;
    const bare = segment.normalize('NFKD').replace(/\p{Mark}/gu, '');
    if (bare !== '' && DRAWABLE.test(bare)) return bare;
    return /^[\p{Control}\p{Format}]*$/u.test(segment) ? '' : '?';
  }).join('');
}
