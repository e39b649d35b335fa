import { offsetOutline } from '@boxwright/dieline';
import type { CutPath } from './sheet-data.ts';

type Point = readonly [x: number, y: number];

/** The path in PDF operators, with its true curves. */
export function pathOperators({ start, segments }: CutPath): string {
  const drawn = segments.map((ends) => `${ends.map(pair).join(' ')} ${ends.length === 1 ? 'l' : 'c'}`);
  return [`${pair(start)} m`, ...drawn, 'h'].join('\n');
}

/** Lines at a distance outside the path, in PDF operators: the edge of the print or the white. */
export function outsideOperators(path: CutPath, by: number): string {
  const loops = offsetOutline(clockwise(flattened(path)), by);
  if (loops.length === 0) throw new RangeError('The cut is not a closed path around an area');
  return loops
    .map((loop) => `${loop.map((at, index) => `${pair(at)} ${index === 0 ? 'm' : 'l'}`).join('\n')}\nh`)
    .join('\n');
}

/** A number in a content stream, to a tenth of a micrometre. */
export const plain = (number: number): string => String(Math.round(number * 1e4) / 1e4);

export const pair = ([x, y]: Point): string => `${plain(x)} ${plain(y)}`;

/** Largest distance of a chord from its curve, mm. */
const chordError = 0.005;

function flattened({ start, segments }: CutPath): Point[] {
  const points: Point[] = [start];
  for (const segment of segments) {
    const from = points.at(-1) ?? start;
    if (segment.length === 1) points.push(segment[0]);
    else points.push(...chordsOf(from, segment));
  }
  return points.filter((at, index) => !isSame(at, points.at(index - 1) ?? at) || points.length === 1);
}

function chordsOf(from: Point, [first, second, end]: readonly [Point, Point, Point]): Point[] {
  const bend = Math.max(
    ...[0, 1].map((axis) =>
      Math.max(
        Math.abs((from[axis] ?? 0) - 2 * (first[axis] ?? 0) + (second[axis] ?? 0)),
        Math.abs((first[axis] ?? 0) - 2 * (second[axis] ?? 0) + (end[axis] ?? 0)),
      ),
    ),
  );
  // The second derivative bounds the distance of a chord from its curve.
  const count = Math.max(1, Math.ceil(Math.sqrt((0.75 * Math.SQRT2 * bend) / chordError)));
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * first[axis] +
      3 * (1 - t) * t ** 2 * second[axis] +
      t ** 3 * end[axis];
    return [at(0), at(1)];
  });
}

const isSame = ([x, y]: Point, [left, top]: Point) => Math.abs(x - left) < 1e-6 && Math.abs(y - top) < 1e-6;

/** Clockwise with y downwards, as `offsetOutline` expects it. */
function clockwise(points: Point[]): Point[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [left, top] = points.at(index - 1) ?? [x, y];
    return sum + (left * y - x * top);
  }, 0);
  return area < 0 ? points.toReversed() : points;
}
