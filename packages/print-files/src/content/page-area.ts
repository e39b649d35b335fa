import { type Matrix, mapped } from '../matrix.ts';
import { isOnPage } from './collect.ts';
import type { FilledShape, Place, Size } from './painted.ts';
import type { Bounds, CurvedLine, Point, Segment, Subpath } from './path.ts';

const mm = 72 / 25.4;
/** A curve as so many straight lines. */
const chords = 8;

/** What is printed of a page, bleed included: from points with y pointing up to millimetres from its upper left corner. */
export class PageArea {
  readonly #size: Size;

  constructor(size: Size) {
    this.#size = size;
  }

  /** Whether something is on the page at all. Marks for cutters lie outside of what is printed. */
  reaches({ left, bottom, right, top }: Bounds): boolean {
    const { length, width } = this.#size;
    return left < length * mm && bottom < width * mm && right > 0 && top > 0;
  }

  /** Where the unit square of a matrix lies, if it is on the page. */
  placeOf(matrix: Matrix): Place | undefined {
    const corners = unitSquare.map((corner) => this.#pointOf(mapped(matrix, corner)));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const place = { x, y, length: Math.max(...xs) - x, width: Math.max(...ys) - y };
    return isOnPage(place, this.#size) ? place : undefined;
  }

  placeWithin({ left, bottom, right, top }: Bounds): Place {
    const [x, y] = this.#pointOf([left, top]);
    return { x, y, length: (right - left) / mm, width: (top - bottom) / mm };
  }

  shapeOf({ bounds, segments }: Subpath): FilledShape {
    const isCurved = segments.some((segment) => segment.length === 3);
    return { ...this.placeWithin(bounds), corners: segments.length, isCurved };
  }

  pointsOf(subpath: Subpath): Point[] {
    return pointsOfLine(subpath).map((point) => this.#pointOf(point));
  }

  curvedLineOf({ start, segments, isClosed }: Subpath): CurvedLine {
    const placed = segments.map((segment): Segment => {
      if (segment.length === 1) return [this.#pointOf(segment[0])];
      const [a, b, to] = segment;
      return [this.#pointOf(a), this.#pointOf(b), this.#pointOf(to)];
    });
    return { start: this.#pointOf(start), segments: placed, isClosed };
  }

  #pointOf([x, y]: Point): Point {
    return [x / mm, this.#size.width - y / mm];
  }
}

const unitSquare = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** A line by points on it, curves as straight lines. */
export function pointsOfLine({ start, segments, isClosed }: CurvedLine): Point[] {
  const points: Point[] = [start];
  for (const segment of segments) points.push(...pointsOn(points.at(-1) ?? start, segment));
  if (isClosed) points.push(start);
  return points;
}

function pointsOn(from: Point, segment: Segment): readonly Point[] {
  if (segment.length === 1) return segment;
  const [a, b, to] = segment;
  return Array.from({ length: chords }, (_, index): Point => {
    const t = (index + 1) / chords;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [p * from[0] + q * a[0] + r * b[0] + s * to[0], p * from[1] + q * a[1] + r * b[1] + s * to[1]];
  });
}
