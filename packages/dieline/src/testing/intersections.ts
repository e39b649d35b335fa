import assert from 'node:assert/strict';
import type { Millimetres, Point } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import type { BoxFace } from '../folding/assembly.ts';
import { distanceFromSide, isInside, sidesOf } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { cross, dot, minus, plus, times, unit } from '../geometry/space.ts';

/**
 * Checks that no panels intersect. A panel may cross another's plane only beside it, through one of its holes (a tab in
 * its slot), or within a board's thickness of its edge.
 */
export function checkIntersections({ blanks }: Box, faces: readonly BoxFace[]): void {
  const bounds = faces.map(({ points }) => boundsOf(points));
  for (const [at, face] of faces.entries()) {
    for (const [other, through] of faces.entries()) {
      if (at === other || apart(bounds[at], bounds[other])) continue;
      const pair = [face, through];
      const board = Math.max(...pair.map(({ blank }) => blanks[blank]?.dieline.caliper ?? 0));
      const within = depthThrough(face, through, slackOf(pair, board));
      assert.ok(within <= board, `${through.panel} passes through ${face.panel}, ${within} mm from its edge`);
    }
  }
}

/** How far one panel may cross another's plane: half a board, except in three cases in which real board bends. */
function slackOf(pair: readonly BoxFace[], board: Millimetres): Millimetres {
  const roles = pair.map(({ role }) => role);
  // A tuck is as far behind the wall as its lid is shorter. It's drawn at a right angle, but really bends outwards over
  // the edges of the dust flaps, which catch in its slits.
  if (roles.includes('tuck') && roles.includes('dustFlap')) return Math.max(1.5, 2 * board);
  // The turned-over top of a bag is one strip of paper, drawn as one flap per wall that stands off by two papers.
  if (roles.every((role) => role === 'turnIn')) return 2 * board;
  // The seam's end is between a bag's bottom flaps, which are drawn as planes less than a paper apart; that it meets its
  // gusset is checked with the glue zones.
  if (pair.some(({ panel }) => panel === 'seamWeb')) return Number.POSITIVE_INFINITY;
  return board / 2;
}

/** How far inside the panel's edges another one intersects it (millimetres); 0 if it doesn't. */
function depthThrough({ points, holes = [], normal }: BoxFace, through: BoxFace, slack: Millimetres): Millimetres {
  const [origin] = points;
  if (!origin) return 0;
  const heights = through.points.map((point) => dot(minus(point, origin), normal));
  const deep = slack + 1e-6;
  if (Math.max(...heights) <= deep || Math.min(...heights) >= -deep) return 0;
  const line = cross(normal, through.normal);
  if (Math.hypot(...line) < 1e-3) return 0;
  // In the panel's plane: `u` along the line where the two planes meet, `v` across it.
  const [along, across] = [unit(line), cross(normal, unit(line))];
  const flat = (point: Point3): Point => [dot(minus(point, origin), along), dot(minus(point, origin), across)];
  const rings = [points, ...holes].map((ring) => ring.map(flat));
  const meeting = crossingsOf(through.points, heights).map(flat);
  const v = meeting[0]?.[1] ?? 0;
  const ends = meeting.map(([u]) => u);
  const stops = [...ends, ...rings.flatMap((ring) => crossingsAt(ring, v))].sort((a, b) => a - b);
  const sides = rings.flatMap(sidesOf);
  const depths = stops.slice(1).map((to, index) => {
    const middle: Point = [((stops[index] ?? to) + to) / 2, v];
    const isThrough = ends.filter((u) => u <= middle[0]).length % 2 === 1;
    // Even-odd rule over the outline and its holes: a point in a hole is inside two rings.
    const isOnPanel = rings.filter((ring) => isInside(middle, ring)).length === 1;
    return isThrough && isOnPanel ? Math.min(...sides.map(([a, b]) => distanceFromSide(middle, a, b))) : 0;
  });
  return Math.max(0, ...depths);
}

/** The points where an outline crosses the plane above which its corners have the given heights. */
function crossingsOf(points: readonly Point3[], heights: readonly number[]): Point3[] {
  return points.flatMap((from, index): Point3[] => {
    const next = (index + 1) % points.length;
    const [a, b, to] = [heights[index] ?? 0, heights[next] ?? 0, points[next]];
    if (!to || a >= 0 === b >= 0) return [];
    return [plus(from, times(minus(to, from), a / (a - b)))];
  });
}

/** Where a closed line crosses a level. */
function crossingsAt(ring: readonly Point[], v: Millimetres): number[] {
  return sidesOf(ring).flatMap(([a, b]) =>
    a[1] >= v === b[1] >= v ? [] : [a[0] + ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1])],
  );
}

type Bounds = readonly [least: Point3, most: Point3];

function boundsOf(points: readonly Point3[]): Bounds {
  const of = (pick: (...values: number[]) => number): Point3 => [
    pick(...points.map(([x]) => x)),
    pick(...points.map(([, y]) => y)),
    pick(...points.map(([, , z]) => z)),
  ];
  return [of(Math.min), of(Math.max)];
}

function apart(one: Bounds | undefined, other: Bounds | undefined): boolean {
  if (!one || !other) return true;
  return ([0, 1, 2] as const).some((axis) => one[0][axis] > other[1][axis] || other[0][axis] > one[1][axis]);
}
