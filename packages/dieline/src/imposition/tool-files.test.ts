import DxfParser from 'dxf-parser';
import { describe, expect, test } from 'vitest';
import { drawBox, type Point } from '../index.ts';
import { readCff2 } from '../testing/read-cff2.ts';
import { usualBridges } from './bridging.ts';
import { imposedCff2 } from './cff2.ts';
import { boardOf, type ImposedSheet } from './imposed-sheet.ts';
import { imposedDxf, sheetLayers } from './sheet-dxf.ts';
import { type Station, type StationTool, stationTool, type ToolHalf } from './station-tools.ts';
import { stationToolCff2, stationToolDxf, toolLayers } from './tool-files.ts';

const order = { customer: 'Boxwright', number: 'BW26-010001-1', notes: ['Soap, 300 gsm × 2'] };

function sheetOf(style: string, caliper: number, options: Record<string, boolean>, size = 1): ImposedSheet {
  const drawn = drawBox(style, { length: 60 * size, width: 40 * size, height: 70, caliper, options });
  const [blank] = drawn.ok ? drawn.box.blanks : [];
  if (!blank) throw new Error('not drawn');
  const { left, right } = boardOf(blank.dieline);
  const places = ([0, 180] as const).map((turn, index) => ({ x: 10 + index * (right - left + 4), y: 20, turn }));
  const margins = { gripper: 12, side: 5, tail: 5 };
  return { width: 914.4, height: 635, margins, blanks: [{ name: blank.part, dieline: blank.dieline, places }] };
}

function toolOf(sheet: ImposedSheet, station: Station, half: ToolHalf): StationTool {
  const made = stationTool(sheet, station, half);
  if (!made.ok) throw new Error(made.text);
  return made.tool;
}

const windowed = sheetOf('straight-tuck-end', 0.435, { window: true });

describe('a tool as CFF2', () => {
  const die = readCff2(imposedCff2(windowed, 'X', usualBridges));

  test.each([
    ['stripping', 'upper', 'Stripping tool, upper: pushers'],
    ['stripping', 'lower', 'Stripping tool, lower: openings'],
    ['blanking', 'upper', 'Blanking tool, upper: pushers'],
    ['blanking', 'lower', 'Blanking tool, lower: grid with openings'],
  ] as const)('%s, %s, lies as the die does, is cut and nothing else, and says what it is', (station, half, name) => {
    const tool = toolOf(windowed, station, half);
    const read = readCff2(stationToolCff2(windowed, tool, order));
    expect(read).toMatchObject({ unit: die.unit, lowerLeft: die.lowerLeft, upperRight: die.upperRight });
    expect(read.name).toBe(`BW26-010001-1-${station}-${half}`);
    expect(new Set(read.rules.map(({ type, bridges }) => `${type} ${bridges}`))).toEqual(new Set(['1 0']));
    expect(read.order).toEqual(expect.arrayContaining(['%1:Boxwright', '%2:BW26-010001-1', name, 'Soap, 300 gsm x 2']));
    expect(read.order.find((line) => line.startsWith('Side: '))).toMatch(/not mirrored, gripper edge on top/);
    // Closed lines: every rule begins where one ends.
    const at = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
    const ends = read.rules.map(({ to }) => at(to)).sort();
    expect(read.rules.map(({ from }) => at(from)).sort()).toEqual(ends);
  });

  test('of blanks is one clearance beside the die’s outermost knives', () => {
    const edgesOf = (file: ReturnType<typeof readCff2>) => {
      const points = file.rules.filter(({ type }) => type === 1).flatMap(({ from, to }) => [from, to]);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), -Math.max(...xs), -Math.max(...ys)] as const;
    };
    const knives = edgesOf(die);
    for (const [half, beside] of [
      ['upper', 1],
      ['lower', -1],
    ] as const) {
      const lines = edgesOf(readCff2(stationToolCff2(windowed, toolOf(windowed, 'blanking', half), order)));
      for (const [index, at] of lines.entries()) expect(at).toBeCloseTo((knives[index] ?? 0) + beside, 1);
    }
  });
});

describe('a tool as DXF', () => {
  const layersOf = (text: string) => {
    const { entities } = new DxfParser().parseSync(text) as unknown as {
      readonly entities: readonly { readonly layer: string; readonly text?: string }[];
    };
    return Map.groupBy(entities, ({ layer }) => layer);
  };

  test('has the marks of the die’s sheet, its cuts, and what its maker must know above the sheet', () => {
    const layers = layersOf(stationToolDxf(windowed, toolOf(windowed, 'stripping', 'upper'), order));
    const die = layersOf(imposedDxf(windowed, order));
    for (const { name } of [sheetLayers.sheet, sheetLayers.register, sheetLayers.sideLay, sheetLayers.grain]) {
      const plain = (all: Map<string, readonly object[]>) =>
        (all.get(name) ?? []).map((entity) => ({ ...entity, handle: '' }));
      expect(plain(layers)).toEqual(plain(die));
      expect(plain(layers).length).toBeGreaterThan(0);
    }
    expect(layers.get(toolLayers.cut.name)).toHaveLength(2);
    const said = layers.get(sheetLayers.notes.name)?.map(({ text }) => text);
    expect(said?.toReversed().slice(0, 3)).toEqual(['Boxwright', 'BW26-010001-1', 'Stripping tool, upper: pushers']);
  });

  test('has pins where waste is too narrow for a pusher, on a layer of their own', () => {
    const tray = sheetOf('roll-end-tray', 1.45, {}, 3);
    const layers = layersOf(stationToolDxf(tray, toolOf(tray, 'stripping', 'upper'), order));
    expect(layers.get(toolLayers.pin.name)?.length).toBeGreaterThanOrEqual(8);
    expect(layers.get(toolLayers.cut.name)).toBeUndefined();
    expect(layers.get(sheetLayers.notes.name)?.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Pins for narrow waste: \d+ of 2 mm$/),
    );
  });
});

describe('what a tool cannot do', () => {
  test('is in its file: waste too narrow for a pin, with its place on the sheet', () => {
    const [blank] = windowed.blanks;
    const [panel, ...panels] = blank?.dieline.panels ?? [];
    if (!blank || !panel) throw new Error('no panel');
    const { left, bottom } = boardOf(blank.dieline);
    const corner = ([x, y]: Point): Point => [left + 60 + x, bottom - 60 - y];
    // Anticlockwise as seen, like all holes: 2 mm are too narrow.
    const slot = (
      [
        [0, 0],
        [30, 0],
        [30, 2],
        [0, 2],
      ] satisfies Point[]
    ).map(corner);
    const dieline = { ...blank.dieline, panels: [{ ...panel, holes: [slot] }, ...panels.map(withoutHoles)] };
    const sheet = { ...windowed, blanks: [{ ...blank, dieline, places: blank.places.slice(0, 1) }] };
    const made = toolOf(sheet, 'stripping', 'upper');
    expect([made.outlines, made.pins, made.byHand.length]).toEqual([[], [], 1]);
    const { order: said } = readCff2(stationToolCff2(sheet, made, order));
    const [place] = blank.places;
    const [x, y] = [(place?.x ?? 0) + 75, sheet.height - (place?.y ?? 0) - (bottom - boardOf(dieline).top) + 61];
    expect(said).toContain(`Not in this tool, strip by hand: 30 x 2 mm at ${x.toFixed(1)},${y.toFixed(1)}`);
  });

  test('is shown instead of a file: nothing to strip, or blanks too near to each other for a bar', () => {
    expect(stationTool(sheetOf('straight-tuck-end', 0.435, {}), 'stripping', 'upper')).toMatchObject({
      ok: false,
      code: 'nothing',
    });
    const [blank] = windowed.blanks;
    const [first, second] = blank?.places ?? [];
    if (!blank || !first || !second) throw new Error('no places');
    const near = { ...windowed, blanks: [{ ...blank, places: [first, { ...second, x: second.x - 1.5 }] }] };
    expect(stationTool(near, 'blanking', 'lower')).toMatchObject({ ok: false, code: 'too-near' });
    expect(stationTool(near, 'blanking', 'upper')).toMatchObject({ ok: true });
  });
});

const withoutHoles = <T extends { readonly holes?: unknown }>({ holes: _, ...panel }: T) => panel;
