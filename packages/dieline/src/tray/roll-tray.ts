import { roundedCorner } from '../corners.ts';
import type { Millimetres, Notice, Panel, PanelRole, Point } from '../dieline.ts';
import { type Edge, edgeBetween, type Growing, onEdge, quarterTurn } from './edge.ts';
import { placeTabs, slotsUnder, withTabs } from './tabs.ts';

/** Inside length and width, and the heights of walls from crease to crease or edge (millimetres). */
export type RollTrayMeasures = {
  readonly length: Millimetres;
  readonly width: Millimetres;
  readonly caliper: Millimetres;
  /** Height of the outer end walls, up to the crease of the strip that rolls over. */
  readonly rim: Millimetres;
  readonly front: Millimetres;
  readonly back: Millimetres;
};

export type RollTray = Growing & {
  /** Upper edges of the walls that stay single, for a lid or a notch. */
  readonly edges: { readonly front: Edge; readonly back: Edge };
  readonly base: { readonly length: Millimetres; readonly width: Millimetres };
  readonly notices: readonly Notice[];
};

/** Folding order: the single walls, their corner flaps, the end walls, and what rolls over them. */
export const trayOrder = { walls: 0, corners: 1, ends: 2, roll: 3, afterwards: 4 } as const;

const mostCorner: Millimetres = 60;

/**
 * A tray with rolled ends: base (L+5t) × (W+t), single walls along the length with a corner flap at each end, and end
 * walls that roll over these flaps (strip 2t, inner wall 2t lower than the rim) and lock in slots of the base. Between
 * the inner faces it is exactly L × W. Root is the base; seen on the sheet the back is above it and, because the print
 * is outside, the right end is to its left. The drawing lies around the base; nothing is moved to the corner yet.
 *
 * Source of the allowances: the trade's rules for ECMA group B trays, in the project's domain notes.
 */
export function drawRollTray(measures: RollTrayMeasures): RollTray {
  const { length, width, caliper: t, rim, front, back } = measures;
  const [b, w] = [length + 5 * t, width + t];
  const gap = Math.max(0.35, t);
  const tabs = placeTabs(width - 2 * gap, t, gap);
  const panels: Panel[] = [];
  const hinges: RollTray['hinges'] = [];

  const hang = (
    parent: string,
    panel: { name: string; role: PanelRole },
    edge: Edge,
    places: readonly Point[],
    order: number,
  ) => {
    const outline = onEdge(edge, places);
    const [start, end] = [outline[0], outline.at(-1)];
    if (!start || !end) throw new RangeError(`Panel ${panel.name} needs an outline`);
    panels.push({ ...panel, outline });
    hinges.push({ parent, child: panel.name, crease: [start, end], angle: quarterTurn, order });
  };

  const slots = slotsUnder(tabs, { length: b, width: w, inset: t / 2 + gap, caliper: t });
  panels.push({
    name: 'base',
    role: 'base',
    outline: [
      [0, 0],
      [t, 0],
      [b - t, 0],
      [b, 0],
      [b, w],
      [b - t, w],
      [t, w],
      [0, w],
    ],
    holes: slots,
  });
  const single = (name: 'front' | 'back', edge: Edge, height: Millimetres): Edge => {
    const corners = cornerCreases(rim, t);
    const { length: u } = edge;
    const [low, high] = corners;
    hang(
      'base',
      { name, role: 'wall' },
      edge,
      [
        [0, 0],
        [0, low],
        [0, high],
        [0, height],
        [u, height],
        [u, high],
        [u, low],
        [u, 0],
      ],
      trayOrder.walls,
    );
    const depth = cornerDepth(width, rim, t);
    const left = edgeBetween(edge.at(0, low), edge.at(0, high));
    const right = edgeBetween(edge.at(u, high), edge.at(u, low));
    hang(
      name,
      { name: `${name}CornerLeft`, role: 'dustFlap' },
      left,
      cornerFlap(left.length, depth),
      trayOrder.corners,
    );
    hang(
      name,
      { name: `${name}CornerRight`, role: 'dustFlap' },
      right,
      mirrored(cornerFlap(right.length, depth), right.length),
      trayOrder.corners,
    );
    return edgeBetween(edge.at(0, height), edge.at(u, height));
  };
  const rolled = (name: 'left' | 'right', edge: Edge) => {
    const inset = t / 2 + gap;
    const { length: u } = edge;
    hang(
      'base',
      { name, role: 'wall' },
      edge,
      [
        [0, 0],
        [0, rim],
        [inset, rim],
        [u - inset, rim],
        [u, rim],
        [u, 0],
      ],
      trayOrder.ends,
    );
    const roll = edgeBetween(edge.at(inset, rim), edge.at(u - inset, rim));
    const strip: Point[] = [
      [0, 0],
      [0, 2 * t],
      [roll.length, 2 * t],
      [roll.length, 0],
    ];
    hang(name, { name: `${name}Strip`, role: 'strip' }, roll, strip, trayOrder.roll);
    const inner = edgeBetween(roll.at(0, 2 * t), roll.at(roll.length, 2 * t));
    hang(
      `${name}Strip`,
      { name: `${name}Inner`, role: 'innerWall' },
      inner,
      withTabs(inner.length, rim - 2 * t, tabs),
      trayOrder.roll,
    );
  };
  const edges = {
    back: single('back', edgeBetween([t, 0], [b - t, 0]), back),
    front: single('front', edgeBetween([b - t, w], [t, w]), front),
  };
  rolled('left', edgeBetween([b, 0], [b, w]));
  rolled('right', edgeBetween([0, w], [0, 0]));
  return { panels, hinges, edges, base: { length: b, width: w }, notices: cornerNotices(width, rim, t) };
}

/** From where to where a corner flap hangs on its wall: clear of the base below and of the strip above. */
function cornerCreases(rim: Millimetres, t: Millimetres): readonly [Millimetres, Millimetres] {
  const relief = Math.max(0.4, t);
  return [relief, rim - t / 2 - relief];
}

/** Half as deep again as the wall is high, at least 20 mm; the two corner flaps of an end must not meet. */
function cornerDepth(width: Millimetres, rim: Millimetres, t: Millimetres): Millimetres {
  return Math.min(width / 2 - Math.max(0.4, t), Math.max(20, 1.5 * rim), mostCorner);
}

function cornerNotices(width: Millimetres, rim: Millimetres, t: Millimetres): Notice[] {
  const depth = cornerDepth(width, rim, t);
  if (depth >= 20) return [];
  const text = `The corner flaps are only ${depth.toFixed(1)} mm deep, because the tray is narrow: its ends hold less.`;
  return [{ code: 'corner-flaps-short', text }];
}

/** A corner flap: square at the rim with a rounded tip, rising a little from the base so that it slips in. */
function cornerFlap(edge: Millimetres, depth: Millimetres): Point[] {
  const rise = Math.min(0.09 * depth, 0.25 * edge);
  const radius = Math.min(5, depth / 3, edge / 4);
  return [
    [0, 0],
    ...roundedCorner([0, 0], [rise, depth], [edge, depth], radius),
    ...roundedCorner([rise, depth], [edge, depth], [edge, 0], radius),
    [edge, 0],
  ];
}

function mirrored(places: readonly Point[], edge: Millimetres): Point[] {
  return places.map(([u, v]): Point => [edge - u, v]).reverse();
}
