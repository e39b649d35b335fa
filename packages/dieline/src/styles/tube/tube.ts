import type { Dieline, Hinge, Millimetres, Notice, Panel, Path, Point } from '../../dieline.ts';
import { assemble } from '../../folding/assemble.ts';
import type { GluedPair } from '../../folding/glue-zones.ts';
import { withoutRepeats } from '../../geometry/plane.ts';
import type { StyleRequest } from '../style.ts';
import { drawGlueFlap } from './glue-flap.ts';

export const quarterTurn = Math.PI / 2;

/**
 * Folding order of a tube: its walls, then the bottom, then the top. The last order takes the largest part of the
 * animation.
 */
export const order = { tube: 0, bottom: [1, 2, 3], top: [4, 5, 6] } as const;

export type End = 'top' | 'bottom';

/** The corner between two walls: its angle or motion, and the rule on the crease. */
export type Corner = Pick<Hinge, 'angle' | 'motion' | 'line'>;

/** A wall from crease to crease, and its corner with the next wall to the right (the last one is glued). */
export type Wall = {
  readonly name: string;
  readonly width: Millimetres;
  readonly corner: Corner | null;
  readonly role?: Panel['role'];
  readonly holes?: (x0: Millimetres, y0: Millimetres) => readonly (readonly Point[])[];
};

/**
 * The shape and flaps of a wall's upper or lower edge, in the edge's coordinates: `u` runs along it from left to right
 * as seen from the body, `v` away from the body. Outlines run clockwise.
 */
export type WallEdge = {
  /** How much this wall is shorter than the body's outermost crease, because its flap folds under other plies. */
  readonly drop: Millimetres;
  /** From corner to corner, with the creases' ends in between. */
  readonly edge: readonly Point[];
  readonly panels: readonly Panel[];
  readonly hinges: readonly Hinge[];
};

/** One end of a tube: its height beyond the body's outermost crease, and the edge of each wall. */
export type TubeEnd = {
  readonly reach: Millimetres;
  readonly edgeOf: (wall: string, width: Millimetres) => WallEdge;
  readonly notices: readonly Notice[];
  /** Its flaps that are glued together. */
  readonly glued?: readonly GluedPair[];
};

export type TubePlan = {
  readonly style: string;
  readonly request: StyleRequest;
  /** From left to right as seen on the printed side; the glue flap is attached to the first one. */
  readonly walls: readonly Wall[];
  /** The wall that doesn't move when folding. */
  readonly root: string;
  /** Between the outermost creases of both ends. */
  readonly bodyHeight: Millimetres;
  readonly top: TubeEnd;
  readonly bottom: TubeEnd;
  /** What is glued under the last wall: the first wall's flap (the default), or the whole first wall. */
  readonly seam?: 'flap' | 'wall';
  /**
   * The glue flap's corner if it isn't a plain right angle, and how far below the body's upper crease it must start.
   */
  readonly glue?: { readonly corner?: Corner; readonly from?: Millimetres };
  /** Rules across panels, given the left edge of each wall and the height of the body's upper crease. */
  readonly extra?: (left: (wall: string) => Millimetres, y0: Millimetres) => readonly Path[];
  readonly notices?: readonly Notice[];
};

type PlacedWall = Wall & { readonly x0: Millimetres; readonly x1: Millimetres };
type PlacedEdge = { readonly y: Millimetres } & WallEdge;

/**
 * The four walls of a square tube: back, left, front, right. The last one is a caliper narrower, because it is glued
 * over the flap.
 */
export function squareWalls({ length, width, caliper: t }: StyleRequest, front: Partial<Wall> = {}): Wall[] {
  const corner = { angle: quarterTurn };
  return [
    { name: 'back', width: length + t, corner },
    { name: 'left', width: width + t, corner },
    { name: 'front', width: length + t, corner, ...front },
    { name: 'right', width, corner: null },
  ];
}

/** Draws a tube of walls with its two ends and its glue flap. The bounding box starts at [0, 0]. */
export function drawTube(plan: TubePlan): Dieline {
  const { request, top, bottom } = plan;
  const t = request.caliper;
  const y0 = top.reach;
  const y1 = y0 + plan.bodyHeight;
  const edges = plan.walls.map((wall) => ({
    top: top.edgeOf(wall.name, wall.width),
    bottom: bottom.edgeOf(wall.name, wall.width),
  }));
  const [first, last] = [edges[0], edges.at(-1)];
  const drawnFlap = drawGlueFlap({
    height: request.height,
    from: plan.glue?.from ?? Math.max(first?.top.drop ?? 0, last?.top.drop ?? 0) + t,
    to: plan.bodyHeight - Math.max(first?.bottom.drop ?? 0, last?.bottom.drop ?? 0) - t,
    caliper: t,
    under: plan.walls.at(-1)?.width ?? 0,
  });
  const flap = plan.seam === 'wall' ? null : drawnFlap;
  const walls = placedFrom(flap?.width ?? 0, plan.walls);
  const placed = walls.map((wall, index): { top: PlacedEdge; bottom: PlacedEdge } => {
    const ends = edges[index];
    if (!ends) throw new RangeError(`No edges for ${wall.name}`);
    return {
      top: placeEdge(ends.top, y0 + ends.top.drop, (y) => ([u, v]) => [wall.x0 + u, y - v]),
      bottom: placeEdge(ends.bottom, y1 - ends.bottom.drop, (y) => ([u, v]) => [wall.x1 - u, y + v]),
    };
  });
  /** The crease between a wall and the next one spans the height that both have in common. */
  const creaseAfter = (index: number): readonly [Millimetres, Millimetres] => [
    Math.max(placed[index]?.top.y ?? y0, placed[index + 1]?.top.y ?? y0),
    Math.min(placed[index]?.bottom.y ?? y1, placed[index + 1]?.bottom.y ?? y1),
  ];

  const panels: Panel[] = [];
  const hinges: Hinge[] = [];
  for (const [index, wall] of walls.entries()) {
    const ends = placed[index];
    if (!ends) continue;
    const right = wall.corner ? creaseAfter(index).map((y): Point => [wall.x1, y]) : [];
    const left =
      index > 0 ? creaseAfter(index - 1).map((y): Point => [wall.x0, y]) : (flap?.creaseAt(wall.x0, y0) ?? []);
    const outline = withoutRepeats([
      ...ends.top.edge,
      ...right,
      ...ends.bottom.edge,
      ...(index > 0 ? left.toReversed() : left),
    ]);
    const holes = wall.holes?.(wall.x0, y0);
    panels.push({ name: wall.name, role: wall.role ?? 'wall', outline, ...(holes && { holes }) });
    panels.push(...ends.top.panels, ...ends.bottom.panels);
    hinges.push(...ends.top.hinges, ...ends.bottom.hinges);
    if (index === 0 && flap) {
      panels.push({ name: 'glueFlap', role: 'glueFlap', outline: flap.outlineAt(wall.x0, y0) });
      const corner = plan.glue?.corner ?? { angle: quarterTurn };
      const crease = flap.creaseAt(wall.x0, y0);
      hinges.push({ parent: wall.name, child: 'glueFlap', crease, order: order.tube, ...turnedBy(corner, flap.turn) });
    }
  }
  return assemble(
    {
      style: plan.style,
      inside: { length: request.length, width: request.width, height: request.height },
      caliper: t,
      panels: [...panels.filter(({ name }) => name === plan.root), ...panels.filter(({ name }) => name !== plan.root)],
      hinges: [...wallHinges(walls, plan.root, creaseAfter), ...hinges],
      notices: [...top.notices, ...bottom.notices, ...(flap?.notices ?? []), ...(plan.notices ?? [])],
    },
    plan.extra?.((name) => walls.find((wall) => wall.name === name)?.x0 ?? Number.NaN, y0),
    [...(plan.seam === 'wall' ? [seamOf(plan.walls)] : []), ...(top.glued ?? []), ...(bottom.glued ?? [])],
  );
}

/** The last wall gets the glue and is pressed on the first one. */
function seamOf(walls: readonly Wall[]): GluedPair {
  return [walls.at(-1)?.name ?? '', walls[0]?.name ?? ''];
}

function placedFrom(start: Millimetres, walls: readonly Wall[]): PlacedWall[] {
  let x = start;
  return walls.map((wall) => {
    const x0 = x;
    x += wall.width;
    return { ...wall, x0, x1: x };
  });
}

/** Converts the edge's own coordinates to the sheet's. */
function placeEdge(
  { drop, edge, panels, hinges }: WallEdge,
  y: Millimetres,
  placing: (y: Millimetres) => (point: Point) => Point,
): PlacedEdge {
  const place = placing(y);
  return {
    y,
    drop,
    edge: edge.map(place),
    panels: panels.map((panel) => ({
      ...panel,
      outline: panel.outline.map(place),
      ...(panel.holes && { holes: panel.holes.map((hole) => hole.map(place)) }),
    })),
    hinges: hinges.map((hinge) => ({ ...hinge, crease: [place(hinge.crease[0]), place(hinge.crease[1])] })),
  };
}

/** Hinges from the root wall to both sides. Creases run in the direction of the parent's clockwise outline. */
function wallHinges(
  walls: readonly PlacedWall[],
  root: string,
  creaseAfter: (index: number) => readonly [Millimetres, Millimetres],
): Hinge[] {
  const still = walls.findIndex(({ name }) => name === root);
  const hingeAfter = (index: number, leftwards: boolean): Hinge[] => {
    const [wall, next] = [walls[index], walls[index + 1]];
    if (!wall?.corner || !next) return [];
    const [from, to] = creaseAfter(index);
    const [upper, lower]: [Point, Point] = [
      [wall.x1, from],
      [wall.x1, to],
    ];
    const [parent, child] = leftwards ? [next.name, wall.name] : [wall.name, next.name];
    return [{ parent, child, crease: leftwards ? [lower, upper] : [upper, lower], order: order.tube, ...wall.corner }];
  };
  const leftwards = walls.slice(0, still).map((_, index) => hingeAfter(still - 1 - index, true));
  const rightwards = walls.slice(still).map((_, index) => hingeAfter(still + index, false));
  return [...leftwards, ...rightwards].flat();
}

/** The glue flap is tilted inwards by one board, the thickness of the wall glued onto it. */
function turnedBy(corner: Corner, turn: number): Corner {
  return {
    ...corner,
    angle: corner.angle + turn,
    ...(corner.motion && { motion: corner.motion.map(([step, angle]) => [step, angle + turn] as const) }),
  };
}
