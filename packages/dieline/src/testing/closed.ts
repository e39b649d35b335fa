import assert from 'node:assert/strict';
import { type BoxFace, foldBox } from '../assembly.ts';
import type { Box } from '../box.ts';
import type { Millimetres } from '../dieline.ts';
import { insideOf } from '../sizes.ts';
import { dot, minus } from '../space.ts';
import type { StyleFamily } from '../style.ts';
import { checkNesting } from './nesting.ts';
import { checkPassing } from './passing.ts';

/** How far a folded box may be off the size asked for (millimetres). */
const exact: Millimetres = 0.01;

/**
 * Closed, the box has the inside it was asked for, the walls of each blank meet, nothing sticks out through them, no
 * panel passes through another, and each blank goes around the one before it.
 */
export function checkClosed(family: StyleFamily, box: Box): void {
  const faces = foldBox(box, 1);
  if (family === 'flat') checkFlatWork(box);
  else checkInside(box);
  for (const [index, { dieline }] of box.blanks.entries()) {
    const own = faces.filter(({ blank }) => blank === index);
    checkWallsMeet(own, dieline.caliper);
    checkNothingSticksOut(own, dieline.caliper);
  }
  checkNesting(box, faces);
  checkPassing(box, faces);
}

function checkInside(box: Box): void {
  const { length, width, height } = box.inside;
  for (const [at, size] of insideOf(box).entries()) {
    const asked = [length, height, width][at] ?? 0;
    assert.ok(Math.abs(size - asked) < exact, `Inside ${size} instead of ${asked} along ${'xyz'[at]}`);
  }
}

/** Flat work has no inside: its face is what was asked for (tags stand upright), and folded it holds a flange. */
function checkFlatWork(box: Box): void {
  const { length, width } = box.inside;
  const [across, down, thick] = insideOf(box);
  const [smaller, larger] = [across, down].toSorted((a, b) => a - b);
  // Round work has a diameter.
  const asked = [length, width || length].toSorted((a, b) => a - b);
  assert.ok(Math.abs((smaller ?? 0) - (asked[0] ?? 0)) < exact, `Face ${smaller} instead of ${asked[0]}`);
  assert.ok(Math.abs((larger ?? 0) - (asked[1] ?? 0)) < exact, `Face ${larger} instead of ${asked[1]}`);
  const plies = box.blanks[0]?.dieline.panels.length === 1 ? 1 : 3;
  assert.ok(Math.abs(thick - plies * box.caliper) < exact, `${thick} mm thick, of ${plies} boards`);
}

/** Panels that are seen from outside: nothing of their own blank may stick out through them. */
const shellRoles: readonly BoxFace['role'][] = ['wall', 'lid', 'base'];

function checkNothingSticksOut(faces: readonly BoxFace[], caliper: Millimetres): void {
  for (const { panel, role, normal, points } of faces) {
    const [origin] = points;
    if (!origin || !shellRoles.includes(role)) continue;
    for (const other of faces) {
      // A header stands over the lid on purpose.
      if (other.role === 'header') continue;
      for (const point of other.points) {
        const out = dot(minus(point, origin), normal);
        assert.ok(out < caliper + 1e-6, `${other.panel} sticks ${out} mm out through ${panel}`);
      }
    }
  }
}

/** The walls of a box go round: each ends where the next begins, the glued corner too. */
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
