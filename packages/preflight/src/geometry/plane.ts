import type { Place, Point } from '@boxwright/print-files';

export type Polygon = readonly Point[];
export type Segment = readonly [Point, Point];

/** Whether a point is inside a closed polygon (even-odd rule). */
export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false;
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (from && from[1] > y !== to[1] > y && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
      inside = !inside;
    from = to;
  }
  return inside;
}

export const isInAny = (point: Point, polygons: readonly Polygon[]): boolean =>
  polygons.some((polygon) => isInside(point, polygon));

/** The straight parts of a line. */
export const segmentsOf = (line: readonly Point[]): Segment[] =>
  line.slice(1).map((to, index): Segment => [line[index] ?? to, to]);

/** A closed polygon as a line that ends where it begins. */
export const closed = (polygon: Polygon): Point[] => [...polygon, ...polygon.slice(0, 1)];

export function distanceTo([x, y]: Point, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Points on a line, `step` apart, each with the direction of the line. */
export function along(line: readonly Point[], step: number): { readonly at: Point; readonly direction: Point }[] {
  return segmentsOf(line).flatMap(([from, to]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.ceil(length / step);
    const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return { at, direction };
    });
  });
}

export function extentOf(points: readonly Point[]): Place {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, length: right - left, width: bottom - top };
}

export const cornersOf = ({ x, y, length, width }: Place): [Point, Point, Point, Point] => [
  [x, y],
  [x + length, y],
  [x + length, y + width],
  [x, y + width],
];

export const middleOf = ({ x, y, length, width }: Place): Point => [x + length / 2, y + width / 2];

/** How far a rectangle is from a straight line; 0 where they meet. */
export function distanceBetween(place: Place, segment: Segment): number {
  if (meets(place, segment)) return 0;
  const fromCorners = cornersOf(place).map((corner) => distanceTo(corner, segment));
  return Math.min(...fromCorners, ...segment.map((end) => fromPlace(end, place)));
}

const fromPlace = ([px, py]: Point, { x, y, length, width }: Place): number =>
  Math.hypot(Math.max(x - px, 0, px - x - length), Math.max(y - py, 0, py - y - width));

/** Whether a straight line has a part in a rectangle (Liang and Barsky, 1984). */
export function meets({ x, y, length, width }: Place, [[ax, ay], [bx, by]]: Segment): boolean {
  let [enters, leaves] = [0, 1];
  const [dx, dy] = [bx - ax, by - ay];
  const sides = [
    [-dx, ax - x],
    [dx, x + length - ax],
    [-dy, ay - y],
    [dy, y + width - ay],
  ] as const;
  for (const [towards, room] of sides) {
    if (towards === 0 && room < 0) return false;
    if (towards < 0) enters = Math.max(enters, room / towards);
    if (towards > 0) leaves = Math.min(leaves, room / towards);
  }
  return enters <= leaves;
}

/** The place without a border of this width; not less than its middle. */
export function inset({ x, y, length, width }: Place, by: number): Place {
  const [across, down] = [Math.min(by, length / 2), Math.min(by, width / 2)];
  return { x: x + across, y: y + down, length: length - 2 * across, width: width - 2 * down };
}
