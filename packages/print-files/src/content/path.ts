import { type Matrix, mapped } from '../matrix.ts';

export type Point = readonly [x: number, y: number];

/** A line or a cubic curve, by the points after its first one. */
export type Segment = readonly [Point] | readonly [Point, Point, Point];

export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A line with its curves, in millimetres from the upper left corner of what is printed. */
export interface CurvedLine {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly isClosed: boolean;
}

/** A part of a path that is drawn without lifting the pen. */
export interface Subpath {
  readonly start: Point;
  readonly segments: Segment[];
  isClosed: boolean;
  /** Of all its points, those that only bend a curve included. */
  bounds: Bounds;
}

/** The current path of a content stream, as it lies on the page: in points, y pointing up. */
export class Path {
  readonly subpaths: Subpath[] = [];
  #at: Point = [0, 0];

  /** Whether the operator is one that makes a path. */
  follow(operator: string, numbers: readonly number[], matrix: Matrix): boolean {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const point = (x: number, y: number): Point => mapped(matrix, [x, y]);
    switch (operator) {
      case 'm':
        this.#begin(point(a, b));
        return true;
      case 'l':
        this.#add([point(a, b)]);
        return true;
      case 'c':
        this.#add([point(a, b), point(c, d), point(e, f)]);
        return true;
      case 'v':
        this.#add([this.#at, point(a, b), point(c, d)]);
        return true;
      case 'y':
        this.#add([point(a, b), point(c, d), point(c, d)]);
        return true;
      case 're':
        this.#begin(point(a, b));
        for (const corner of [point(a + c, b), point(a + c, b + d), point(a, b + d)]) this.#add([corner]);
        this.#close();
        return true;
      case 'h':
        this.#close();
        return true;
      default:
        return false;
    }
  }

  #begin(start: Point): void {
    const [x, y] = start;
    const bounds = { left: x, bottom: y, right: x, top: y };
    this.subpaths.push({ start, segments: [], isClosed: false, bounds });
    this.#at = start;
  }

  #add(segment: Segment): void {
    const open = this.subpaths.at(-1);
    if (!open) return;
    open.segments.push(segment);
    for (const point of segment) open.bounds = reaching(open.bounds, point);
    this.#at = segment.at(-1) ?? this.#at;
  }

  #close(): void {
    const open = this.subpaths.at(-1);
    if (!open) return;
    open.isClosed = true;
    this.#at = open.start;
  }
}

const reaching = ({ left, bottom, right, top }: Bounds, [x, y]: Point): Bounds => ({
  left: Math.min(left, x),
  bottom: Math.min(bottom, y),
  right: Math.max(right, x),
  top: Math.max(top, y),
});
