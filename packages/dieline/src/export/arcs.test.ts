import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxStyles, drawBox, type Point } from '../index.ts';
import { type ArcVertex, withArcs } from './arcs.ts';

/** How far a point is from the nearest side or arc. */
function offLine([x, y]: Point, vertices: readonly ArcVertex[], closed: boolean): number {
  const ends = closed ? [...vertices, ...vertices.slice(0, 1)] : vertices;
  return Math.min(
    ...ends.slice(1).map(({ at: [bx, by] }, index) => {
      const { at: [ax, ay] = [0, 0], bulge = 0 } = ends[index] ?? {};
      const [dx, dy] = [bx - ax, by - ay];
      if (bulge === 0) {
        const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - ax - along * dx, y - ay - along * dy);
      }
      // Centre and radius by the definition of a bulge: sagitta over half the chord.
      const chord = Math.hypot(dx, dy);
      const radius = (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
      const aside = (chord * (1 - bulge * bulge)) / (4 * bulge);
      const [cx, cy] = [(ax + bx) / 2 - (dy / chord) * aside, (ay + by) / 2 + (dx / chord) * aside];
      return Math.abs(Math.hypot(x - cx, y - cy) - radius);
    }),
  );
}

describe('arcs found again', () => {
  test('have every point of the drawing on them, in every style at any size, with fewer corners', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...boxStyles), share, share, share, (style, length, width, height) => {
        const { limits } = style;
        const within = ([least, most]: readonly [number, number], at: number) =>
          least + at * Math.min(most - least, 150);
        const box = drawBox(style.id, {
          length: within(limits.length, length),
          width: within(limits.width, width),
          height: within(limits.height, height),
          caliper: limits.caliper[0],
        });
        for (const { dieline } of box.ok ? box.box.blanks : []) {
          for (const { points, closed } of dieline.paths) {
            const vertices = withArcs(points, closed);
            expect(vertices.length).toBeLessThanOrEqual(points.length);
            for (const point of points) expect(offLine(point, vertices, closed)).toBeLessThan(0.001);
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test('are few for a carton: its rounded corners and notches are no longer chords', () => {
    const box = drawBox('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
    const outline = box.ok ? box.box.blanks[0]?.dieline.paths[0] : undefined;
    const vertices = withArcs(outline?.points ?? [], true);
    // Four flaps and two tucks with two rounded corners each, and two notches.
    expect(vertices.filter(({ bulge }) => bulge !== 0)).toHaveLength(14);
  });

  test('make a circle two halves, and leave corners alone', () => {
    const circle = Array.from({ length: 60 }, (_, index): Point => {
      const angle = (index * Math.PI) / 30;
      return [5 * Math.cos(angle), 5 * Math.sin(angle)];
    });
    const halves = withArcs(circle, true);
    expect(halves.map(({ bulge }) => bulge)).toEqual([expect.closeTo(1, 6), expect.closeTo(1, 6)]);
    expect(withArcs([...circle].reverse(), true)[0]?.bulge).toBeCloseTo(-1, 6);
    const square: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(withArcs(square, true)).toEqual(square.map((at) => ({ at, bulge: 0 })));
    expect(withArcs(square.slice(0, 3), false)).toEqual(square.slice(0, 3).map((at) => ({ at, bulge: 0 })));
  });
});
