import DxfParser from 'dxf-parser';
import { describe, expect, test } from 'vitest';
import { type Dieline, drawBox, drawDieline, measure, outlineOf } from '../index.ts';
import { readCff2 } from '../testing/read-cff2.ts';
import { usualBridges } from './bridging.ts';
import { imposedCff2, toCff2 } from './cff2.ts';
import {
  clearOfGripper,
  cropMarks,
  type ImposedSheet,
  outlinesOnSheet,
  printedArea,
  registerMarks,
  type SheetPlace,
} from './imposed-sheet.ts';
import { imposedDxf, sheetLayers } from './sheet-dxf.ts';

const dieline = drawn();

function drawn(): Dieline {
  const result = drawDieline('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
  if (!result.ok) throw new Error(result.text);
  return result.dieline;
}

/** The blank in all four turns, beside each other. */
const places: SheetPlace[] = ([0, 90, 180, 270] as const).map((turn, index) => ({ x: 10 + 225 * index, y: 20, turn }));
const sheet: ImposedSheet = {
  width: 914.4,
  height: 635,
  margins: { gripper: 12, side: 5, tail: 5 },
  blanks: [{ name: 'box', dieline, places }],
};

const order = { customer: 'Boxwright', number: 'BW26-010001-1', notes: ['Soap, 300 gsm × 2', 'END'] };

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Bounding boxes of the blanks as they must be placed, y upwards. */
const expected = places.map(({ x, y, turn }): Box => {
  const { flatWidth, flatHeight } = measure(dieline);
  const [wide, tall] = turn % 180 === 0 ? [flatWidth, flatHeight] : [flatHeight, flatWidth];
  return [x, sheet.height - y - tall, x + wide, sheet.height - y];
});

const boxOf = (points: readonly (readonly [number, number])[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

function expectBoxes(found: readonly Box[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [index, box] of found.entries()) {
    for (const [side, length] of box.entries()) expect(length).toBeCloseTo(expected[index]?.[side] ?? Number.NaN, 3);
  }
}

/** A point of the upper left dust flap, which every turn moves. */
const turnedCorner = (turn: SheetPlace['turn']): readonly [number, number] => {
  const [[px, py] = [0, 0]] = outlineOf(dieline);
  const { flatWidth, flatHeight } = measure(dieline);
  if (turn === 0) return [px, py];
  if (turn === 90) return [flatHeight - py, px];
  return turn === 180 ? [flatWidth - px, flatHeight - py] : [py, flatWidth - px];
};

describe('a sheet of blanks', () => {
  test('has each outline at its place, turned clockwise', () => {
    const outlines = outlinesOnSheet(sheet);
    expectBoxes(outlines.map((outline) => boxOf(outline.map(([x, y]) => [x, sheet.height - y] as const))));
    for (const [index, { x, y, turn }] of places.entries()) {
      const [first] = outlines[index] ?? [];
      const [dx, dy] = turnedCorner(turn);
      expect(first?.[0]).toBeCloseTo(x + dx, 6);
      expect(first?.[1]).toBeCloseTo(y + dy, 6);
    }
  });

  test('has its register marks in the margins, where nothing is cut', () => {
    const marks = registerMarks(sheet);
    expect(marks).toHaveLength(8);
    for (const [[x1, y1], [x2, y2]] of marks) {
      expect(Math.max(x1, x2) <= 5 || Math.min(x1, x2) >= sheet.width - 5).toBe(true);
      expect(Math.min(y1, y2)).toBeGreaterThan(0);
      expect(Math.max(y1, y2)).toBeLessThan(sheet.height);
    }
  });
});

describe('the sheet as DXF', () => {
  // dxf-parser types entities without their own fields.
  const read = new DxfParser().parseSync(imposedDxf(sheet, order)) as unknown as {
    readonly header: Record<string, unknown>;
    readonly tables: { readonly layer: { readonly layers: Record<string, unknown> } };
    readonly entities: readonly {
      readonly layer: string;
      readonly shape?: boolean;
      readonly text?: string;
      readonly startPoint?: { readonly y: number };
      readonly vertices: readonly { readonly x: number; readonly y: number }[];
    }[];
  };
  const on = (layer: string) => read.entities.filter((entity) => entity.layer === layer);
  const points = ({ vertices }: (typeof read.entities)[number]) => vertices.map(({ x, y }) => [x, y] as const);

  test('is in millimetres, with a layer for each kind of line, and layers for what is not cut', () => {
    expect(read.header).toMatchObject({ $INSUNITS: 4 });
    expect(Object.keys(read.tables.layer.layers)).toEqual(
      expect.arrayContaining(['CUT', 'CREASE', 'BLEED', ...Object.values(sheetLayers).map(({ name }) => name)]),
    );
    expect(on('SHEET').map((entity) => boxOf(points(entity)))).toEqual([[0, 0, 914.4, 635]]);
    expect(on('USABLE').map((entity) => boxOf(points(entity)))).toEqual([[5, 5, 909.4, 623]]);
    expect([on('REGISTER'), on('GRAIN'), on('SIDE_LAY')].map(({ length }) => length)).toEqual([8, 5, 3]);
    // On each long side of each up, along its knife.
    expect(on('NICKS').length).toBeGreaterThanOrEqual(4 * 8);
    for (const nick of on('NICKS')) {
      const [left, bottom, right, top] = boxOf(points(nick));
      const isUpright = top - bottom > right - left;
      expect(Math.max(right - left, top - bottom)).toBeCloseTo(isUpright ? 0.4 : 0.6, 6);
    }
  });

  test('says above the sheet what the die’s CFF2 file does, and on no layer of a knife', () => {
    const said = read.entities.filter(({ text }) => text !== undefined);
    expect(new Set(said.map(({ layer }) => layer))).toEqual(new Set(['NOTES']));
    expect(said.toReversed().map(({ text }) => text)).toEqual([
      'Boxwright',
      'BW26-010001-1',
      'Caliper: 0.435 mm',
      'Side: seen from the print, knives enter from it',
      'Soap, 300 gsm x 2',
      'END',
      'Ups: 4 of box',
      'Sheet: gripper edge on top, left side lay, grain along the longer edge',
    ]);
    const heights = said.map(({ startPoint }) => startPoint?.y ?? 0);
    expect(Math.min(...heights)).toBeGreaterThan(sheet.height);
    // The first view shows them too.
    expect(Math.max(...heights)).toBeLessThan((read.header['$EXTMAX'] as { readonly y: number }).y);
  });

  test('has every up once, in its place', () => {
    expectBoxes(
      on('CUT')
        .filter(({ shape }) => shape)
        .map((entity) => boxOf(points(entity))),
    );
  });
});

describe('the sheet as CFF2', () => {
  const read = readCff2(imposedCff2(sheet, 'BW26-010001-1, box', usualBridges));
  const lengthOf = (type: number) =>
    read.rules.filter((rule) => rule.type === type).reduce((sum, { length }) => sum + length, 0);

  test('is in millimetres, as large as the sheet, with a name without commas', () => {
    expect(read).toMatchObject({
      name: 'BW26-010001-1-box',
      unit: 'UM',
      lowerLeft: [0, 0],
      upperRight: [914.4, 635],
      calls: 4,
    });
  });

  test('has every up once, in its place', () => {
    expectBoxes(
      places.map((_, call) =>
        boxOf(read.rules.filter((rule) => rule.call === call && rule.type === 1).flatMap(({ from, to }) => [from, to])),
      ),
    );
  });

  test('has the lengths of the die’s knives and creases', () => {
    const { ruleLength } = measure(dieline);
    // The measured lengths are those of the chords of round corners, which are a little shorter than their arcs.
    const knives = 4 * (ruleLength.cut ?? 0);
    expect(lengthOf(1)).toBeGreaterThan(knives - 0.05);
    expect(lengthOf(1)).toBeLessThan(knives * 1.0005);
    expect(lengthOf(2)).toBeCloseTo(4 * (ruleLength.crease ?? 0), 1);
    expect(new Set(read.rules.map(({ type }) => type))).toEqual(new Set([1, 2]));
  });

  test('has its round corners as arcs, each at most half a circle', () => {
    const bent = read.rules.filter(
      ({ from, to, length }) => length > Math.hypot(to[0] - from[0], to[1] - from[1]) + 0.01,
    );
    expect(bent.length).toBeGreaterThanOrEqual(4 * 4);
    for (const { from, to, length } of bent) {
      expect(length).toBeLessThan((Math.PI / 2) * Math.hypot(to[0] - from[0], to[1] - from[1]) + 0.01);
    }
  });

  test('names who ordered what, in plain lines', () => {
    const { order: lines } = readCff2(imposedCff2(sheet, 'X', usualBridges, order));
    expect(lines).toEqual([
      '%1:Boxwright',
      '%2:BW26-010001-1',
      'Caliper: 0.435 mm',
      'Side: seen from the print, knives enter from it',
      'Soap, 300 gsm x 2',
      ' END',
      'Ups: 4 of box',
      'Sheet: gripper edge on top, left side lay, grain along the longer edge',
    ]);
  });

  test('of single blanks has them side by side, apart from each other', () => {
    const box = drawBox('base-and-lid', { length: 80, width: 60, height: 30, caliper: 0.4 });
    if (!box.ok) throw new Error(box.problem.text);
    const blanks = box.box.blanks.map(({ part, dieline: drawing }) => ({ name: part, dieline: drawing }));
    const both = readCff2(toCff2(blanks, 'base-and-lid', usualBridges));
    const [base, lid] = [0, 1].map((call) =>
      boxOf(both.rules.filter((rule) => rule.call === call).flatMap(({ from, to }) => [from, to])),
    );
    expect(both.calls).toBe(2);
    expect((lid?.[0] ?? 0) - (base?.[2] ?? 0)).toBeGreaterThan(10);
    for (const [left, bottom, right, top] of [base, lid].flatMap((each) => (each ? [each] : []))) {
      expect(Math.min(left, bottom)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(both.upperRight[0] ?? 0);
      expect(top).toBeLessThanOrEqual(both.upperRight[1] ?? 0);
    }
  });
});

describe('what is printed around the blanks', () => {
  test('is as much bleed as boxes have, and never nearer to the edge than a press prints', () => {
    expect(printedArea(sheet)).toEqual({ left: 2, top: 12, right: 912.4, bottom: 633 });
    const narrow = { ...sheet, margins: { gripper: 4, side: 1, tail: 0 } };
    expect(printedArea(narrow)).toEqual({ left: 1, top: 4, right: 913.4, bottom: 635 });
  });

  test('lies outside of the gripper margin with its bleed, as far as there is room at the tail', () => {
    const topOf = (each: ImposedSheet) =>
      Math.min(
        ...outlinesOnSheet(each)
          .flat()
          .map(([, y]) => y),
      );
    const bottomOf = (each: ImposedSheet) =>
      Math.max(
        ...outlinesOnSheet(each)
          .flat()
          .map(([, y]) => y),
      );
    const atGripper = { ...sheet, margins: { ...sheet.margins, gripper: topOf(sheet) } };
    expect(topOf(clearOfGripper(atGripper)) - topOf(sheet)).toBeCloseTo(3, 6);
    const tight = { ...atGripper, height: bottomOf(sheet) + sheet.margins.tail + 1 };
    expect(topOf(clearOfGripper(tight)) - topOf(sheet)).toBeCloseTo(1, 6);
    const far = { ...sheet, margins: { ...sheet.margins, gripper: topOf(sheet) - 3 } };
    expect(clearOfGripper(far)).toBe(far);
  });

  test('are crop marks at the corners of all blanks, on the sheet and outside of the bleed', () => {
    const marks = cropMarks(sheet, 3);
    expect(marks).toHaveLength(8);
    const [left, top, right, bottom] = boxOf(outlinesOnSheet(sheet).flat());
    for (const [x, y] of marks.flat()) {
      expect(x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height).toBe(true);
      expect(x < left - 3 || x > right + 3 || y < top - 3 || y > bottom + 3).toBe(true);
    }
    const [blank] = sheet.blanks;
    const atEdge = { ...sheet, blanks: blank ? [{ ...blank, places: [{ x: 0, y: 12, turn: 0 as const }] }] : [] };
    // Neither off the sheet nor where the grippers hold it.
    expect(cropMarks(atEdge, 3)).toHaveLength(4);
  });
});
