import {
  boardOf,
  type Dieline,
  type GlueZone,
  type ImposedBlank,
  measure,
  nicksOnSheet,
  type Point,
  panelWords,
} from '@boxwright/dieline';
import type { TicketBlank } from '@boxwright/documents';
import type { ImposedRun } from '@boxwright/pricing';
import { partName } from './part-name.ts';

const creased = ['crease', 'perforation', 'cutCrease'];

/** A blank as its ticket draws it, seen from outside. */
export function ticketBlank({ name, dieline }: ImposedBlank): TicketBlank {
  const { left, top, right, bottom } = boardOf(dieline);
  const moved = (points: readonly Point[]) => points.map(([x, y]): Point => [x - left, y - top]);
  const linesOf = (isAmong: (kind: string) => boolean) =>
    dieline.paths.filter(({ kind }) => isAmong(kind)).map(({ points, closed }) => ({ points: moved(points), closed }));
  return {
    name: partName({ part: name }),
    width: right - left,
    height: bottom - top,
    cuts: linesOf((kind) => kind === 'cut'),
    creases: linesOf((kind) => creased.includes(kind)),
    glue: gluedOf(dieline).map((zone) => ({ says: zoneText(zone), outline: moved(zone.outline) })),
    nicks: nicksOf(dieline).map(([from, to]): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]),
  };
}

/** One blank's nicks, as it lies in its drawing, from the upper left corner of its board. */
export const nicksOf = (dieline: Dieline) =>
  nicksOnSheet({ blanks: [{ name: '', dieline, places: [{ x: 0, y: 0, turn: 0 }] }] });

/** "Glue flap, on the outside, 14 × 96 mm": the zone's width and height as it is drawn. */
function zoneText({ panel, face, outline }: GlueZone): string {
  const sides = [outline.map(([x]) => x), outline.map(([, y]) => y)].map((at) => Math.max(...at) - Math.min(...at));
  return `${panelWords(panel)}, on the ${face}, ${sides.map(Math.round).join(' × ')} mm`;
}

/** How many glue points it has, which its picture numbers. */
export function glueText({ dieline }: ImposedBlank): string {
  const { length } = gluedOf(dieline);
  if (length === 0) return 'none';
  return length === 1 ? '1 point' : `${length} points`;
}

/** Where glue is applied, in the order in which it is. */
const gluedOf = ({ glue }: Dieline): readonly GlueZone[] =>
  glue.filter(({ isApplied }) => isApplied).toSorted((a, b) => a.order - b.order);

/** What falls out of a blank, if anything: cut-outs, and slots that a punch makes. Slits leave no waste. */
export function wasteText({ dieline }: ImposedBlank): string {
  const cutOuts = dieline.paths.filter(({ kind, closed }) => kind === 'cut' && closed).length - 1;
  const slots = dieline.punches?.length ?? 0;
  const said = [
    ...(cutOuts > 0 ? [`${cutOuts} ${cutOuts === 1 ? 'cut-out' : 'cut-outs'}`] : []),
    ...(slots > 0 ? [`${slots} punched ${slots === 1 ? 'slot' : 'slots'}`] : []),
  ];
  return said.length === 0 ? '' : `${said.join(' and ')} a blank`;
}

/** "31 % of 18×25 in": the share of a sheet that is in no blank, and so is stripped. */
export function strippedText({ sheetName, sheet: { width, height, blanks } }: ImposedRun): string {
  const board = blanks.reduce((sum, { dieline, places }) => sum + places.length * measure(dieline).boardArea, 0);
  return `${Math.round(100 * (1 - board / (width * height)))} % of ${sheetName}`;
}
