import type { Point } from '@boxwright/dieline';

/** Whether two outlines share any area or cross anywhere. */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const [first, second] = [one[0], other[0]];
  if (!first || !second || !boxesMeet(one, other)) return false;
  if (inside(first, other) || inside(second, one)) return true;
  const [a, b] = [sidesNear(one, other, 0), sidesNear(other, one, 0)];
  return a.some((side) => b.some((against) => cross(side, against)));
}

/** The least distance between two outlines that don't overlap, if it is below `most`. */
export function distanceBetween(one: readonly Point[], other: readonly Point[], most: number): number {
  const [a, b] = [sidesNear(one, other, most), sidesNear(other, one, most)];
  const nearest = (from: readonly Side[], to: readonly Side[]) =>
    from.flat().reduce((least, point) => to.reduce((near, side) => Math.min(near, fromSide(point, side)), least), most);
  return Math.min(nearest(a, b), nearest(b, a));
}

/** Sides of an outline within the distance `near` of another outline's bounding box. */
function sidesNear(outline: readonly Point[], other: readonly Point[], near: number): Side[] {
  const [left, top] = ([0, 1] as const).map((axis) => Math.min(...other.map((point) => point[axis])) - near);
  const [right, bottom] = ([0, 1] as const).map((axis) => Math.max(...other.map((point) => point[axis])) + near);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return [];
  return sides(outline).filter(
    ([[ax, ay], [bx, by]]) =>
      Math.max(ax, bx) >= left && Math.min(ax, bx) <= right && Math.max(ay, by) >= top && Math.min(ay, by) <= bottom,
  );
}

export const moved = (outline: readonly Point[], dx: number, dy: number): Point[] =>
  outline.map(([x, y]): Point => [x + dx, y + dy]);

type Side = readonly [Point, Point];

function sides(outline: readonly Point[]): Side[] {
  return outline.flatMap((point, index): Side[] => {
    const next = outline[(index + 1) % outline.length];
    return next ? [[point, next]] : [];
  });
}

function boxesMeet(one: readonly Point[], other: readonly Point[]): boolean {
  const meet = (axis: 0 | 1) => {
    const [a, b] = [one.map((point) => point[axis]), other.map((point) => point[axis])];
    return Math.max(...a) > Math.min(...b) && Math.max(...b) > Math.min(...a);
  };
  return meet(0) && meet(1);
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function cross([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;
}

function inside([x, y]: Point, outline: readonly Point[]): boolean {
  return (
    sides(outline).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
      .length %
      2 ===
    1
  );
}

function fromSide([x, y]: Point, [[ax, ay], [bx, by]]: Side): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
