import type { Hinge, Millimetres, Notice, Panel, Point } from '../../dieline.ts';
import { roundedCorner } from '../../geometry/corners.ts';
import { withoutRepeats } from '../../geometry/plane.ts';
import type { Tooling } from '../tooling.ts';
import { attachPanel, type BlankBuilder, type Edge, edgeBetween } from './edge.ts';
import { areSlits, creaseBesideSlots, placeTabs, slotsUnder, type Tabs, withTabs } from './tabs.ts';

/** Inside length and width, and the heights of walls from crease to crease or edge (millimetres). */
export type RollTrayMeasures = {
  readonly length: Millimetres;
  readonly width: Millimetres;
  readonly caliper: Millimetres;
  /** Height of the outer end walls, up to the crease of the strip that rolls over. */
  readonly rim: Millimetres;
  readonly front: Millimetres;
  readonly back: Millimetres;
  readonly tooling: Tooling;
  /** Distance between the outer and inner wall of the rolled ends, from middle to middle: by default `usualRoll`. */
  readonly roll?: Millimetres;
  /** Where the strips and inner walls begin behind the front crease, if a lid's ears slide in between. */
  readonly opening?: { readonly strip: Millimetres; readonly inner: Millimetres };
};

export type RollTray = BlankBuilder & {
  /** Upper edges of the single walls, for a lid or a notch. */
  readonly edges: { readonly front: Edge; readonly back: Edge };
  readonly base: { readonly length: Millimetres; readonly width: Millimetres };
  readonly notices: readonly Notice[];
};

/** Folding order: the single walls, their corner flaps, the end walls, and the strips that roll over them. */
export const trayOrder = { walls: 0, corners: 1, ends: 2, roll: 3, afterwards: 4 } as const;

const maxCorner: Millimetres = 60;

/**
 * How far apart the two folds of a rolled end are that would be `wanted` apart: one wide crease makes both, or they are
 * as far apart as two creases must be.
 */
export const rollOver = (wanted: Millimetres, { widestCrease, minCreaseDistance }: Tooling): Millimetres =>
  wanted <= widestCrease ? wanted : Math.max(wanted, minCreaseDistance);

/** Two boards: a corner flap lies between both walls. */
export const usualRoll = (caliper: Millimetres, tooling: Tooling): Millimetres => rollOver(2 * caliper, tooling);

/**
 * A tray with rolled ends: base (L+5t) × (W+t), single walls along the length with a corner flap at each end, and end
 * walls that roll over these flaps (strip 2t, inner wall 2t lower than the rim) and lock in slots of the base. The
 * inside is exactly L × W. The root is the base; on the sheet the back is above it and, because the print is outside,
 * the right end is to its left. Coordinates are relative to the base, not yet to the corner of the bounding box.
 *
 * Source of the allowances: the trade's rules for ECMA group B trays.
 */
export function drawRollTray(measures: RollTrayMeasures): RollTray {
  const { length, width, caliper: t, rim, tooling, roll = usualRoll(t, tooling) } = measures;
  const [b, w] = [length + 2 * roll + t, width + t];
  const gap = Math.max(0.35, t);
  const inset = t / 2 + gap;
  const { strip, inner } = measures.opening ?? { strip: inset, inner: inset };
  const tabs = placeTabs(w - inset - inner, t, gap);
  const ends = { inset, strip, inner, roll, rim, caliper: t, tabs, tooling };
  const base: Panel = {
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
    holes: slotsUnder(tabs, { length: b, inset, roll, caliper: t }),
    ...(areSlits(tabs, t, tooling) && { slits: true }),
  };
  const tray: BlankBuilder = { panels: [base], hinges: [] };
  const edges = {
    back: attachSingleWall(tray, 'back', edgeBetween([t, 0], [b - t, 0]), measures),
    front: attachSingleWall(tray, 'front', edgeBetween([b - t, w], [t, w]), measures),
  };
  attachRolledEnd(tray, 'left', edgeBetween([b, 0], [b, w]), ends);
  attachRolledEnd(tray, 'right', edgeBetween([0, w], [0, 0]), ends);
  return { ...tray, edges, base: { length: b, width: w }, notices: cornerNotices(width, rim, t) };
}

/** A wall along the length with a flap at each end, which goes between the two boards of the rolled end. */
function attachSingleWall(tray: BlankBuilder, name: 'front' | 'back', edge: Edge, measures: RollTrayMeasures): Edge {
  const { width, rim, caliper: t, tooling } = measures;
  const height = measures[name];
  const u = edge.length;
  // Keeps clear of the base below, where the end's knife is beside it, and of the strip above.
  const relief = Math.max(0.4, t);
  const [low, high] = [Math.max(relief, tooling.minRuleDistance), rim - t / 2 - relief];
  attachPanel(tray, 'base', { name, role: 'wall', order: trayOrder.walls }, edge, [
    [0, 0],
    [0, low],
    [0, high],
    [0, height],
    [u, height],
    [u, high],
    [u, low],
    [u, 0],
  ]);
  const flap = cornerFlap(high - low, cornerDepth(width, rim, t));
  const corner = { role: 'dustFlap', order: trayOrder.corners } as const;
  const left = edgeBetween(edge.at(0, low), edge.at(0, high));
  const right = edgeBetween(edge.at(u, high), edge.at(u, low));
  attachPanel(tray, name, { ...corner, name: `${name}CornerLeft` }, left, flap);
  attachPanel(tray, name, { ...corner, name: `${name}CornerRight` }, right, mirrored(flap, right.length));
  return edgeBetween(edge.at(0, height), edge.at(u, height));
}

export type Ends = {
  /** How much narrower the strip and inner wall are at the back than the outer wall. */
  readonly inset: Millimetres;
  /** The same at the front, separately for the strip and the inner wall. */
  readonly strip: Millimetres;
  readonly inner: Millimetres;
  readonly roll: Millimetres;
  readonly rim: Millimetres;
  readonly caliper: Millimetres;
  readonly tabs: Tabs;
  readonly tooling: Tooling;
  /** Height of the webs at its sides, and how they move with it; a plain end has none. */
  readonly web?: { readonly height: Millimetres; readonly motion: NonNullable<Hinge['motion']> };
};

/** Attaches an outer wall, the strip over the corner flaps, and the inner wall that locks in the base. */
export function attachRolledEnd(tray: BlankBuilder, name: 'left' | 'right', edge: Edge, ends: Ends): void {
  const { inset, strip, inner: innerInset, roll, rim, caliper: t, tabs, tooling, web } = ends;
  const u = edge.length;
  // Seen from the base, the front is to the right of the left end and to the left of the right one.
  const frontAtRight = name === 'left';
  const [from, to] = frontAtRight ? [inset, u - strip] : [strip, u - inset];
  const line = creaseBesideSlots(tabs, u, frontAtRight ? inset : innerInset, tooling.minRuleDistance);
  const side = web?.height ?? 0;
  const outer = { name, role: 'wall', order: trayOrder.ends, line, motion: web?.motion } as const;
  attachPanel(
    tray,
    'base',
    outer,
    edge,
    withoutRepeats([
      [0, 0],
      [0, side],
      [0, rim],
      [from, rim],
      [to, rim],
      [u, rim],
      [u, side],
      [u, 0],
    ]),
  );
  const isWide = roll <= tooling.widestCrease;
  const rolled = edgeBetween(edge.at(from, rim), edge.at(to, rim));
  attachPanel(
    tray,
    name,
    { name: `${name}Strip`, role: 'strip', order: trayOrder.roll, wide: isWide ? roll : undefined },
    rolled,
    [
      [0, 0],
      [0, roll],
      [rolled.length, roll],
      [rolled.length, 0],
    ],
  );
  const inner = edgeBetween(rolled.at(0, roll), rolled.at(rolled.length, roll));
  const panel = {
    name: `${name}Inner`,
    role: 'innerWall',
    order: trayOrder.roll,
    line: isWide ? 'none' : undefined,
  } as const;
  // Beside an opening the inner wall is longer than the strip that it hangs on.
  const over = strip - innerInset;
  // There its knife is opposite the outer wall's.
  const lower = over > 0 ? Math.max(0, tooling.minRuleDistance - roll) : 0;
  const wall = withTabs(inner.length + over, rim - 2 * t, tabs);
  const placed = frontAtRight
    ? [
        ...wall.slice(0, -1),
        [inner.length + over, lower] as const,
        [inner.length, lower] as const,
        [inner.length, 0] as const,
      ]
    : [[0, 0] as const, [0, lower] as const, ...movedBack([[0, lower], ...wall.slice(1)], over)];
  attachPanel(tray, `${name}Strip`, panel, inner, withoutRepeats(placed));
}

const movedBack = (places: readonly Point[], by: Millimetres) => places.map(([u, v]): Point => [u - by, v]);

/** 1.5 times the height of the wall and at least 20 mm, but less if the two corner flaps of an end would meet. */
function cornerDepth(width: Millimetres, rim: Millimetres, t: Millimetres): Millimetres {
  return Math.min(width / 2 - Math.max(0.4, t), Math.max(20, 1.5 * rim), maxCorner);
}

function cornerNotices(width: Millimetres, rim: Millimetres, t: Millimetres): Notice[] {
  const depth = cornerDepth(width, rim, t);
  if (depth >= 20) return [];
  const text = `The corner flaps are only ${depth.toFixed(1)} mm deep, because the tray is narrow: its ends hold less.`;
  return [{ code: 'corner-flaps-short', text }];
}

/** A corner flap: straight at the rim with a rounded tip, tapered slightly at the base so that it slips in. */
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
