import { describe, expect, test } from 'vitest';
import { boxStyles, drawBox, type Point } from '../index.ts';
import { isLowStyle } from '../testing/low-styles.ts';
import { bleedsOnSheet } from './bleeds.ts';
import {
  cropMarks,
  type ImposedSheet,
  outlinesOnSheet,
  pathsOnSheet,
  printedArea,
  registerMarks,
  type SheetFace,
  sideLayMark,
} from './imposed-sheet.ts';
import { turnedOver } from './turned-over.ts';

/** What each style can be made in. */
const sizeOf = (style: string) => ({
  ...{ length: 90, width: 60, height: style === 'carry-bag' ? 120 : isLowStyle(style) ? 20 : 70 },
  caliper: style === 'rigid-box' ? 2 : 0.4,
});

/** Every blank of a style in all four turns, close enough that bleeds meet. */
function sheetOf(style: string): ImposedSheet {
  const drawn = drawBox(style, sizeOf(style));
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return {
    width: 2600,
    height: 1800,
    margins: { gripper: 12, side: 5, tail: 6 },
    blanks: drawn.box.blanks.map(({ part, dieline }, index) => ({
      name: part,
      dieline,
      places: ([0, 90, 180, 270] as const).map((turn, at) => ({ x: 9 + 503 * at, y: 20.5 + 450 * index, turn })),
    })),
  };
}

/** The points of each loop in an order of their own. */
const loopsOf = (loops: readonly (readonly Point[])[]): string[][] =>
  loops.map((loop) => loop.map(([x, y]) => `${(x + 1e-9).toFixed(6)} ${(y + 1e-9).toFixed(6)}`).sort());

const mirrorOf =
  ({ width }: SheetFace) =>
  ([x, y]: Point): Point => [width - x, y];

describe('the other side of a sheet', () => {
  test.each(boxStyles.map(({ id }) => id))(
    'has each up of the style %s where it is on the front, mirrored',
    (style) => {
      const front = sheetOf(style);
      const back = turnedOver(front);
      const move = mirrorOf(front);
      const [lines, behind] = [pathsOnSheet(front), pathsOnSheet(back)];
      expect(behind.map(({ kind }) => kind)).toEqual(lines.map(({ kind }) => kind));
      expect(loopsOf(behind.map(({ points }) => points))).toEqual(loopsOf(lines.map(({ points }) => points.map(move))));
      expect(loopsOf(outlinesOnSheet(back))).toEqual(loopsOf(outlinesOnSheet(front).map((each) => each.map(move))));
    },
  );

  test('prints each up as far as the front does', () => {
    const front = sheetOf('straight-tuck-end');
    const places = [9, 319].map((x) => ({ x, y: 20, turn: 0 as const }));
    const close = { ...front, blanks: front.blanks.map((blank) => ({ ...blank, places })) };
    const [ups, behind] = [bleedsOnSheet(close, 3), bleedsOnSheet(turnedOver(close), 3)];
    expect(ups.some(({ outside }) => outside.length > 0)).toBe(true);
    for (const edge of ['within', 'outside'] as const) {
      expect(loopsOf(behind.flatMap((up) => up[edge]))).toEqual(
        loopsOf(ups.flatMap((up) => up[edge].map((loop) => loop.map(mirrorOf(close))))),
      );
    }
  });

  test('keeps its gripper edge, and its side lay at the same edge of the paper', () => {
    const front = sheetOf('straight-tuck-end');
    const back = turnedOver(front);
    expect(printedArea(back)).toEqual(printedArea(front));
    expect(sideLayMark(back)).toEqual(sideLayMark(front).map((stroke) => stroke.map(mirrorOf(front))));
    for (const marks of [registerMarks, (sheet: SheetFace) => cropMarks(sheet, 3)]) {
      expect(loopsOf(marks(back)).sort()).toEqual(
        loopsOf(marks(front).map((stroke) => stroke.map(mirrorOf(front)))).sort(),
      );
    }
    expect(turnedOver(back).sideLay).toBeUndefined();
  });
});
