import type { Dieline, Hinge, Point } from '../dieline.ts';
import type { Point3 } from '../geometry/space.ts';
import { cross, minus, plus, times, turnAbout, unit } from '../geometry/space.ts';
import type { Face, Placement } from './faces.ts';
import { inStrips } from './strips.ts';

/** Share of the progress that the last fold takes, because closing the lid is the most interesting part. */
const lastFold = 0.4;

/**
 * The flat sheet is upright, its printed side towards the viewer, so that the front is at the same position before and
 * after folding.
 */
const flat: Placement = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, -1, 0] };

/**
 * Folds the sheet by walking the tree of hinges from the root panel, which doesn't move.
 *
 * @param progress 0 is flat, 1 is closed. Hinges of the same order fold together, one order after the other; the last
 *   (the top lid) takes the last 40 %. Values out of range are clamped.
 * @returns a face for every panel and every strip of a bent one, in millimetres, as middle surfaces of the board
 */
export function fold(dieline: Pick<Dieline, 'panels' | 'hinges'>, progress: number): Face[] {
  const { strips, hinges, root } = inStrips(dieline);
  const turns = turnsAt(hinges, Math.min(1, Math.max(0, progress)));
  const placements = new Map<string, Placement>();
  if (root !== undefined) place(root, flat);

  function place(panel: string, placement: Placement): void {
    placements.set(panel, placement);
    for (const hinge of hinges) {
      if (hinge.parent === panel) place(hinge.child, turned(placement, hinge, turns.get(hinge) ?? 0));
    }
  }

  return strips.flatMap(({ name, panel, strip, role, outline, holes }): Face[] => {
    const placement = placements.get(name);
    if (!placement) return [];
    const normal = cross(placement.yAxis, placement.xAxis);
    const inRoom = (points: readonly Point[]) => points.map((point) => toRoom(placement, point));
    const open = holes && { holes: holes.map(inRoom) };
    const part = strip !== undefined && { strip };
    return [{ panel, ...part, role, points: inRoom(outline), ...open, normal, placement }];
  });
}

/** The position in space of a point of the sheet. */
export function toRoom({ origin, xAxis, yAxis }: Placement, [x, y]: Point): Point3 {
  return plus(origin, plus(times(xAxis, x), times(yAxis, y)));
}

/** The angle of each hinge at a progress: each order has its own part of the progress, eased in and out. */
function turnsAt(hinges: readonly Hinge[], progress: number): Map<Hinge, number> {
  const orders = ordersOf(hinges);
  const last = orders.length - 1;
  const doneOf = (order: number): number => {
    const step = orders.indexOf(order);
    const share = last === 0 ? 1 : step === last ? lastFold : (1 - lastFold) / last;
    const start = step === last ? 1 - share : step * share;
    return Math.min(1, Math.max(0, (progress - start) / share));
  };
  // The progress in orders: the completed orders plus a part of the current one.
  const underWay = orders.findLast((order) => doneOf(order) > 0) ?? orders[0] ?? 0;
  const now = underWay + doneOf(underWay);
  return new Map(
    hinges.map((hinge) => {
      if (hinge.motion) return [hinge, angleAt(hinge.motion, now)];
      const done = doneOf(hinge.order);
      return [hinge, hinge.angle * done * done * (3 - 2 * done)];
    }),
  );
}

/** All orders at which something folds, ascending. */
function ordersOf(hinges: readonly Hinge[]): number[] {
  const orders = new Set<number>();
  for (const { order, motion } of hinges) {
    if (!motion) orders.add(order);
    const [first, last] = [motion?.[0]?.[0] ?? 0, motion?.at(-1)?.[0] ?? 0];
    for (let step = Math.floor(first); motion && step < last; step += 1) orders.add(step);
  }
  return [...orders].sort((a, b) => a - b);
}

/** Interpolated between the given angles; constant before the first and after the last. */
function angleAt(motion: NonNullable<Hinge['motion']>, now: number): number {
  const next = motion.findIndex(([step]) => step >= now);
  const [to, from] = [motion.at(next), motion[Math.max(0, next - 1)]];
  if (!to || !from) return 0;
  if (next <= 0) return to[1];
  return from[1] + ((to[1] - from[1]) * (now - from[0])) / (to[0] - from[0]);
}

/** The child's placement: the parent's, rotated about the crease away from the printed side. */
function turned(parent: Placement, { crease }: Hinge, angle: number): Placement {
  const start = toRoom(parent, crease[0]);
  const axis = unit(minus(toRoom(parent, crease[1]), start));
  // Creases run clockwise around their parent, so folding away from the print is a left-handed rotation.
  const turn = (direction: Point3) => turnAbout(direction, axis, -angle);
  return {
    origin: plus(start, turn(minus(parent.origin, start))),
    xAxis: turn(parent.xAxis),
    yAxis: turn(parent.yAxis),
  };
}
