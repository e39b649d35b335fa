import type { Millimetres } from '../dieline.ts';

/** A point in space in millimetres: x to the right, y upwards, z towards the viewer of the front panel. */
export type Point3 = readonly [x: Millimetres, y: Millimetres, z: Millimetres];

export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const times = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];

export const unit = (a: Point3): Point3 => times(a, 1 / Math.hypot(...a));

/** Rotates a direction about a unit axis, right-handed (Rodrigues' formula). */
export function turnAbout(direction: Point3, axis: Point3, angle: number): Point3 {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return plus(
    plus(times(direction, cosine), times(cross(axis, direction), sine)),
    times(axis, dot(axis, direction) * (1 - cosine)),
  );
}
