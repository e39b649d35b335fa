import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Dieline } from '../dieline.ts';
import { type Box, drawBox } from '../drawing/box.ts';
import { validate } from '../drawing/validate.ts';
import { type BlankMesh, mesh, type Surface } from '../folding/mesh.ts';
import { outlineOf } from '../geometry/outline.ts';
import { boundsOf, sidesOf, signedArea } from '../geometry/plane.ts';
import { minus } from '../geometry/space.ts';
import type { BoxStyle } from '../styles/style.ts';
import { checkClosed } from './closed.ts';
import { checkGlue } from './glue.ts';
import { requestsOf } from './requests.ts';

/**
 * Checks the properties of every style over its whole range with random sizes and options: a drawing that can be cut,
 * and a box of the requested inside size. Throws with the smallest request that breaks a property.
 *
 * @returns how many requests were drawn, and how many refused with a text
 */
export function checkProperties(style: BoxStyle, runs: number): { readonly drawn: number; readonly refused: number } {
  const count = { drawn: 0, refused: 0 };
  fc.assert(
    fc.property(requestsOf(style), fc.double({ min: 0, max: 1, noNaN: true }), (request, progress) => {
      const drawn = drawBox(style.id, request);
      count[drawn.ok ? 'drawn' : 'refused'] += 1;
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
      for (const { text } of box.notices) {
        assert.match(text, /\d.* mm/, 'A notice says how much');
        assert.doesNotMatch(text, /NaN|undefined|Infinity/);
      }
      checkClosed(style.family, box);
      checkGlue(box);
      checkMesh(box, mesh(box, progress));
      if (!box.blanks.some(({ dieline }) => dieline.panels.some(({ bend }) => bend))) return;
      checkMesh(box, mesh(box, 0), 1e-4);
      checkMesh(box, mesh(box, 1), 0.03);
    }),
    { numRuns: runs },
  );
  return count;
}

/**
 * Checks that the triangles cover each panel exactly, face the right way, and have the right texture coordinates. Bent
 * panels are stretched outside and compressed inside, by up to a share of their area.
 */
function checkMesh(box: Box, meshes: readonly BlankMesh[], stretched = Number.POSITIVE_INFINITY): void {
  for (const [index, { outside, inside, edges }] of meshes.entries()) {
    const dieline = box.blanks[index]?.dieline;
    if (!dieline) throw new Error('A mesh without a blank');
    for (const surface of [outside, inside, edges]) {
      assert.ok(surface.positions.every(Number.isFinite));
      assert.ok(surface.uvs.every((place) => place >= 0 && place <= 1));
    }
    checkCover(outside, dieline, stretched);
    checkCover(inside, dieline, stretched);
  }
}

function checkCover(surface: Surface, dieline: Dieline, stretched: number): void {
  for (const { panel, start, count } of surface.panels) {
    const flat = dieline.panels.find(({ name }) => name === panel);
    if (!flat) throw new Error(`A surface of no panel: ${panel}`);
    const holes = (flat.holes ?? []).reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
    const board = signedArea(flat.outline) - holes;
    let area = 0;
    for (let at = start; at < start + count; at += 3) area += triangleArea(surface, at);
    // Positions have 32 bits, so the borders of a metre-wide blank are off by 0.1 µm: a thin strip is nearly all border.
    const border = sidesOf(flat.outline).reduce(
      (sum, [from, to]) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]),
      0,
    );
    assert.ok(
      Math.abs(area - board) < 0.01 + board * (flat.bend ? stretched : 1e-4) + border * 1e-4,
      `${panel}: ${area} mm² of triangles, ${board} mm² of board`,
    );
  }
}

/** Positive if the triangle's orientation matches its normal. */
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
