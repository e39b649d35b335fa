import type { OutlinePoint } from './named-outlines.ts';

/**
 * Leaves out points of a closed polygon that lie near a line between others (Douglas and Peucker, "Algorithms for the
 * reduction of the number of points required to represent a digitized line or its caricature", Cartographica 10, 1973).
 * The outermost points on each side stay, and with them the bounding box.
 *
 * @param within how far a point that is left out may lie from the polygon that stays, in the points' unit
 */
export function fewerPoints(polygon: readonly OutlinePoint[], within: number): OutlinePoint[] {
  const kept = new Set(outermost(polygon));
  const corners = [...kept].sort((a, b) => a - b);
  for (const [index, from] of corners.entries()) {
    const to = corners[index + 1] ?? (corners[0] ?? 0) + polygon.length;
    keepBetween(polygon, from, to, within * within, kept);
  }
  return polygon.filter((_, index) => kept.has(index));
}

/** The first of the points that are furthest to the left, right, top and bottom. */
function outermost(polygon: readonly OutlinePoint[]): number[] {
  const furthest = (reach: (point: OutlinePoint) => number) =>
    polygon.reduce((best, point, index) => (reach(point) > reach(polygon[best] ?? point) ? index : best), 0);
  return [furthest(([x]) => x), furthest(([x]) => -x), furthest(([, y]) => y), furthest(([, y]) => -y)];
}

/** Indices past the end count on from the first point. */
function keepBetween(polygon: readonly OutlinePoint[], from: number, to: number, square: number, kept: Set<number>) {
  const at = (index: number): OutlinePoint => polygon[index % polygon.length] ?? [0, 0];
  let [worst, far] = [from, square];
  for (let index = from + 1; index < to; index += 1) {
    const away = squareFrom(at(index), at(from), at(to));
    if (away > far) [worst, far] = [index, away];
  }
  if (worst === from) return;
  kept.add(worst % polygon.length);
  keepBetween(polygon, from, worst, square, kept);
  keepBetween(polygon, worst, to, square, kept);
}

/** The square of a point's distance from a line between two others. */
function squareFrom([x, y]: OutlinePoint, [ax, ay]: OutlinePoint, [bx, by]: OutlinePoint): number {
  const [alongX, alongY] = [bx - ax, by - ay];
  const length = alongX * alongX + alongY * alongY;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * alongX + (y - ay) * alongY) / length));
  const [awayX, awayY] = [x - ax - share * alongX, y - ay - share * alongY];
  return awayX * awayX + awayY * awayY;
}
