import type { Point } from '../dieline.ts';
import { type Bounds, boundsOf, isInside, middleOf, sidesOf } from '../geometry/plane.ts';
import { dot, minus, times } from '../geometry/space.ts';
import type { SeenFace } from './faces.ts';

/** A face may cross another's plane by this much and still count as in front of or behind it (millimetres). */
const tolerance = 0.05;

/**
 * Sorts faces from back to front: each face comes after those that it covers; unrelated faces are sorted by distance.
 */
export function sortedBackToFront<Seen extends SeenFace>(faces: readonly Seen[]): Seen[] {
  const waiting = new Set(faces.toSorted((a, b) => a.depth - b.depth));
  const behind = new Map(faces.map((face) => [face, faces.filter((other) => other !== face && covers(face, other))]));
  const painted: Seen[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].find((face) => !behind.get(face)?.some((other) => waiting.has(other)));
    // A cycle of faces, each in front of the next: paint the farthest and continue.
    const next = free ?? [...waiting][0];
    if (!next) break;
    waiting.delete(next);
    painted.push(next);
  }
  return painted;
}

/** Cache: each face is compared with all others. */
const extents = new WeakMap<SeenFace, Bounds>();

function extentOf(face: SeenFace): Bounds {
  const before = extents.get(face);
  if (before) return before;
  const extent = boundsOf(face.points);
  extents.set(face, extent);
  return extent;
}

/** Whether `front` and `back` overlap in the picture, with `front` nearer to the camera. */
function covers(front: SeenFace, back: SeenFace): boolean {
  const [a, b] = [extentOf(front), extentOf(back)];
  if (a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top) return false;
  if (separated(front.points, back.points) || separated(back.points, front.points)) return false;
  const backIsBehind = sideOf(back, front) < 0 || sideOf(front, back) > 0;
  const frontIsBehind = sideOf(front, back) < 0 || sideOf(back, front) > 0;
  return backIsBehind === frontIsBehind ? front.depth > back.depth : backIsBehind;
}

/**
 * −1 if the whole face is behind the other's plane as seen from the camera, 1 if it is in front of it, 0 if it crosses
 * it.
 */
function sideOf(face: SeenFace, plane: SeenFace): -1 | 0 | 1 {
  const facing = dot(plane.room.normal, plane.towards) > 0 ? plane.room.normal : times(plane.room.normal, -1);
  const [origin] = plane.room.points;
  if (!origin) return 0;
  const heights = face.room.points.map((point) => dot(minus(point, origin), facing));
  if (heights.every((height) => height <= tolerance)) return -1;
  return heights.every((height) => height >= -tolerance) ? 1 : 0;
}

/** Whether a side of the first polygon (treated as convex) separates it from the second. */
function separated(first: readonly Point[], second: readonly Point[]): boolean {
  const middle = middleOf(first);
  return first.some((from, index) => {
    const to = first[(index + 1) % first.length];
    if (!to) return false;
    const beyond = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const inner = Math.sign(beyond(middle));
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return inner !== 0 && second.every((point) => (beyond(point) * inner) / length <= 1e-6);
  });
}

/**
 * Whether later faces cover a face completely. A visible part would be bordered by its own sides or by theirs, so
 * points along all of these are tested, plus a grid.
 */
export function isHidden(face: SeenFace, later: readonly SeenFace[]): boolean {
  const { left, top, right, bottom } = extentOf(face);
  const over = later
    .map((each) => ({ points: each.points, ...(each.holes && { holes: each.holes }), bounds: extentOf(each) }))
    .filter(({ bounds: b }) => b.left < right && left < b.right && b.top < bottom && top < b.bottom);
  const steps = [1, 3, 5, 7, 9, 11, 13, 15];
  const grid = steps.flatMap((i) =>
    steps.map((j): Point => [left + ((right - left) * i) / 16, top + ((bottom - top) * j) / 16]),
  );
  const isCovered = (place: Point) =>
    !isInside(place, face.points) ||
    over.some(({ points, holes = [], bounds: b }) => {
      const [x, y] = place;
      if (x <= b.left || x >= b.right || y <= b.top || y >= b.bottom || !isInside(place, points)) return false;
      return !holes.some((hole) => isInside(place, hole));
    });
  return (
    grid.every(isCovered) &&
    placesBeside(face.points).every(isCovered) &&
    over.every(({ points, holes = [] }) => [points, ...holes].every((line) => placesBeside(line).every(isCovered)))
  );
}

/** Points slightly to either side of a polygon's sides. */
function placesBeside(polygon: readonly Point[]): Point[] {
  return sidesOf(polygon).flatMap(([from, to]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.2) return [];
    const aside: Point = [(-(to[1] - from[1]) / length) * 0.1, ((to[0] - from[0]) / length) * 0.1];
    return (length < 4 ? [0.5] : [0.05, 0.25, 0.5, 0.75, 0.95]).flatMap((along): Point[] => {
      const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
      return [
        [x + aside[0], y + aside[1]],
        [x - aside[0], y - aside[1]],
      ];
    });
  });
}
