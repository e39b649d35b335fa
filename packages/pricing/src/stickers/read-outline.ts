import type { Outline, OutlinePoint } from './named-outlines.ts';

/** Numbers that each absolute SVG command takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Z: 0 };

/**
 * Reads one closed SVG path of absolute lines and cubic curves ('M … Z'), as traced contours are stored.
 *
 * @throws RangeError for any other path
 */
export function readOutline(path: string): Outline {
  const unknown = () => new RangeError(`Not one closed path of lines and cubic curves: ${path.slice(0, 40)}`);
  const commands = [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/gi) ?? []).map(Number);
    const count = takes[letter];
    if (
      count === undefined ||
      (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count > 0)
    ) {
      throw unknown();
    }
    if (count === 0) return [{ letter, numbers }];
    // One letter may be followed by the numbers of several commands.
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      letter: letter === 'M' && index > 0 ? 'L' : letter,
      numbers: numbers.slice(index * count, (index + 1) * count),
    }));
  });
  const [first, ...others] = commands;
  const last = others.pop();
  if (first?.letter !== 'M' || last?.letter !== 'Z' || others.some(({ letter }) => letter === 'M' || letter === 'Z')) {
    throw unknown();
  }
  const start: OutlinePoint = [first.numbers[0] ?? 0, first.numbers[1] ?? 0];
  let from = start;
  const segments = others.map(({ letter, numbers }): Outline['segments'][number] => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (letter === 'C') {
      from = [e, f];
      return [[a, b], [c, d], from];
    }
    from = letter === 'H' ? [a, from[1]] : letter === 'V' ? [from[0], a] : [a, b];
    return [from];
  });
  return { start, segments };
}
