import {
  boardOf,
  boxStyles,
  caliperOf,
  drawBox,
  type ImposedSheet,
  outlinesOnSheet,
  type Point,
  pathsOnSheet,
  type Station,
  type StationTool,
  stationTool,
  type ToolHalf,
} from '@boxwright/dieline';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartonSpec, demoRateCard, imposedCarton, pricedStyles } from '../index.ts';
import { distanceBetween, overlap } from '../testing/outlines.ts';
import { sheetWaste } from '../testing/sheet-waste.ts';
import { emptySheet, imposedTogether } from './imposed-carton.ts';

/** The figures of the tools as decision 163 has them, in mm. */
const [clearance, leastClearance, leastBar, narrowestPusher, pinClearance] = [1, 0.5, 2, 3, 0.4];
/** Arcs are chords. */
const chords = 0.05;

const usual: CartonSpec = {
  style: 'straight-tuck-end',
  length: 70,
  width: 50,
  height: 110,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 5000,
};

const sheetsOf = (spec: CartonSpec): ImposedSheet[] => {
  const laid = imposedCarton(spec, demoRateCard);
  return laid.ok ? laid.runs.map(({ sheet }) => sheet) : [];
};

function toolOf(sheet: ImposedSheet, station: Station, half: ToolHalf): StationTool | null {
  const made = stationTool(sheet, station, half);
  return made.ok ? made.tool : null;
}

/** Even-odd, apart from the package's own. */
function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let turns = 0;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && ax + ((bx - ax) * (y - ay)) / (by - ay) > x) turns += 1;
  }
  return turns % 2 === 1;
}

const knivesOn = (sheet: ImposedSheet) =>
  pathsOnSheet(sheet).flatMap(({ kind, closed, points }) => (kind === 'cut' && closed ? [points] : []));

const leastTo = (outline: readonly Point[], others: readonly (readonly Point[])[], most: number) =>
  Math.min(most, ...others.map((other) => distanceBetween(outline, other, most)));

const widthOf = (outline: readonly Point[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

const circle = ([x, y]: Point, diameter: number) =>
  Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index * Math.PI) / 12;
    return [x + (diameter / 2) * Math.cos(angle), y + (diameter / 2) * Math.sin(angle)];
  });

function checkBlanking(sheet: ImposedSheet): void {
  const blanks = outlinesOnSheet(sheet);
  const [upper, lower] = [toolOf(sheet, 'blanking', 'upper'), toolOf(sheet, 'blanking', 'lower')];
  if (!upper || !lower) throw new Error('no blanking tool');
  expect([upper.pins, upper.byHand, lower.pins, lower.byHand].flat()).toEqual([]);
  for (const pusher of upper.outlines) {
    expect(blanks.filter((blank) => pusher.every((point) => contains(blank, point)))).toHaveLength(1);
    expect(leastTo(pusher, blanks, 2 * clearance)).toBeGreaterThan(clearance - chords);
    expect(widthOf(pusher)).toBeGreaterThan(narrowestPusher - chords);
  }
  // Nothing of the blanks is pushed through a bar, and none is left in the sheet.
  for (const blank of blanks) expect(upper.outlines.some(([point]) => point && contains(blank, point))).toBe(true);
  expect(lower.outlines).toHaveLength(blanks.length);
  for (const [index, opening] of lower.outlines.entries()) {
    const blank = blanks[index] ?? [];
    expect(blank.every((point) => contains(opening, point))).toBe(true);
    expect(leastTo(opening, [blank], 2 * clearance)).toBeGreaterThan(clearance - chords);
    const others = lower.outlines.toSpliced(index, 1);
    expect(others.some((other) => overlap(opening, other))).toBe(false);
    expect(leastTo(opening, others, 2 * leastBar)).toBeGreaterThan(leastBar - chords);
    for (const [x, y] of opening) expect(x > 0 && y > 0 && x < sheet.width && y < sheet.height).toBe(true);
  }
}

/** @returns how many pieces were stripped by a pusher, by pins, punched and left. */
function checkStripping(sheet: ImposedSheet, cell: number) {
  const { pieces, blanks, frame } = sheetWaste(sheet, cell);
  const enclosed = pieces.reduce((sum, { area }) => sum + area, 0);
  const whole = Math.ceil(sheet.width / cell) * Math.ceil(sheet.height / cell) * cell * cell;
  expect(enclosed).toBeCloseTo(whole - blanks - frame, 3);
  const made = stationTool(sheet, 'stripping', 'upper');
  const upper = made.ok ? made.tool : null;
  const lower = toolOf(sheet, 'stripping', 'lower');
  const knives = knivesOn(sheet);
  let [pushed, pinned, punched, left] = [0, 0, 0, 0];
  for (const { cells } of pieces) {
    const isIn = (outline: readonly Point[]) => cells.some((at) => contains(outline, at));
    const around = (lower?.outlines ?? []).filter(isIn);
    const pushers = (upper?.outlines ?? []).filter(isIn);
    const pins = (upper?.pins ?? []).filter(({ at: [x, y] }) =>
      cells.some(([cx, cy]) => Math.abs(cx - x) <= cell && Math.abs(cy - y) <= cell),
    );
    if ((upper?.byHand ?? []).some(isIn)) left += 1;
    else if (pushers.length > 0) pushed += 1;
    else if (pins.length > 0) pinned += 1;
    else punched += 1;
    const isStripped = pushers.length + pins.length > 0;
    expect(around).toHaveLength(isStripped ? 1 : 0);
    if (around[0]) for (const at of cells) expect(contains(around[0], at)).toBe(true);
  }
  expect(punched).toBe(upper?.punched ?? pieces.length);
  expect(left).toBe(upper?.byHand.length ?? 0);
  for (const pusher of upper?.outlines ?? []) {
    expect(leastTo(pusher, knives, 2 * clearance)).toBeGreaterThan(clearance - chords);
    expect(widthOf(pusher)).toBeGreaterThan(narrowestPusher - chords);
    // In the waste and not in a blank: inside two knives, its blank's and its own.
    expect(knives.filter((knife) => pusher.every((point) => contains(knife, point)))).toHaveLength(2);
  }
  for (const { at, diameter } of upper?.pins ?? []) {
    const pin = circle(at, diameter);
    expect(leastTo(pin, knives, 1)).toBeGreaterThan(pinClearance - chords);
    expect(knives.filter((knife) => pin.every((point) => contains(knife, point)))).toHaveLength(2);
  }
  for (const [index, opening] of (lower?.outlines ?? []).entries()) {
    const others = lower?.outlines.toSpliced(index, 1) ?? [];
    expect(leastTo(opening, knives, 2 * clearance)).toBeGreaterThan(leastClearance - chords);
    expect(leastTo(opening, others, 2 * leastBar)).toBeGreaterThan(leastBar - chords);
    expect(others.some((other) => overlap(opening, other))).toBe(false);
  }
  return { pushed, pinned, punched, left };
}

const windowed: CartonSpec = { ...usual, options: { window: true } };

describe('the tools for a sheet', () => {
  test.each([
    ['a tuck end box', usual, 'none'],
    ['a box with a window', windowed, 'pushed'],
    ['an auto-lock box', { ...usual, style: 'auto-lock-bottom' }, 'none'],
    ['a base and its lid', { ...usual, style: 'base-and-lid', length: 120, width: 80, height: 40 }, 'none'],
    ['a box with a euro hole', { ...usual, style: 'five-panel-hanger' }, 'pushed'],
    [
      'a tray whose moved sides meet in a point',
      { ...usual, style: 'glued-corner-tray', length: 40, width: 42, height: 16, quantity: 100 },
      'none',
    ],
    ['a tray of thick board', { ...thick(), style: 'roll-end-tray', length: 200, width: 120, height: 50 }, 'pinned'],
  ] satisfies [string, CartonSpec, string][])('fit $0, whose waste is $2', (_, spec, how) => {
    const sheets = sheetsOf(spec);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      checkBlanking(sheet);
      const { left, ...counts } = checkStripping(sheet, 0.5);
      expect(left).toBe(0);
      const some = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [name] : []));
      expect(some).toEqual(how === 'none' ? [] : [how]);
    }
  });

  test('leave the string’s holes of a carry bag to their punches', () => {
    const board = { ...usual.board, gsm: 150, bulk: 1.2 };
    const spec = { ...usual, style: 'carry-bag', length: 240, width: 90, height: 320, board };
    const drawn = drawBox(spec.style, { ...spec, caliper: caliperOf(board.gsm, board.bulk) });
    if (!drawn.ok) throw new Error(drawn.problem.text);
    const [blank] = drawn.box.blanks;
    const { left, top, right, bottom } = boardOf(blank?.dieline ?? { panels: [], hinges: [] });
    const places = [{ x: 5, y: 12, width: right - left, height: bottom - top }];
    const empty = emptySheet({ widthIn: 28, heightIn: 40 }, demoRateCard.imposition);
    const sheet = imposedTogether(empty, [{ name: 'bag', spec, part: blank?.part ?? '', places }]);
    if (!sheet) throw new Error('not drawn');
    checkBlanking(sheet);
    expect(checkStripping(sheet, 0.5)).toEqual({ pushed: 0, pinned: 0, punched: 8, left: 0 });
    expect(stationTool(sheet, 'stripping', 'lower')).toMatchObject({ ok: false, code: 'nothing' });
  });

  test('push no blank through a bar and leave no enclosed waste, whatever the box', () => {
    const styles = boxStyles.filter(({ id }) => pricedStyles.includes(id));
    fc.assert(
      fc.property(
        fc.constantFrom(...styles),
        fc.record({
          length: fc.integer({ min: 40, max: 220 }),
          width: fc.integer({ min: 25, max: 140 }),
          height: fc.integer({ min: 15, max: 240 }),
          quantity: fc.integer({ min: 100, max: 30_000 }),
        }),
        fc.boolean(),
        fc.boolean(),
        ({ id, options }, size, isThick, hasAll) => {
          const on = options.flatMap((option) => (option.kind === 'boolean' ? [[option.id, hasAll] as const] : []));
          const spec = { ...(isThick ? thick() : usual), ...size, style: id, options: Object.fromEntries(on) };
          for (const sheet of sheetsOf(spec)) {
            checkBlanking(sheet);
            checkStripping(sheet, 1);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

function thick(): CartonSpec {
  return { ...usual, board: { ...usual.board, gsm: 900, bulk: 1.6 } };
}
