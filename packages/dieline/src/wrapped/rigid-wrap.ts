import { assemble } from '../assemble.ts';
import type { Dieline, Millimetres, PanelRole, Point, Size } from '../dieline.ts';
import { type Edge, edgeBetween, fromCorner, type Growing, onEdge, quarterTurn } from '../tray/edge.ts';

/** Printed paper of 105 to 128 gsm and its glue, on one face of the board. */
export const wrapCaliper: Millimetres = 0.2;

const usualTurnIn: Millimetres = 15;
const cornerTab: Millimetres = 15;

/**
 * The paper around a shell: base, walls, a strip over the rim, and a turn-in glued to the inside, mitred at the corners.
 * Walls along the length have tabs that go round the corners, under the paper of the other walls.
 *
 * @param outer length and width of the shell outside, and its height from the table to the rim
 */
export function drawWrap(outer: Size, t: Millimetres): Dieline {
  const p = wrapCaliper;
  // The paper of the end walls lies over the corner tabs, so the base reaches a paper further there.
  const [b, w] = [outer.length + 3 * p, outer.width + p];
  const wall = outer.height + p;
  const turnIn = Math.min(usualTurnIn, outer.height - t - 2);
  const sheet: Growing = { panels: [], hinges: [] };
  const hang = (parent: string, name: string, role: PanelRole, edge: Edge, places: readonly Point[], order: number) => {
    const outline = onEdge(edge, places);
    const [start, end] = [outline[0], outline.at(-1)];
    if (!start || !end) throw new RangeError(`Panel ${name} needs an outline`);
    sheet.panels.push({ name, role, outline });
    sheet.hinges.push({ parent, child: name, crease: [start, end], angle: quarterTurn, order });
  };
  sheet.panels.push({
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
  });
  const stand = (name: string, edge: Edge, tabbed: boolean) => {
    const u = edge.length;
    const strip = t + (tabbed ? p : 2 * p);
    const [low, high] = [1, wall - 1];
    const stops: { left: Point[]; right: Point[] } = tabbed
      ? {
          left: [
            [0, low],
            [0, high],
          ],
          right: [
            [u, high],
            [u, low],
          ],
        }
      : { left: [], right: [] };
    hang(
      'base',
      name,
      'wall',
      edge,
      [[0, 0], ...stops.left, [0, wall], [u, wall], ...stops.right, [u, 0]],
      tabbed ? 0 : 2,
    );
    if (tabbed) {
      const left = edgeBetween(edge.at(0, low), edge.at(0, high));
      const right = edgeBetween(edge.at(u, high), edge.at(u, low));
      hang(name, `${name}TabLeft`, 'tab', left, tabOn(left.length), 1);
      hang(name, `${name}TabRight`, 'tab', right, tabOn(right.length), 1);
    }
    const rim = edgeBetween(edge.at(0, wall), edge.at(u, wall));
    hang(
      name,
      `${name}Rim`,
      'strip',
      rim,
      [
        [0, 0],
        [strip, strip],
        [u - strip, strip],
        [u, 0],
      ],
      3,
    );
    const inner = edgeBetween(rim.at(strip, strip), rim.at(u - strip, strip));
    const mitre = Math.min(turnIn, inner.length / 2 - 1);
    hang(
      `${name}Rim`,
      `${name}TurnIn`,
      'turnIn',
      inner,
      [
        [0, 0],
        [mitre, turnIn],
        [inner.length - mitre, turnIn],
        [inner.length, 0],
      ],
      3,
    );
  };
  stand('back', edgeBetween([p, 0], [b - p, 0]), true);
  stand('left', edgeBetween([b, 0], [b, w]), false);
  stand('front', edgeBetween([b - p, w], [p, w]), true);
  stand('right', edgeBetween([0, w], [0, 0]), false);
  return assemble({ style: 'rigid-box', inside: outer, caliper: p, ...fromCorner(sheet), notices: [] });
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
