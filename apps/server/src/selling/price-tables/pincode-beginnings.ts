/**
 * The beginnings of pincodes that a zone's pattern names: `^(18|19)|^6[0-2]` is 18, 19, 60, 61, 62. Null for a pattern
 * that says more than that.
 */
export function beginningsIn(pattern: string): string[] | null {
  const bare = /^\^\((?:\?:)?([^()]*)\)$/.exec(pattern);
  if (bare?.[1] !== undefined) return allOf(bare[1].split('|'));
  // Alternatives outside of parentheses, each of which begins with `^`.
  const parts = pattern.split(/\|(?![^(]*\))/);
  const read = parts.map((part) => {
    const group = /^\^\((?:\?:)?([^()]*)\)$/.exec(part);
    if (group?.[1] !== undefined) return allOf(group[1].split('|'));
    return part.startsWith('^') ? allOf([part.slice(1)]) : null;
  });
  return read.some((each) => each === null) ? null : read.flatMap((each) => each ?? []);
}

/** The pattern of pincodes that begin with one of these. */
export const patternOf = (beginnings: readonly string[]): string => `^(?:${beginnings.join('|')})`;

function allOf(texts: readonly string[]): string[] | null {
  const read = texts.map(expanded);
  return read.some((each) => each === null) ? null : read.flatMap((each) => each ?? []);
}

/** `6[0-2]` is 60, 61, 62; null unless it is digits and sets of digits. */
function expanded(text: string): string[] | null {
  if (text === '' || !/^(?:\d|\[\d(?:-\d)?(?:\d(?:-\d)?)*\])+$/.test(text)) return null;
  let found = [''];
  for (const [, digit, set] of text.matchAll(/(\d)|\[([^\]]*)\]/g)) {
    const next = digit !== undefined ? [digit] : digitsIn(set ?? '');
    found = found.flatMap((beginning) => next.map((each) => beginning + each));
  }
  return found;
}

const digitsIn = (set: string): string[] =>
  [...set.matchAll(/(\d)(?:-(\d))?/g)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));
  });
