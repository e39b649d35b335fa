import type { Millimetres, Point } from '../../dieline.ts';
import type { RigidTransform } from '../../folding/blank.ts';

/**
 * Puts a blank down flat: in its own space the sheet is upright with the print towards the viewer. `middle` is the
 * point of the sheet that goes to the middle of the box, `height` the height of the panel's middle surface.
 */
export function lying(print: 'down' | 'up', [x, y]: Point, height: Millimetres): RigidTransform {
  // In both cases the sheet's upper edge goes to the back.
  return print === 'down'
    ? { origin: [x, height, -y], xAxis: [-1, 0, 0], yAxis: [0, 0, -1] }
    : { origin: [-x, height, -y], xAxis: [1, 0, 0], yAxis: [0, 0, -1] };
}

/** The same, moved within the box. */
export function movedBy(
  { origin, xAxis, yAxis }: RigidTransform,
  [dx, dy, dz]: readonly [Millimetres, Millimetres, Millimetres],
): RigidTransform {
  return { origin: [origin[0] + dx, origin[1] + dy, origin[2] + dz], xAxis, yAxis };
}

/** Progress within a part of the whole, eased in and out: 0 before `from`, 1 after `to`. */
export function stage(progress: number, from: number, to: number): number {
  const done = Math.min(1, Math.max(0, (progress - from) / (to - from)));
  return done * done * (3 - 2 * done);
}

/** The same without easing, for the folding of a blank, which is eased itself. */
export function during(progress: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (progress - from) / (to - from)));
}
