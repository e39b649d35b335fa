import assert from 'node:assert/strict';
import type { Millimetres, Point } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { type BoxFace, foldBox } from '../folding/assembly.ts';
import type { Placement } from '../folding/faces.ts';
import { isInside } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { dot, minus } from '../geometry/space.ts';
import { insideOf } from '../measuring/sizes.ts';
import type { StyleFamily } from '../styles/style.ts';
import { checkInsert } from './insert.ts';
import { checkIntersections } from './intersections.ts';
import { checkNesting } from './nesting.ts';

/** Tolerance of a folded box's size (millimetres). */
const exact: Millimetres = 0.01;

/**
 * Checks that the closed box has the requested inside size, that the walls of each blank meet, that nothing sticks out
 * through them, that no panels intersect, and that each blank encloses the one before it.
 */
export function checkClosed(family: StyleFamily, box: Box): void {
  const faces = foldBox(box, 1);
  if (family === 'flat') checkFlatWork(box);
  else if (family === 'insert') checkInsert(box, faces);
  else checkInside(box);
  for (const [index, { dieline }] of box.blanks.entries()) {
    const own = faces.filter(({ blank }) => blank === index);
    checkWallsMeet(own, dieline.caliper);
    checkNothingSticksOut(own, dieline.caliper);
  }
  checkNesting(box, faces);
  checkIntersections(box, faces);
}

function checkInside(box: Box): void {
  const { length, width, height } = box.inside;
  for (const [at, size] of insideOf(box).entries()) {
    const asked = [length, height, width][at] ?? 0;
    assert.ok(Math.abs(size - asked) < exact, `Inside ${size} instead of ${asked} along ${'xyz'[at]}`);
  }
}

/** Flat work has no inside: its face has the requested size (tags are upright), and folded it has room for a flange. */
function checkFlatWork(box: Box): void {
  const { length, width } = box.inside;
  const [across, down, thick] = insideOf(box);
  const [smaller, larger] = [across, down].toSorted((a, b) => a - b);
  // Round stickers have only a diameter.
  const asked = [length, width || length].toSorted((a, b) => a - b);
  assert.ok(Math.abs((smaller ?? 0) - (asked[0] ?? 0)) < exact, `Face ${smaller} instead of ${asked[0]}`);
  assert.ok(Math.abs((larger ?? 0) - (asked[1] ?? 0)) < exact, `Face ${larger} instead of ${asked[1]}`);
  const plies = box.blanks[0]?.dieline.panels.length === 1 ? 1 : 3;
  assert.ok(Math.abs(thick - plies * box.caliper) < exact, `${thick} mm thick, of ${plies} boards`);
}

/** Outer panels: nothing of their own blank may stick out through them. */
const shellRoles: readonly BoxFace['role'][] = ['wall', 'lid', 'base'];

function checkNothingSticksOut(faces: readonly BoxFace[], caliper: Millimetres): void {
  for (const { panel, strip, role, normal, points, placement } of faces) {
    const [origin] = points;
    if (!origin || !shellRoles.includes(role)) continue;
    const flat = points.map((point) => onSheet(placement, point));
    for (const other of faces) {
      // A header extends above the lid on purpose.
      if (other.role === 'header') continue;
      for (const point of other.points) {
        // A bent end is hollow: faces go past its strips, but not through them.
        if (strip !== undefined && !isInside(onSheet(placement, point), flat)) continue;
        const out = dot(minus(point, origin), normal);
        assert.ok(out < caliper + 1e-6, `${other.panel} sticks ${out} mm out through ${panel}`);
      }
    }
  }
}

const onSheet = ({ origin, xAxis, yAxis }: Placement, point: Point3): Point => {
  const from = minus(point, origin);
  return [dot(from, xAxis), dot(from, yAxis)];
};

/** The walls of a box form a ring: each ends where the next begins, including the glued corner. */
function checkWallsMeet(faces: readonly BoxFace[], caliper: Millimetres): void {
  const walls = faces.filter(({ role }) => role === 'wall' || role === 'gusset');
  for (const wall of walls) {
    const xs = wall.points.map(([x, , z]) => [x, z] as const);
    const ends = [farthest(xs, 1), farthest(xs, -1)];
    for (const end of ends) {
      const gaps = walls
        .filter((other) => other !== wall)
        .flatMap((other) => other.points.map(([x, , z]) => Math.hypot(x - end[0], z - end[1])));
      assert.ok(Math.min(...gaps) <= caliper + 0.5, `${wall.panel} ends ${Math.min(...gaps)} mm from its neighbour`);
    }
  }
}

function farthest(places: readonly (readonly [number, number])[], sign: 1 | -1): readonly [number, number] {
  const key = ([x, z]: readonly [number, number]) => sign * (x + z * 1.37);
  return places.reduce((best, place) => (key(place) > key(best) ? place : best));
}
