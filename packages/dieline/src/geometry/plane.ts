import type { Millimetres, Point } from '../dieline.ts';

/**
 * Points closer than this are the same point: far below the precision of any knife, far above floating-point errors.
 */
export const pointTolerance = 1e-6;

export function samePoint(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) < pointTolerance && Math.abs(a[1] - b[1]) < pointTolerance;
}

export function distance(a: Point, b: Point): Millimetres {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The sides of a closed polygon, the last one back to its start. */
export function sidesOf(polygon: readonly Point[]): [Point, Point][] {
  const sides: [Point, Point][] = [];
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (from) sides.push([from, to]);
    from = to;
  }
  // The closing side came first; it must be the last.
  const closing = sides.shift();
  return closing ? [...sides, closing] : sides;
}

/** Length of a line; if closed, including the closing side. */
export function lengthOf(points: readonly Point[], closed: boolean): Millimetres {
  const sides = sidesOf(points);
  return (closed ? sides : sides.slice(0, -1)).reduce((sum, [from, to]) => sum + distance(from, to), 0);
}

/** Area in mm², positive for polygons that run clockwise as seen (y downwards). */
export function signedArea(polygon: readonly Point[]): number {
  return sidesOf(polygon).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]), 0) / 2;
}

export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export function boundsOf(points: readonly Point[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Mean of the vertices: inside every convex panel, accurate enough for labels and depth sorting. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/**
 * Whether a point is inside a polygon (even-odd rule). It's called for every line of every drawing, so it allocates no
 * arrays.
 */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (from && from[1] > y !== to[1] > y) {
      if (x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0]) inside = !inside;
    }
    from = to;
  }
  return inside;
}

/** Whether a point is on the border of a polygon, or within `within` of it. */
export function isOnBorder(point: Point, polygon: readonly Point[], within: Millimetres): boolean {
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (from && distanceFromSide(point, from, to) < within) return true;
    from = to;
  }
  return false;
}

/** Distance of a point from the segment between two others. */
export function distanceFromSide([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Millimetres {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The polygon with coinciding neighbours merged. */
export function withoutRepeats(polygon: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of polygon) {
    const last = kept.at(-1);
    if (!last || !samePoint(last, point)) kept.push(point);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (kept.length > 1 && first && last && samePoint(first, last)) kept.pop();
  return kept;
}
