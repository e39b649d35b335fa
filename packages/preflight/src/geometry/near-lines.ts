import type { Point } from '@boxwright/print-files';
import { distanceTo, type Segment, segmentsOf } from './plane.ts';

/** In mm. Lines are looked up by the squares that they cross. */
const square = 4;
/** Longer lines are beyond any sheet. */
const longest = 5_000;

/** Answers how far a point is from the nearest of many lines, if that is near: less than 4 mm. */
export function nearLines(lines: readonly (readonly Point[])[]): (point: Point) => number {
  const squares = new Map<number, Segment[]>();
  for (const segment of lines.flatMap(segmentsOf)) {
    for (const key of crossedBy(segment)) {
      const known = squares.get(key);
      if (known) known.push(segment);
      else squares.set(key, [segment]);
    }
  }
  return (point) => {
    const [column, row] = squareOf(point);
    let nearest = Number.POSITIVE_INFINITY;
    for (const [dx, dy] of neighbours) {
      for (const segment of squares.get(keyOf(column + dx, row + dy)) ?? [])
        nearest = Math.min(nearest, distanceTo(point, segment));
    }
    return nearest;
  };
}

const neighbours = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
const squareOf = ([x, y]: Point) => [Math.floor(x / square), Math.floor(y / square)] as const;
const keyOf = (column: number, row: number): number => (column + 5_000) * 20_000 + row + 5_000;

function crossedBy([from, to]: Segment): ReadonlySet<number> {
  const length = Math.min(longest, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const steps = Math.max(1, Math.ceil((2 * length) / square));
  return new Set(
    Array.from({ length: steps + 1 }, (_, index) => {
      const share = index / steps;
      return keyOf(...squareOf([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]));
    }),
  );
}
