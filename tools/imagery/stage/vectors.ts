import type { Point3 } from '@boxwright/dieline';

export const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point3): Point3 => times(a, 1 / (Math.hypot(...a) || 1));

/** Rotates a point by degrees about one of the axes, right-handed. */
export function turned([x, y, z]: Point3, axis: 'x' | 'y' | 'z', degrees: number): Point3 {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  if (axis === 'x') return [x, y * c - z * s, y * s + z * c];
  if (axis === 'y') return [x * c + z * s, y, z * c - x * s];
  return [x * c - y * s, x * s + y * c, z];
}
