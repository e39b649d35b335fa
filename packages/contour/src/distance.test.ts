import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToEdge, distanceToFineEdge } from './distance.ts';

test('the distance to points of 0 is exact', () => {
  const size = fc.integer({ min: 2, max: 24 });
  fc.assert(
    fc.property(size, size, fc.array(fc.nat(600), { minLength: 1, maxLength: 8 }), (columns, rows, places) => {
      const values = new Float32Array(columns * rows).fill(1);
      for (const place of places) values[place % values.length] = 0;
      const zeros = [...values.keys()].filter((at) => values[at] === 0);
      const distances = distanceToEdge(values, columns, rows, 100);
      const wrong = [...distances.keys()].filter((at) => {
        const [x, y] = [at % columns, Math.floor(at / columns)];
        const all = zeros.map((zero) => Math.hypot((zero % columns) - x, Math.floor(zero / columns) - y));
        return !(Math.abs((distances[at] ?? 0) - Math.min(...all)) < 0.0001);
      });
      expect(wrong).toEqual([]);
    }),
  );
});

test('an edge between grid points is met exactly at a tip on a row or a column', () => {
  // A wedge of values below 0 from its tip to the right, or turned by a right angle.
  const [side, tipX, tipY] = [48, 25.4, 24];
  const wedge = (x: number, y: number) => 1.5 * Math.abs(y - tipY) - (x - tipX);
  for (const turned of [false, true]) {
    const values = Float32Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      return turned ? wedge(y, x) : wedge(x, y);
    });
    const distances = distanceToFineEdge(values, side, side, 100);
    let furthest = 0;
    for (let y = 16; y < 32; y += 1) {
      for (let x = 0; x < 18; x += 1) {
        const at = turned ? x * side + y : y * side + x;
        // Left of the tip nothing of the wedge is nearer than the tip itself.
        if (Math.abs(y - tipY) >= (tipX - x) / 1.5) continue;
        furthest = Math.max(furthest, Math.abs((distances[at] ?? 0) - Math.hypot(x - tipX, y - tipY)));
      }
    }
    expect(furthest).toBeLessThan(0.01);
  }
});

test('a straight edge between grid points is measured to its fraction, however steeply values fall', () => {
  const [columns, rows] = [20, 18];
  for (const slope of [0.5, 2]) {
    for (const within of [
      (x: number) => 10.3 - x,
      (x: number) => x - 8.7,
      (_: number, y: number) => 10.3 - y,
      (_: number, y: number) => y - 6.2,
    ]) {
      const values = Float32Array.from(
        { length: columns * rows },
        (_, at) => slope * within(at % columns, Math.floor(at / columns)),
      );
      const distances = distanceToEdge(values, columns, rows, 8);
      const wrong = [...distances.keys()].filter((at) => {
        const expected = Math.max(0, Math.min(8, within(at % columns, Math.floor(at / columns))));
        return !(Math.abs((distances[at] ?? 0) - expected) < 0.0001);
      });
      expect(wrong).toEqual([]);
    }
  }
});
