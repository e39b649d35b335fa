import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxStyles, curvesOf, dielineDrawing, drawBox, type Point } from '../index.ts';
import { requestsOf } from '../testing/requests.ts';
import { arcOf, withArcs } from './arcs.ts';

/** A side or an arc of a file; an arc is given by its radius and direction, as in SVG. */
type Side = { readonly from: Point; readonly to: Point; readonly arc?: { radius: number; clockwise: boolean } };

/** Reads path data of absolute M, L, A and Z by SVG's own rules. */
function sidesOf(data: string): Side[] {
  const sides: Side[] = [];
  let [start, at]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, letter = '', text = ''] of data.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const to: Point = letter === 'Z' ? start : [numbers.at(-2) ?? Number.NaN, numbers.at(-1) ?? Number.NaN];
    if (letter === 'M') start = to;
    else if (letter === 'A')
      sides.push({ from: at, to, arc: { radius: numbers[0] ?? 0, clockwise: numbers[4] === 1 } });
    else sides.push({ from: at, to });
    at = to;
  }
  return sides;
}

/** How far a point is from a side, or from the circle of an arc; a radius that is too small grows until it fits. */
function offSide([x, y]: Point, { from: [ax, ay], to: [bx, by], arc }: Side): number {
  const [dx, dy] = [bx - ax, by - ay];
  const chord = Math.hypot(dx, dy);
  if (!arc) {
    const along = chord === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (chord * chord)));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  }
  const radius = Math.max(arc.radius, chord / 2);
  const aside = (Math.sqrt(radius * radius - (chord * chord) / 4) / chord) * (arc.clockwise ? 1 : -1);
  const centre = [(ax + bx) / 2 - dy * aside, (ay + by) / 2 + dx * aside] as const;
  return Math.abs(Math.hypot(x - centre[0], y - centre[1]) - radius);
}

/** Runs a check on drawings of every style over its whole range. */
const everywhere = (check: (dieline: Parameters<typeof dielineDrawing>[0]) => void) => {
  for (const style of boxStyles) {
    fc.assert(
      fc.property(requestsOf(style), (request) => {
        const drawn = drawBox(style.id, request);
        if (drawn.ok) for (const { dieline } of drawn.box.blanks) check(dieline);
      }),
      { numRuns: runs(12) },
    );
  }
};

test('an SVG that is read again passes through every point of the drawing, in every style at any size', () => {
  everywhere((dieline) => {
    for (const { points, closed, kind } of dieline.paths) {
      const [drawn] = dielineDrawing({ panels: dieline.panels, paths: [{ points, closed, kind }] }).paths;
      const sides = sidesOf(drawn?.d ?? '');
      for (const point of points) {
        expect(Math.min(...sides.map((side) => offSide(point, side)))).toBeLessThan(0.003);
      }
    }
  });
});

test('the curves of a PDF leave their arcs by less than a micrometre, or five millionths of a large radius', () => {
  everywhere((dieline) => {
    for (const { points, closed } of dieline.paths) {
      const vertices = withArcs(points, closed);
      for (const [index, vertex] of vertices.entries()) {
        const next = vertices[index + 1] ?? vertices[0];
        if (vertex.bulge === 0 || !next) continue;
        const { radius } = arcOf(vertex, next.at);
        const side = { from: vertex.at, to: next.at, arc: { radius, clockwise: vertex.bulge > 0 } };
        let from = vertex.at;
        for (const [one, other, to] of curvesOf(vertex, next.at)) {
          for (const share of [0.25, 0.5]) {
            const rest = 1 - share;
            const at = (axis: 0 | 1) =>
              rest ** 3 * from[axis] +
              3 * rest * share * (rest * one[axis] + share * other[axis]) +
              share ** 3 * to[axis];
            expect(offSide([at(0), at(1)], side)).toBeLessThan(Math.max(0.001, 5e-6 * radius));
          }
          from = to;
        }
      }
    }
  });
});
