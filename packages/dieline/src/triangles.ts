import type { Panel, Point } from './dieline.ts';
import { isInside, signedArea } from './plane.ts';

/** A panel cut into triangles: its places (outline, then holes), and three numbers of places a triangle, clockwise. */
export type Triangulation = { readonly points: readonly Point[]; readonly triangles: readonly number[] };

/** Panels are never changed, and folding cuts the same ones again for every frame. */
const known = new WeakMap<Panel, Triangulation>();

/** Cuts a panel with its holes into triangles by clipping ears. */
export function trianglesOf(panel: Panel): Triangulation {
  const before = known.get(panel);
  if (before) return before;
  const holes = panel.holes ?? [];
  const points = [...panel.outline, ...holes.flat()];
  const ring = withBridges(panel, points);
  const result = { points, triangles: clipEars(ring, points) };
  known.set(panel, result);
  return result;
}

/** The outline with a cut to each hole and back, so that one ring goes round everything. */
function withBridges({ outline, holes = [] }: Panel, points: readonly Point[]): number[] {
  let ring = outline.map((_, index) => index);
  let start = outline.length;
  const placed = holes.map((hole) => {
    const indices = hole.map((_, index) => start + index);
    start += hole.length;
    return signedArea(hole) < 0 ? indices : indices.reverse();
  });
  // From right to left: each hole's rightmost place sees the ring, or a hole that was bridged before.
  const rightmost = (hole: readonly number[]) => Math.max(...hole.map((index) => points[index]?.[0] ?? 0));
  for (const hole of placed.toSorted((a, b) => rightmost(b) - rightmost(a))) ring = bridged(ring, hole, points);
  return ring;
}

function bridged(ring: readonly number[], hole: readonly number[], points: readonly Point[]): number[] {
  const at = (index: number | undefined): Point => points[index ?? 0] ?? [0, 0];
  let best = { ring: 0, hole: 0, length: Infinity };
  for (const [here, index] of ring.entries()) {
    for (const [there, other] of hole.entries()) {
      const [a, b] = [at(index), at(other)];
      const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
      if (length < best.length && seesAcross(a, b, [ring, hole], at)) best = { ring: here, hole: there, length };
    }
  }
  const round = [...hole.slice(best.hole), ...hole.slice(0, best.hole + 1)];
  return [...ring.slice(0, best.ring + 1), ...round, ...ring.slice(best.ring)];
}

function seesAcross(
  a: Point,
  b: Point,
  rings: readonly (readonly number[])[],
  at: (index: number | undefined) => Point,
): boolean {
  return rings.every((ring) =>
    ring.every((index, place) => {
      const [c, d] = [at(index), at(ring[(place + 1) % ring.length])];
      return !(turn(a, b, c) * turn(a, b, d) < -1e-9 && turn(c, d, a) * turn(c, d, b) < -1e-9);
    }),
  );
}

function clipEars(ring: readonly number[], points: readonly Point[]): number[] {
  const triangles: number[] = [];
  const left = [...ring];
  const at = (place: number): Point => points[left[(place + left.length) % left.length] ?? 0] ?? [0, 0];
  let place = 0;
  let refused = 0;
  while (left.length > 3) {
    // When rounding leaves no clean ear, the next corner that isn't hollow is clipped all the same.
    if (isEar(place, at, left.length, refused > left.length)) {
      triangles.push(...[place - 1, place, place + 1].map((each) => left[(each + left.length) % left.length] ?? 0));
      left.splice(place % left.length, 1);
      refused = 0;
      place = Math.max(0, place - 1);
    } else {
      if (refused > 2 * left.length) break;
      refused += 1;
      place += 1;
    }
    place %= left.length;
  }
  return [...triangles, ...left.slice(0, 3)];
}

function isEar(place: number, at: (place: number) => Point, count: number, anyway: boolean): boolean {
  const [a, b, c] = [at(place - 1), at(place), at(place + 1)];
  const bent = turn(a, b, c);
  if (Math.abs(bent) < 1e-9) return true;
  if (bent < 0) return false;
  if (anyway) return true;
  for (let other = place + 2; other < place + count - 1; other += 1) {
    const point = at(other);
    if (turn(a, b, point) < 0 || turn(b, c, point) < 0 || turn(c, a, point) < 0) continue;
    if (isCorner(point, a) || isCorner(point, b) || isCorner(point, c)) continue;
    if (turn(at(other - 1), point, at(other + 1)) < 0 || isInside(point, [a, b, c])) return false;
  }
  return true;
}

const isCorner = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];

/** Twice the triangle's area, positive when it runs clockwise as seen (y downwards). */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
