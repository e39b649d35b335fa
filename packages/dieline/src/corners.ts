import type { Millimetres, Point } from './dieline.ts';
import { distance } from './plane.ts';

/** An arc is drawn as chords that leave it by at most this much: a tenth of what a knife is bent to. */
export const chordError: Millimetres = 0.02;

/** Points of an arc from one angle to another (radians, ends included). */
export function arc(centre: Point, radius: Millimetres, from: number, to: number): Point[] {
  const step = 2 * Math.acos(Math.max(0, 1 - chordError / radius));
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / count;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

/** The corner between two sides rounded with the radius, or with the largest that both sides have room for. */
export function roundedCorner(before: Point, corner: Point, after: Point, radius: Millimetres): Point[] {
  const [inLength, outLength] = [distance(before, corner), distance(corner, after)];
  const towards = (end: Point, length: number): Point => [(end[0] - corner[0]) / length, (end[1] - corner[1]) / length];
  const [a, b] = [towards(before, inLength), towards(after, outLength)];
  const half = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1]))) / 2;
  const back = Math.min(radius / Math.tan(half), inLength, outLength);
  const fitted = back * Math.tan(half);
  if (fitted < 0.05) return [corner];
  const start: Point = [corner[0] + a[0] * back, corner[1] + a[1] * back];
  const end: Point = [corner[0] + b[0] * back, corner[1] + b[1] * back];
  const reach = fitted / Math.sin(half) / Math.hypot(a[0] + b[0], a[1] + b[1]);
  const centre: Point = [corner[0] + (a[0] + b[0]) * reach, corner[1] + (a[1] + b[1]) * reach];
  const from = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
  let turn = Math.atan2(end[1] - centre[1], end[0] - centre[0]) - from;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  return [start, ...arc(centre, fitted, from, from + turn).slice(1, -1), end];
}
