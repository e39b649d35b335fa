import type { Point3 } from '@boxwright/dieline';
import { describe, expect, test } from 'vitest';
import type { BoxItem } from '../scenes/scene.ts';
import { boxOf, boxPiece, posedBox } from './box-piece.ts';
import { frameUp, lens } from './camera.ts';
import { put } from './piece.ts';
import { sheetPiece } from './sheet-piece.ts';
import { cross, dot, minus, unit } from './vectors.ts';

const carton: BoxItem = {
  kind: 'box',
  style: 'reverse-tuck-end',
  size: [60, 40, 100],
  brand: 'kokko-72',
  turn: -30,
  at: [20, -10],
};
const pieceOf = (item: BoxItem) => {
  const box = posedBox(boxOf(item), item);
  return put(
    boxPiece(
      item,
      box,
      box.blanks.map((_, index) => `${index}.png`),
    ),
    item,
  );
};
const pointsOf = (piece: { parts: readonly { points: readonly Point3[] }[] }) =>
  piece.parts.flatMap(({ points }) => points);
const span = (points: readonly Point3[], axis: 0 | 1 | 2) => {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)] as const;
};

describe('a box on the stage', () => {
  test('stands on the table in every pose', () => {
    for (const pose of ['standing', 'lying', 'along'] as const) {
      const [low, high] = span(pointsOf(pieceOf({ ...carton, pose })), 1);
      expect(low).toBeCloseTo(0, 9);
      expect(high).toBeGreaterThan(39);
    }
  });

  test('can be a flat blank, print upwards', () => {
    const [, high] = span(pointsOf(pieceOf({ ...carton, fold: 0 })), 1);
    expect(high).toBeCloseTo(0.435, 6);
  });

  test('rounds its creases within the board', () => {
    const upright = pointsOf(pieceOf({ ...carton, turn: 0 }));
    const [left, right] = span(upright, 0);
    expect(right - left).toBeCloseTo(60 + 2 * 0.435, 1);
  });

  test('is open above the perforation once its front is torn off', () => {
    const display: BoxItem = { ...carton, style: 'display', size: [120, 80, 100], turn: 0, at: [0, 0] };
    const without = ['topLid', 'topTuck', 'topDustLeft', 'topDustRight'];
    const facesOf = (item: BoxItem) => pieceOf(item).parts.reduce((sum, { faces }) => sum + faces.length, 0);
    expect(facesOf({ ...display, without })).toBeLessThan(facesOf(display));
    const item = { ...display, without };
    const [blank] = posedBox(boxOf(item), item).blanks;
    const front = blank?.dieline.panels.find(({ name }) => name === 'front')?.outline ?? [];
    const ys = front.map(([, y]) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(50);
    const points = pointsOf(pieceOf(item));
    expect(points.flat().every(Number.isFinite)).toBe(true);
    const { parts } = pieceOf(item);
    const shown = parts.flatMap(({ faces, points: places }) => faces.flat().map((index) => places[index] ?? [0, 0, 0]));
    expect(Math.max(...shown.filter(([, , z]) => z > 35).map(([, y]) => y))).toBeLessThan(50);
  });
});

describe('a sheet on the stage', () => {
  test('keeps its thickness where it is bent', () => {
    for (const kind of ['arch', 'wave', 'curl', 'wrap', 'peel'] as const) {
      const { parts } = sheetPiece(
        { kind: 'sheet', width: 100, depth: 70, thickness: 2, board: 'fbb', finish: 'bare', bend: { kind, rise: 20 } },
        'print.png',
        undefined,
      );
      const [top, under] = parts;
      for (const [index, point] of (top?.points ?? []).entries()) {
        const below = under?.points[index] ?? [0, 0, 0];
        expect(Math.hypot(...minus(point, below))).toBeCloseTo(2, 6);
      }
    }
  });
});

test('the camera’s distance makes everything fill its share of the frame', () => {
  const piece = pieceOf(carton);
  const { place, target } = frameUp([piece], { pitch: 24, yaw: 10, fill: 0.8, shift: [0, 0], aspect: 1.25 });
  const towards = unit(minus(place, target));
  const right = unit(cross([0, 1, 0], towards));
  const up = cross(towards, right);
  const seen = pointsOf(piece).map((point) => {
    const from = minus(point, place);
    const depth = -dot(from, towards);
    return [(dot(from, right) / depth) * (lens / 18), (dot(from, up) / depth) * (lens / 18) * 1.25] as const;
  });
  const widest = Math.max(...seen.flat().map(Math.abs));
  expect(widest).toBeLessThan(0.805);
  expect(widest).toBeGreaterThan(0.75);
});
