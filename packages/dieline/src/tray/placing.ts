import type { Millimetres, Point } from '../dieline.ts';
import type { RigidTransform } from '../style.ts';

/**
 * A blank that lies: its own room has the sheet upright with the print towards the viewer. `middle` is the place of the
 * sheet that comes over the middle of the box, `height` that of the lying panel's middle surface.
 */
export function lying(print: 'down' | 'up', [x, y]: Point, height: Millimetres): RigidTransform {
  // The sheet's upper edge goes to the back either way.
  return print === 'down'
    ? { origin: [x, height, -y], xAxis: [-1, 0, 0], yAxis: [0, 0, -1] }
    : { origin: [-x, height, -y], xAxis: [1, 0, 0], yAxis: [0, 0, -1] };
}

/** The same, moved in the box's room. */
export function movedBy(
  { origin, xAxis, yAxis }: RigidTransform,
  [dx, dy, dz]: readonly [Millimetres, Millimetres, Millimetres],
): RigidTransform {
  return { origin: [origin[0] + dx, origin[1] + dy, origin[2] + dz], xAxis, yAxis };
}

/** Share of a part of the whole way, eased in and out: 0 before `from`, 1 after `to`. */
export function stage(progress: number, from: number, to: number): number {
  const done = Math.min(1, Math.max(0, (progress - from) / (to - from)));
  return done * done * (3 - 2 * done);
}

/** The same without easing: for a blank that folds during that part, as folding eases by itself. */
export function during(progress: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (progress - from) / (to - from)));
}
