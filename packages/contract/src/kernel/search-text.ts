/** Words that nearly every name has, or that mean nothing. */
const meaningless = new Set([
  'box',
  'boxes',
  'packing',
  'packaging',
  'custom',
  'for',
  'a',
  'the',
  'and',
  'of',
  'my',
  'with',
  'is',
  'do',
  'does',
  'what',
  'your',
  'you',
  'i',
  'we',
  'me',
  'need',
  'want',
  'looking',
  'in',
  'to',
  'are',
  'there',
  'please',
  // Of Hindi, as it is typed in Latin letters: "mithai ka dabba".
  'ka',
  'ke',
  'ki',
  'liye',
  'wala',
  'dabba',
  'chahiye',
]);

/** "Can you make …?" asks for what follows; a can is of metal. */
const request =
  /\b(?:can|could|will|would|do) (?:you|i|we|u)\b(?: (?:make|do|print|get|have|sell|buy|supply|provide)\b)?/g;

/** Ways to write a unit; sizes are named with the first. */
const units = [
  [/^(?:gms?|gr|grms?|grams?|grammes?)$/, 'g'],
  [/^(?:kgs|kilos?)$/, 'kg'],
  [/^(?:mls|millilit(?:re|er)s?)$/, 'ml'],
] as const;

const withUnit = (word: string): string => units.find(([written]) => written.test(word))?.[1] ?? word;

/** Whether a text has a word of any script at all, be it one that means nothing here. */
export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * The words of a text that mean something, in lower case and singular: "boxes" finds "box", "teas" finds "tea", "500gms"
 * finds "500 g". Latin letters are compared without their accents; words of other scripts stay whole.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(request, ' ')
    .replaceAll(/(?<=\d)(?=(?:g|gms?|grms?|grams?|kgs?|mls?|pcs)\b)/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !meaningless.has(word))
    .map(withUnit)
    .map((word) => word.replace(/(?<=[sx]|ch|sh)es$|(?<=[^s])s$/, ''));

/** The words with two neighbours joined, each pair in turn: for "face wash", what is known as "facewash". */
export const withJoined = (words: readonly string[]): string[][] =>
  words
    .slice(1)
    .map((second, first) => [...words.slice(0, first), `${words[first]}${second}`, ...words.slice(first + 2)]);

/** Whether a typed word is the beginning of a known one. One letter, as in "t shirt", begins too many to mean any. */
export const begins = (typed: string, known: string): boolean =>
  typed.length > 1 ? known.startsWith(typed) : typed === known;

/** Words shorter than this are too alike: "tea" is one letter away from "pea". */
const shortestWithTypo = 4;

/**
 * Whether a typed word is the beginning of a known one except for one letter that is wrong, missing or too many, or two
 * that are swapped. The first letter must be right.
 */
export const nearlyBegins = (typed: string, known: string): boolean => {
  if (typed.length < shortestWithTypo || typed[0] !== known[0] || /\d/.test(typed)) return false;
  let at = 1;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  const rest = (word: string, from: number) => word.slice(from);
  const swapped =
    typed[at] === known[at + 1] && typed[at + 1] === known[at] && begins(rest(typed, at + 2), rest(known, at + 2));
  return (
    swapped ||
    begins(rest(typed, at + 1), rest(known, at + 1)) ||
    begins(rest(typed, at), rest(known, at + 1)) ||
    begins(rest(typed, at + 1), rest(known, at))
  );
};
