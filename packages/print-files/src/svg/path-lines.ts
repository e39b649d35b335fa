import type { CurvedLine, Point, Segment } from '../content/path.ts';
import { arcSegments } from './arc-segments.ts';

interface Pen {
  readonly lines: { readonly start: Point; readonly segments: Segment[]; isClosed: boolean }[];
  at: Point;
  /** The last handle of a curve, which a smooth one mirrors; null after anything else. */
  handle: { readonly of: 'C' | 'Q'; readonly point: Point } | null;
}

/** How many numbers a command takes at a time. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The lines of SVG path data, as far as they are well-formed: what follows an error isn't drawn either. */
export function pathLines(data: string): CurvedLine[] {
  const pen: Pen = { lines: [], at: [0, 0], handle: null };
  for (const [, letter = '', words = ''] of data.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const count = counts[command] ?? 0;
    const numbers = command === 'A' ? arcNumbers(words) : numbersOf(words);
    const isRelative = letter !== command;
    if (count === 0) draw(pen, 'Z', [], false);
    for (let first = 0; count > 0 && first + count <= numbers.length; first += count) {
      // Further pairs of a move are lines.
      draw(pen, command === 'M' && first > 0 ? 'L' : command, numbers.slice(first, first + count), isRelative);
    }
    if (count > 0 && numbers.length % count !== 0) break;
  }
  return pen.lines.filter(({ segments }) => segments.length > 0);
}

function draw(pen: Pen, command: string, numbers: readonly number[], isRelative: boolean): void {
  const [x, y] = pen.at;
  const from: Point = isRelative ? pen.at : [0, 0];
  const points = pairs(numbers).map(([right, down]): Point => [from[0] + right, from[1] + down]);
  const [a = pen.at, b = pen.at, c = pen.at] = points;
  const [n = 0] = numbers;
  switch (command) {
    case 'M':
      pen.lines.push({ start: a, segments: [], isClosed: false });
      pen.at = a;
      pen.handle = null;
      break;
    case 'L':
      add(pen, [[a]]);
      break;
    case 'H':
      add(pen, [[[from[0] + n, y]]]);
      break;
    case 'V':
      add(pen, [[[x, from[1] + n]]]);
      break;
    case 'C':
      add(pen, [[a, b, c]], { of: 'C', point: b });
      break;
    case 'S':
      add(pen, [[mirrored(pen, 'C'), a, b]], { of: 'C', point: a });
      break;
    case 'Q':
      add(pen, [quadratic(pen.at, a, b)], { of: 'Q', point: a });
      break;
    case 'T': {
      const handle = mirrored(pen, 'Q');
      add(pen, [quadratic(pen.at, handle, a)], { of: 'Q', point: handle });
      break;
    }
    case 'A':
      add(pen, arcSegments(pen.at, numbers, [from[0] + (numbers[5] ?? 0), from[1] + (numbers[6] ?? 0)]));
      break;
    default:
      close(pen);
  }
}

function add(pen: Pen, segments: readonly Segment[], handle: Pen['handle'] = null): void {
  let line = pen.lines.at(-1);
  // After it was closed, a line goes on from where it began.
  if (line === undefined || line.isClosed) {
    line = { start: pen.at, segments: [], isClosed: false };
    pen.lines.push(line);
  }
  line.segments.push(...segments);
  pen.at = segments.at(-1)?.at(-1) ?? pen.at;
  pen.handle = handle;
}

function close(pen: Pen): void {
  const line = pen.lines.at(-1);
  if (line === undefined) return;
  line.isClosed = true;
  pen.at = line.start;
  pen.handle = null;
}

const mirrored = ({ at: [x, y], handle }: Pen, of: 'C' | 'Q'): Point =>
  handle?.of === of ? [2 * x - handle.point[0], 2 * y - handle.point[1]] : [x, y];

/** A curve with one handle as one with two. */
const quadratic = (from: Point, handle: Point, to: Point): Segment => {
  const near = ([x, y]: Point): Point => [x + (2 / 3) * (handle[0] - x), y + (2 / 3) * (handle[1] - y)];
  return [near(from), near(to), to];
};

const numbersOf = (words: string): number[] => (words.match(number) ?? []).map(Number);
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** The two flags of an arc may stand without anything between them and the next number. */
function arcNumbers(words: string): number[] {
  const found: number[] = [];
  // One after the other, as the place among seven says: one expression for all of them could try for ever.
  const [figure, flag] = [/[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy, /[\s,]*([01])/y];
  let at = 0;
  while (true) {
    const next = found.length % 7 === 3 || found.length % 7 === 4 ? flag : figure;
    next.lastIndex = at;
    const match = next.exec(words);
    if (match === null) return found;
    found.push(Number(match[1]));
    at = next.lastIndex;
  }
}

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0]);
