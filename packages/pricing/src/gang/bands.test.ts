import { expect, test } from 'vitest';
import { demoRateCard } from '../index.ts';
import { type BandBlank, type Bands, bandsOn, placesInBands } from './bands.ts';

/** 500 × 240 mm of the sheet can be printed. */
const imposition = { ...demoRateCard.imposition, sideLay: 4, gripper: 10, tail: 4, betweenKnives: 4 };
const [stock] = demoRateCard.sheets;
if (!stock) throw new Error('no sheet');
const sheet = { ...stock, widthIn: 10, heightIn: 20 };

const blank = (width: number, height: number, quantity: number): BandBlank => ({
  width: width * 1000,
  height: height * 1000,
  quantity,
});
const [wide, small] = [blank(96, 76, 100), blank(46, 56, 100)];
const upright = (found: readonly Bands[]) =>
  found.filter(({ bands, isTurned }) => !isTurned && bands[0]?.width === 96_000 && bands[1]?.width === 46_000);

test('the blank that needs most sheets gets the next row, as long as there is room', () => {
  const bands = [
    { width: 96_000, height: 76_000, across: 5 },
    { width: 46_000, height: 56_000, across: 10 },
  ];
  expect(upright(bandsOn([wide, small], sheet, imposition))).toEqual([
    { bands, rows: [1, 1], ups: [5, 5], runs: 20, isTurned: false },
    { bands, rows: [2, 1], ups: [10, 10], runs: 10, isTurned: false },
  ]);
});

test('rows that fill the room to the last micrometre fit, and not one more', () => {
  // Two rows of 118 mm with 4 mm between are 240 mm; five of 96.8 mm with four gaps are 500 mm.
  const exact = (own: number) => blank(96.8, 118 + own, 10);
  const most = (one: BandBlank) =>
    Math.max(
      ...bandsOn([one, one], sheet, imposition)
        .filter(({ isTurned, bands }) => !isTurned && bands.every(({ width }) => width === 96_800))
        .map(({ ups: [first = 0, second = 0] }) => first + second),
    );
  expect(most(exact(0))).toBe(10);
  expect(most(exact(0.001))).toBe(-Infinity);
  const [{ bands } = { bands: [] }] = upright(bandsOn([wide, small], sheet, imposition));
  expect(bands.map(({ across }) => across)).toEqual([5, 10]);
});

test('both orientations of the sheet and of each blank are tried, a square blank’s only once', () => {
  const ways = (blanks: readonly BandBlank[]) =>
    new Set(
      bandsOn(blanks, sheet, imposition).map(({ bands, isTurned }) =>
        [isTurned, ...bands.map(({ width, height }) => `${width} ${height}`)].join(', '),
      ),
    ).size;
  expect(ways([wide, small])).toBe(8);
  expect(ways([blank(50, 50, 1), small])).toBe(4);
  expect(bandsOn([wide, blank(501, 241, 1)], sheet, imposition)).toEqual([]);
});

test('in every result each blank has enough ups for the number of sheets, and one sheet fewer would not do', () => {
  const blanks = [blank(96, 76, 700), blank(46, 56, 150), blank(30, 90, 40)];
  const found = bandsOn(blanks, sheet, imposition);
  expect(found.length).toBeGreaterThan(10);
  for (const { bands, rows, ups, runs, isTurned } of found) {
    const [across, down] = isTurned ? [240_000, 500_000] : [500_000, 240_000];
    expect(bands.reduce((sum, { height }, at) => sum + (rows[at] ?? 0) * (height + 4000), -4000)).toBeLessThanOrEqual(
      down,
    );
    for (const [at, { quantity }] of blanks.entries()) {
      const band = bands[at];
      if (!band) throw new Error('no band');
      expect(band.across * (band.width + 4000) - 4000).toBeLessThanOrEqual(across);
      expect(ups[at] ?? 0).toBeLessThanOrEqual((rows[at] ?? 0) * band.across);
      expect((ups[at] ?? 0) * runs).toBeGreaterThanOrEqual(quantity);
      expect(((ups[at] ?? 0) - 1) * runs).toBeLessThan(quantity);
    }
    const full = blanks.map(({ quantity }, at) => quantity / ((rows[at] ?? 0) * (bands[at]?.across ?? 0)));
    expect(runs).toBe(Math.ceil(Math.max(...full)));
  }
});

test('blanks lie row by row from the gripper edge and the side lay, or along the shorter edge if rows are turned', () => {
  const bands = [
    { width: 96_000, height: 76_000, across: 2 },
    { width: 46_000, height: 56_000, across: 10 },
  ];
  const laid = { bands, rows: [2, 1], ups: [3, 1], runs: 1 };
  expect(placesInBands({ ...laid, isTurned: false }, imposition)).toEqual([
    [
      { x: 4, y: 10, width: 96, height: 76 },
      { x: 104, y: 10, width: 96, height: 76 },
      { x: 4, y: 90, width: 96, height: 76 },
    ],
    [{ x: 4, y: 170, width: 46, height: 56 }],
  ]);
  expect(placesInBands({ ...laid, isTurned: true }, imposition)).toEqual([
    [
      { x: 4, y: 10, width: 76, height: 96 },
      { x: 4, y: 110, width: 76, height: 96 },
      { x: 84, y: 10, width: 76, height: 96 },
    ],
    [{ x: 164, y: 10, width: 56, height: 46 }],
  ]);
});
