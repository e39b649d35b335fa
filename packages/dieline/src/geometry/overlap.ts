import type { Point } from '../dieline.ts';
import { pointTolerance, sidesOf, signedArea, withoutRepeats } from './plane.ts';

/**
 * The common area of two polygons, clockwise; empty if they don't overlap. At least one must be convex; otherwise the
 * first one is replaced by the half-planes of its sides (Sutherland and Hodgman, 1974).
 */
export function overlapOf(first: readonly Point[], second: readonly Point[]): Point[] {
  const [window, cut] = isConvex(first) || !isConvex(second) ? [first, second] : [second, first];
  let kept = [...clockwise(cut)];
  for (const [a, b] of sidesOf(clockwise(window))) {
    // Clockwise with y downwards, so the inside is to the right of each side.
    const inside = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    kept = sidesOf(kept).flatMap(([from, to]): Point[] => {
      const [f, t] = [inside(from), inside(to)];
      if (f >= 0 && t >= 0) return [to];
      if (f < 0 && t < 0) return [];
      const share = f / (f - t);
      const crossing: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return f < 0 ? [crossing, to] : [crossing];
    });
  }
  const polygon = withoutRepeats(kept);
  return polygon.length < 3 || signedArea(polygon) < 1e-3 ? [] : polygon;
}

export function clockwise(polygon: readonly Point[]): readonly Point[] {
  return signedArea(polygon) < 0 ? polygon.toReversed() : polygon;
}

function isConvex(polygon: readonly Point[]): boolean {
  const around = clockwise(polygon);
  return around.every((b, index) => {
    const [a, c] = [around.at(index - 1) ?? b, around[(index + 1) % around.length] ?? b];
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) >= -pointTolerance;
  });
}
