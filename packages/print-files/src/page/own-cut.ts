import { pointsOfLine } from '../content/page-area.ts';
import type { Size } from '../content/painted.ts';
import type { CurvedLine, Point, Segment } from '../content/path.ts';
import { crossesItself } from './crosses-itself.ts';
import { joinedLines } from './joined-lines.ts';

/** The one closed line along which a file says that it is cut. */
export interface OwnCut {
  /** One closed SVG path of cubic curves, 'M … C … Z', in mm from the upper left corner of what is printed. */
  readonly path: string;
  /** Of what is printed, bleed included. */
  readonly page: Size;
}

/** Lines for cutting that can't be cut as they are. */
export interface NoOwnCut {
  readonly why: 'open' | 'several' | 'crossing' | 'outside' | 'too-fine';
}

/** Why not, in a buyer's words. */
export const whyNoOwnCut: Readonly<Record<NoOwnCut['why'], string>> = {
  open: 'The cut line in your file isn’t closed. Please join its ends.',
  several: 'Your file has several cut lines. Please leave one closed line, the edge of the sticker.',
  crossing: 'The cut line in your file crosses itself. Please draw it without loops.',
  outside: 'The cut line in your file reaches beyond its page. Please make the page as large as the cut and its bleed.',
  'too-fine': 'The cut line in your file has more than a thousand points. Please simplify it.',
};

/** More curves than a cut needs that somebody has drawn. */
const mostCurves = 1_000;
/** In mm: lines that are drawn twice are as exact, and so is the edge of a page. */
const exact = 0.1;

/**
 * The cut that a file's lines for cutting make together: pieces are joined at their ends, a line that is drawn twice
 * counts once, and one closed line is left that lies on the page and doesn't cross itself.
 *
 * @param page the size of what is printed, bleed included
 */
export function ownCutOf(lines: readonly CurvedLine[], page: Size): OwnCut | NoOwnCut | null {
  if (lines.length === 0) return null;
  if (lines.reduce((sum, { segments }) => sum + segments.length, 0) > 2 * mostCurves) return { why: 'too-fine' };
  const joined = joinedLines(lines);
  if (joined.some(({ isClosed }) => !isClosed)) return { why: 'open' };
  const [cut, ...others] = joined.filter((line, at) => !joined.slice(0, at).some((other) => isSame(line, other)));
  if (cut === undefined || others.length > 0) return { why: 'several' };
  if (cut.segments.length > mostCurves) return { why: 'too-fine' };
  const { left, top, right, bottom } = extentOf(cut);
  if (left < -exact || top < -exact || right > page.length + exact || bottom > page.width + exact) {
    return { why: 'outside' };
  }
  if (crossesItself(cut)) return { why: 'crossing' };
  return areaOf(cut) < 1 ? { why: 'open' } : { path: pathOf(cut), page };
}

function extentOf({ start, segments }: CurvedLine) {
  const points = [start, ...segments.map(endOf)];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** In square millimetres. */
function areaOf(line: CurvedLine): number {
  const points = pointsOfLine(line);
  const twice = points.reduce((sum, [x, y], at) => {
    const [u, v] = points[at + 1] ?? line.start;
    return sum + x * v - u * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function isSame(one: CurvedLine, other: CurvedLine): boolean {
  const [a, b] = [extentOf(one), extentOf(other)];
  return (
    one.segments.length === other.segments.length &&
    (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(a[side] - b[side]) < exact)
  );
}

const endOf = (segment: Segment): Point => segment[2] ?? segment[0];

function pathOf({ start, segments }: CurvedLine): string {
  let from = start;
  const curves = segments.map((segment) => {
    const to = endOf(segment);
    // A straight line is a curve with its handles at its ends.
    const [a, b] = segment.length === 3 ? segment : [from, to];
    from = to;
    return `C${[a, b, to].flat().map(fine).join(' ')}`;
  });
  return `M${start.map(fine).join(' ')}${curves.join('')}Z`;
}

/** Micrometres are enough. */
const fine = (millimetres: number): number => Math.round(millimetres * 1000) / 1000;
