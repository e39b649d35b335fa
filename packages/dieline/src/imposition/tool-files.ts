import type { Point } from '../dieline.ts';
import { dxfEntity, dxfLayers } from '../export/dxf.ts';
import { dxfFrame } from '../export/dxf-frame.ts';
import { arc } from '../geometry/corners.ts';
import { boundsOf } from '../geometry/plane.ts';
import { stationTooling } from '../styles/tooling.ts';
import { callAt, cff2File, type DieOrder, figure, orderedBy, rulesAlong } from './cff2-records.ts';
import type { ImposedSheet } from './imposed-sheet.ts';
import type { Pin } from './pins.ts';
import { sheetEntities, sheetLayers, upwardsOn } from './sheet-dxf.ts';
import { extentWith, notesAbove } from './sheet-notes.ts';
import type { Station, StationTool, ToolHalf } from './station-tools.ts';

/** Layers of a tool: what its board is cut along, and the holes for its pins. */
export const toolLayers = {
  cut: { ...dxfLayers.cut },
  pin: { name: 'PIN', colour: 5, dashed: false },
} as const;

/**
 * A tool as CFF2 like the die's file: the same sheet from the same side, so that it lines up with the die. All its lines
 * are cuts of the tool's own board, type 1, without bridges: no reader takes them for rules of another kind.
 */
export function stationToolCff2(sheet: ImposedSheet, tool: StationTool, order: DieOrder): string {
  const { number = 'SHEET' } = order;
  const name = 'TOOL';
  const records = linesOf(tool).flatMap((points) =>
    rulesAlong(points.map(upwardsOn(sheet)), true).map(({ record, ends }) => `${record},2,1,0,${ends},0,0`),
  );
  return cff2File(
    `${number}-${tool.station}-${tool.half}`,
    [sheet.width, sheet.height],
    [...orderedBy(order), ...notesOf(sheet, tool), ...(order.notes ?? [])],
    [callAt(name, [0, 0], 0)],
    [{ name, records }],
  );
}

/**
 * A tool as DXF like the sheet's file, with its edges, lays, marks and grain. What the CFF2 file has in its order block is
 * text above the sheet.
 */
export function stationToolDxf(sheet: ImposedSheet, tool: StationTool, order: DieOrder): string {
  const about = [...orderedBy(order), ...notesOf(sheet, tool), ...(order.notes ?? [])];
  const frame = dxfFrame([...Object.values(toolLayers), ...Object.values(sheetLayers)], extentWith(about, sheet));
  const closed = (points: readonly Point[], layer: string) =>
    dxfEntity({ points, closed: true }, layer, upwardsOn(sheet), frame);
  return frame.around(
    [
      sheetEntities(sheet, frame),
      ...tool.outlines.map((points) => closed(points, toolLayers.cut.name)),
      ...tool.pins.map((pin) => closed(circleOf(pin), toolLayers.pin.name)),
      notesAbove(about, sheet, frame),
    ].join(''),
  );
}

const circleOf = ({ at, diameter }: Pin): Point[] => arc(at, diameter / 2, 0, 2 * Math.PI).slice(0, -1);

const linesOf = ({ outlines, pins }: StationTool) => [...outlines, ...pins.map(circleOf)];

const toolNames: { readonly [station in Station]: { readonly [half in ToolHalf]: string } } = {
  stripping: { upper: 'Stripping tool, upper: pushers', lower: 'Stripping tool, lower: openings' },
  blanking: { upper: 'Blanking tool, upper: pushers', lower: 'Blanking tool, lower: grid with openings' },
};

/** What the maker of a tool must know, in plain ASCII. */
function notesOf({ height }: ImposedSheet, { station, half, pins, punched, byHand }: StationTool): string[] {
  const { pusherClearance, openingClearance, leastBar } = stationTooling;
  const isUpper = half === 'upper';
  const fixed = `as the die: not mirrored, gripper edge on top, left side lay`;
  return [
    toolNames[station][half],
    isUpper ? `Side: seen from the print, ${fixed}` : `Side: seen from the print through the sheet, ${fixed}`,
    isUpper
      ? `Clearance: pushers end ${pusherClearance} mm inside the cuts`
      : `Clearance: openings end ${openingClearance.usual} mm outside the cuts, bars are at least ${leastBar} mm wide`,
    ...[...Map.groupBy(pins, ({ diameter }) => diameter)].map(
      ([diameter, some]) => `Pins for narrow waste: ${some.length} of ${diameter} mm`,
    ),
    ...(punched > 0 ? [`Not stripped: ${punched} round holes, whose tube punches take their waste away`] : []),
    ...byHand.map((piece) => {
      const { left, top, right, bottom } = boundsOf(piece);
      const middle = [(left + right) / 2, height - (top + bottom) / 2].map((at) => at.toFixed(1));
      return `Not in this tool, strip by hand: ${figure1(right - left)} x ${figure1(bottom - top)} mm at ${middle.join()}`;
    }),
    ...(station === 'stripping'
      ? ['The waste between the blanks is one piece with the edge of the sheet and stays in it']
      : []),
  ];
}

const figure1 = (length: number) => figure(Math.round(length * 10) / 10);
