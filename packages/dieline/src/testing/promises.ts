import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type BoxFace, foldBox, insideOf } from '../assembly.ts';
import { type Box, type BoxRequest, drawBox } from '../box.ts';
import type { Dieline } from '../dieline.ts';
import { type BlankMesh, mesh, type Surface } from '../mesh.ts';
import { outlineOf } from '../outline.ts';
import { boundsOf, signedArea } from '../plane.ts';
import { dot, minus } from '../space.ts';
import type { BoxStyle } from '../style.ts';
import { validate } from '../validate.ts';
import { requestsOf } from './requests.ts';

/**
 * What every style promises over its whole range, tried with random sizes and options: a drawing that can be cut, and a
 * box of the inside size asked for. Throws with the smallest request that breaks a promise.
 */
export function checkPromises(style: BoxStyle, runs: number): void {
  fc.assert(
    fc.property(requestsOf(style), fc.double({ min: 0, max: 1, noNaN: true }), (request, progress) => {
      const drawn = drawBox(style.id, request);
      if (!drawn.ok) {
        const { field, text } = drawn.problem;
        assert.ok([...Object.keys(style.limits), ...style.options.map(({ id }) => id)].includes(field), field);
        assert.match(text, /\d.*mm/, 'A refusal says what is possible');
        return;
      }
      const { box } = drawn;
      for (const { dieline } of box.blanks) {
        assert.deepEqual(validate(dieline), []);
        const { left, top } = boundsOf(outlineOf(dieline));
        assert.ok(Math.abs(left) < 1e-6 && Math.abs(top) < 1e-6, 'The blank starts at its corner');
      }
      for (const { text } of box.notices) assert.doesNotMatch(text, /NaN|undefined|Infinity/);
      checkClosed(box, request);
      checkMesh(box, mesh(box, progress));
    }),
    { numRuns: runs },
  );
}

/** Closed, the box has the inside it was asked for, its walls meet, and nothing sticks out of it. */
function checkClosed(box: Box, { length, width, height }: BoxRequest): void {
  const faces = foldBox(box, 1);
  for (const [at, size] of insideOf(box).entries()) {
    const asked = [length, height, width][at] ?? 0;
    assert.ok(Math.abs(size - asked) < 0.01, `Inside ${size} instead of ${asked} along ${'xyz'[at]}`);
  }
  checkWallsMeet(faces, box.caliper);
  const shell = faces.filter(({ role }) => role === 'wall' || role === 'lid');
  for (const { panel, normal, points } of shell) {
    const [origin] = points;
    if (!origin) continue;
    for (const other of faces) {
      // A header stands over the lid on purpose.
      if (other.role === 'header') continue;
      for (const point of other.points) {
        const out = dot(minus(point, origin), normal);
        assert.ok(out < box.caliper + 1e-6, `${other.panel} sticks ${out} mm out through ${panel}`);
      }
    }
  }
}

/** The walls of a tube go round: each ends where the next begins, the glued corner too. */
function checkWallsMeet(faces: readonly BoxFace[], caliper: number): void {
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

/** The triangles cover each panel exactly, face the way their side does, and have their place in the artwork. */
function checkMesh(box: Box, meshes: readonly BlankMesh[]): void {
  for (const [index, { outside, inside, edges }] of meshes.entries()) {
    const dieline = box.blanks[index]?.dieline;
    if (!dieline) throw new Error('A mesh without a blank');
    for (const surface of [outside, inside, edges]) {
      assert.ok(surface.positions.every(Number.isFinite));
      assert.ok(surface.uvs.every((place) => place >= 0 && place <= 1));
    }
    checkCover(outside, dieline);
    checkCover(inside, dieline);
  }
}

function checkCover(surface: Surface, dieline: Dieline): void {
  for (const { panel, start, count } of surface.panels) {
    const flat = dieline.panels.find(({ name }) => name === panel);
    if (!flat) throw new Error(`A surface of no panel: ${panel}`);
    const holes = (flat.holes ?? []).reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
    const board = signedArea(flat.outline) - holes;
    let area = 0;
    for (let at = start; at < start + count; at += 3) area += triangleArea(surface, at);
    assert.ok(
      Math.abs(area - board) < 0.01 + board * 1e-4,
      `${panel}: ${area} mm² of triangles, ${board} mm² of board`,
    );
  }
}

/** Positive when the triangle turns the way its normal says. */
function triangleArea({ positions, normals, indices }: Surface, at: number): number {
  const corner = (place: number, of: Float32Array) => {
    const first = 3 * (indices[at + place] ?? 0);
    return [of[first] ?? 0, of[first + 1] ?? 0, of[first + 2] ?? 0] as const;
  };
  const [a, b, c] = [corner(0, positions), corner(1, positions), corner(2, positions)];
  const [u, v] = [minus(b, a), minus(c, a)];
  const [x, y, z] = corner(0, normals);
  return ((u[1] * v[2] - u[2] * v[1]) * x + (u[2] * v[0] - u[0] * v[2]) * y + (u[0] * v[1] - u[1] * v[0]) * z) / 2;
}
