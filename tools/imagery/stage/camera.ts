import type { Point3 } from '@boxwright/dieline';
import type { Piece } from './piece.ts';
import { cross, dot, minus, plus, times, turned, unit } from './vectors.ts';

/** A 70 mm lens on a 36 mm wide frame. */
export const lens = 70;
const sensor = 36;

export type Camera = { readonly place: Point3; readonly target: Point3; readonly distance: number };

/**
 * Places the camera so that the pieces fill their share of the frame, centred.
 *
 * @param pitch degrees above the table; `yaw` to the right of straight ahead
 * @param aspect width of the frame over its height
 */
export function frameUp(
  pieces: readonly Piece[],
  {
    pitch,
    yaw,
    fill,
    shift,
    aspect,
  }: { pitch: number; yaw: number; fill: number; shift: readonly [number, number]; aspect: number },
): Camera {
  const points = pieces.flatMap(({ parts }) => parts.flatMap((part) => part.points));
  const towards = turned(turned([0, 0, 1], 'x', -pitch), 'y', yaw);
  const right = unit(cross([0, 1, 0], towards));
  const up = cross(towards, right);
  const half = [sensor / (2 * lens), sensor / (2 * lens * aspect)] as const;
  let target = middleOf(points);
  let distance = 1000;
  for (let round = 0; round < 12; round += 1) {
    const place = plus(target, times(towards, distance));
    const seen = points.map((point) => {
      const from = minus(point, place);
      const depth = -dot(from, towards);
      return [dot(from, right) / depth / half[0], dot(from, up) / depth / half[1]] as const;
    });
    const [left, most] = range(seen.map(([x]) => x));
    const [low, high] = range(seen.map(([, y]) => y));
    const aside = times(right, ((left + most) / 2 - 2 * shift[0]) * half[0] * distance);
    target = plus(target, plus(aside, times(up, ((low + high) / 2 - 2 * shift[1]) * half[1] * distance)));
    distance *= Math.max((most - left) / 2, (high - low) / 2) / fill;
  }
  return { place: plus(target, times(towards, distance)), target, distance };
}

function middleOf(points: readonly Point3[]): Point3 {
  const at = (axis: 0 | 1 | 2) => {
    const [low, high] = range(points.map((point) => point[axis]));
    return (low + high) / 2;
  };
  return [at(0), at(1), at(2)];
}

function range(values: readonly number[]): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return [low, high];
}
