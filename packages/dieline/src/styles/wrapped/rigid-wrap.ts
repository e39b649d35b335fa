import type { Dieline, Millimetres, Panel, Point, Size } from '../../dieline.ts';
import { assemble } from '../../folding/assemble.ts';
import type { Tooling } from '../tooling.ts';
import { attachPanel, type BlankBuilder, type Edge, edgeBetween, movedToOrigin } from '../tray/edge.ts';

/** Thickness of printed paper of 105 to 128 gsm with its glue, on one face of the board. */
export const wrapCaliper: Millimetres = 0.2;

const usualTurnIn: Millimetres = 15;
const cornerTab: Millimetres = 15;

const order = { longWalls: 0, tabs: 1, shortWalls: 2, rims: 3 } as const;

/**
 * The paper around a shell: base, walls, a strip over the rim, and a turn-in glued to the inside, mitred at the
 * corners. Walls along the length have tabs around the corners, under the paper of the other walls.
 *
 * @param outer length and width of the shell outside, and its height from the table to the rim
 */
export function drawWrap(outer: Size, t: Millimetres, tooling: Tooling): Dieline {
  const p = wrapCaliper;
  // The paper of the end walls is over the corner tabs, so the base is a paper longer there.
  const [b, w] = [outer.length + 3 * p, outer.width + p];
  const base: Panel = {
    name: 'base',
    role: 'base',
    outline: [
      [0, 0],
      [p, 0],
      [b - p, 0],
      [b, 0],
      [b, w],
      [b - p, w],
      [p, w],
      [0, w],
    ],
  };
  const sheet: BlankBuilder = { panels: [base], hinges: [] };
  const turnIn = Math.min(usualTurnIn, outer.height - t - 2);
  const long = { wall: outer.height + p, strip: t + p, turnIn, tabbed: true, tooling };
  const short = { ...long, strip: t + 2 * p, tabbed: false };
  attachWall(sheet, 'back', edgeBetween([p, 0], [b - p, 0]), long);
  attachWall(sheet, 'left', edgeBetween([b, 0], [b, w]), short);
  attachWall(sheet, 'front', edgeBetween([b - p, w], [p, w]), long);
  attachWall(sheet, 'right', edgeBetween([0, w], [0, 0]), short);
  return assemble(
    { style: 'rigid-box', inside: outer, caliper: p, ...movedToOrigin(sheet), notices: [] },
    [],
    [
      // The paper of the end walls is glued over the corner tabs.
      ['right', 'backTabLeft'],
      ['left', 'backTabRight'],
      ['left', 'frontTabLeft'],
      ['right', 'frontTabRight'],
    ],
  );
}

type Wall = {
  readonly wall: Millimetres;
  readonly strip: Millimetres;
  readonly turnIn: Millimetres;
  readonly tabbed: boolean;
  readonly tooling: Tooling;
};

/** Attaches a wall, the parts over the rim and inside, and its corner tabs if it has them. */
function attachWall(
  sheet: BlankBuilder,
  name: string,
  edge: Edge,
  { wall, strip, turnIn, tabbed, tooling }: Wall,
): void {
  const u = edge.length;
  const low = Math.max(1, tooling.minRuleDistance);
  const high = wall - low;
  const stops = (x: Millimetres, ...heights: Millimetres[]) => (tabbed ? heights.map((v): Point => [x, v]) : []);
  attachPanel(sheet, 'base', { name, role: 'wall', order: tabbed ? order.longWalls : order.shortWalls }, edge, [
    [0, 0],
    ...stops(0, low, high),
    [0, wall],
    [u, wall],
    ...stops(u, high, low),
    [u, 0],
  ]);
  if (tabbed) {
    const tab = { role: 'tab', order: order.tabs } as const;
    const left = edgeBetween(edge.at(0, low), edge.at(0, high));
    const right = edgeBetween(edge.at(u, high), edge.at(u, low));
    attachPanel(sheet, name, { ...tab, name: `${name}TabLeft` }, left, tabOn(left.length));
    attachPanel(sheet, name, { ...tab, name: `${name}TabRight` }, right, tabOn(right.length));
  }
  // Nothing folds the paper but the rim of the board: where both folds are too near for two rules, one shows the way.
  const line = strip < tooling.minCreaseDistance ? ('none' as const) : undefined;
  const rim = edgeBetween(edge.at(0, wall), edge.at(u, wall));
  attachPanel(sheet, name, { name: `${name}Rim`, role: 'strip', order: order.rims }, rim, [
    [0, 0],
    [strip, strip],
    [u - strip, strip],
    [u, 0],
  ]);
  const inner = edgeBetween(rim.at(strip, strip), rim.at(u - strip, strip));
  const mitre = Math.min(turnIn, inner.length / 2 - 1);
  attachPanel(sheet, `${name}Rim`, { name: `${name}TurnIn`, role: 'turnIn', order: order.rims, line }, inner, [
    [0, 0],
    [mitre, turnIn],
    [inner.length - mitre, turnIn],
    [inner.length, 0],
  ]);
}

function tabOn(edge: Millimetres): Point[] {
  const taper = Math.min(cornerTab * 0.35, edge / 4);
  return [
    [0, 0],
    [taper, cornerTab],
    [edge - taper, cornerTab],
    [edge, 0],
  ];
}
