import { expect, test } from 'vitest';
import type { Cells } from './cells.ts';
import { regionAround } from './region.ts';

/** Cells from a drawing, `#` for visible ones. */
const cells = (...lines: readonly string[]): Cells => ({
  seen: Uint8Array.from([...lines.join('')], (sign) => (sign === '#' ? 1 : 0)),
  columns: lines[0]?.length ?? 0,
  rows: lines.length,
  ...{ size: 1, left: 0, top: 0 },
});

interface Asked {
  readonly lines: readonly string[];
  readonly offset: number;
  readonly radius: number;
  /** In mm. */
  readonly cell: number;
}

/** The region around the cells of a drawing, and the distance of each grid point from its visible cells. */
function around({ lines, offset, radius, cell }: Asked) {
  const drawing = cells(...lines);
  const box = { left: 0, top: 0, right: drawing.columns, bottom: drawing.rows };
  const pad = Math.ceil(offset + radius) + 2;
  const [columns, rows] = [drawing.columns + 2 * pad + 1, drawing.rows + 2 * pad + 1];
  const region = regionAround(drawing, box, { columns, rows, pad, cell, offset, radius });
  if ('gap' in region) return { gap: region.gap };
  const corners = [...drawing.seen.keys()]
    .filter((at) => drawing.seen[at] === 1)
    .map((at) => [(at % drawing.columns) + pad, Math.floor(at / drawing.columns) + pad] as const);
  const points = [...region.values].map((value, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const outside = corners.map(([left, top]) =>
      Math.hypot(Math.max(left - x, 0, x - left - 1), Math.max(top - y, 0, y - top - 1)),
    );
    return { x: x - pad, y: y - pad, value, distance: Math.min(...outside) };
  });
  return {
    points,
    at: (x: number, y: number) => points.find((one) => one.x === x && one.y === y)?.value ?? Number.NaN,
  };
}

test.each([0, 1, 2.5])('a point is inside by what it is nearer to a cell than the offset, with radius %s', (radius) => {
  const { points } = around({ lines: ['##', '##'], offset: 6, radius, cell: 1 });
  for (const { value, distance } of points ?? []) {
    // Up to the radius outside, and 2 further the depth is not measured.
    if (distance < 6 + 1) expect(value).toBeGreaterThan(6 - distance - 0.001);
    if (distance > 0 && distance < 6 + radius) expect(value).toBeLessThan(6 - distance + 0.25);
    expect(value > 0).toBe(distance < 6);
  }
});

test('concave corners are rounded by the radius', () => {
  const lines = [
    ...Array.from({ length: 12 }, () => '####........'),
    ...Array.from({ length: 4 }, () => '############'),
  ];
  const corner = (radius: number) => around({ lines, offset: 1, radius, cell: 1 });
  // The corner of the cut is at (5, 11). A circle of the radius touches both of its sides.
  for (const [x, y] of [
    [6, 10],
    [7, 9],
    [8, 8],
  ] as const) {
    const expected = 4 - Math.hypot(5 + 4 - x, 11 - 4 - y);
    expect(corner(0).at?.(x, y)).toBeLessThanOrEqual(0);
    expect(corner(4).at?.(x, y) ?? 0).toBeCloseTo(-expected, 0);
    expect((corner(4).at?.(x, y) ?? 0) > 0).toBe(expected < 0);
  }
});

/** Columns as rows. */
const turned = (lines: readonly string[]): string[] =>
  [...(lines[0] ?? '')].map((_, x) => lines.map((line) => line[x]).join(''));

type Own = Omit<Asked, 'lines'>;

/**
 * A tall island, and beside it a cell at so many cells' distance. Bridges are searched from the first points of blocks of
 * four: both ends of the gap are such points.
 */
function apart(gap: number, { offset, radius, cell }: Own) {
  const pad = Math.ceil(offset + radius) + 2;
  const joined = Math.max(0, Math.floor(offset - 1.5 / cell));
  const untilBlock = (from: number) => (4 - (from % 4)) % 4;
  const [wide, row] = [4 + untilBlock(pad + joined), 8 + untilBlock(pad)];
  const island = '#'.repeat(wide);
  const lines = Array.from({ length: 2 * row }, (_, y) => `${island}${'.'.repeat(gap)}${y === row ? '#' : '.'}`);
  return { lines, middle: wide + gap / 2, row };
}

test.each([
  [8, { offset: 0, radius: 0, cell: 1 }, 1],
  [16, { offset: 0, radius: 0, cell: 0.5 }, 2],
  [12, { offset: 2.5, radius: 0, cell: 1 }, 1],
])('over a gap of %s cells there is a bridge of three millimetres: %o', (gap, own, aside) => {
  const { lines, middle, row } = apart(gap, own);
  const rows = Array.from({ length: 2 * aside + 1 }, (_, index) => index - aside);
  const beside = around({ lines, ...own }).points ?? [];
  expect(beside.filter(({ x, value }) => x === middle && value > 0).map(({ y }) => y - row)).toEqual(rows);
  const below = around({ lines: turned(lines), ...own }).points ?? [];
  expect(below.filter(({ y, value }) => y === middle && value > 0).map(({ x }) => x - row)).toEqual(rows);
  // The islands stay as large as they are.
  for (const { value, distance } of beside)
    if (distance < own.offset) expect(value).toBeGreaterThan(own.offset - distance - 0.001);
});

const corner = ['##..........', '##..........', '##..........', '##........##'];
const upsideDown = corner.toReversed();

test.each([
  ['at the lower edge', corner],
  ['at the upper edge', upsideDown],
  ['at the right edge', turned(corner)],
  ['at the left edge', turned(upsideDown)],
])('a bridge %s doesn’t exceed the size of the sticker', (_, lines) => {
  for (const offset of [0, 1]) {
    const inside = (around({ lines, offset, radius: 0, cell: 1 }).points ?? []).filter(({ value }) => value > 0);
    for (const [values, size] of [
      [inside.map(({ x }) => x), lines[0]?.length ?? 0],
      [inside.map(({ y }) => y), lines.length],
    ] as const) {
      expect(Math.min(...values)).toBeGreaterThan(-offset);
      expect(Math.max(...values)).toBeLessThan(size + offset);
      // From one side to the other nothing is missing.
      expect(new Set(values).size).toBe(Math.max(...values) - Math.min(...values) + 1);
    }
  }
});

test.each([
  [{ offset: 0, radius: 0, cell: 1 }, 10],
  [{ offset: 0, radius: 1, cell: 0.5 }, 20],
  [{ offset: 1, radius: 0, cell: 1 }, 12],
  [{ offset: 2.5, radius: 0, cell: 1 }, 15],
  [{ offset: 5, radius: 1, cell: 0.5 }, 30],
])('islands may be ten millimetres apart from cut to cut: %o', (own, most) => {
  expect(around({ ...apart(most, own), ...own }).gap).toBeUndefined();
  expect(around({ ...apart(most + 1, own), ...own }).gap).toBe((most + 1) * own.cell);
});
