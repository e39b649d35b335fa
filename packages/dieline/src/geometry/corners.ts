import type { Millimetres, Point } from '../dieline.ts';
import { distance } from './plane.ts';

/** Arcs are approximated by chords with at most this deviation: a tenth of the precision of knife bending. */
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

/** The corner between two sides, rounded with the radius, or the largest one that fits on both sides. */
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

/** Points of a line that are nearer to each other than this are one point. */
const stub: Millimetres = 0.05;

/** A corner of a line, with its radius. */
export type Corner = readonly [corner: Point, radius?: Millimetres];

/**
 * A line with its inner corners rounded. If two corners don't fit on the side between them, both radii are reduced until
 * one arc ends where the other begins: the line never doubles back, and no stub of knife is left between them.
 */
export function roundedLine(corners: readonly Corner[]): Point[] {
  const backs = corners.map(([corner, radius = 0], index) => {
    const [before, after] = [corners[index - 1]?.[0], corners[index + 1]?.[0]];
    return before && after && radius > 0 ? radius / Math.tan(halfTurn(before, corner, after)) : 0;
  });
  const shares = corners.map(([corner], index) => {
    const sides = [index - 1, index + 1].flatMap((next) => {
      const other = corners[next]?.[0];
      const wanted = (backs[index] ?? 0) + (backs[next] ?? 0);
      return other && wanted > 0 ? [distance(corner, other) / wanted] : [];
    });
    return Math.min(1, ...sides);
  });
  const line = corners.flatMap(([corner, radius = 0], index) => {
    const [before, after] = [corners[index - 1]?.[0], corners[index + 1]?.[0]];
    return before && after && radius > 0
      ? roundedCorner(before, corner, after, radius * (shares[index] ?? 1))
      : [corner];
  });
  return line.filter((point, index) => {
    const before = line[index - 1];
    return before === undefined || distance(before, point) > stub;
  });
}

/** Half the angle between a corner's two sides. */
function halfTurn(before: Point, corner: Point, after: Point): number {
  const [ax, ay] = [before[0] - corner[0], before[1] - corner[1]];
  const [bx, by] = [after[0] - corner[0], after[1] - corner[1]];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) / 2;
}
