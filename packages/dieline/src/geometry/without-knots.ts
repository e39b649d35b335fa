import type { Point } from '../dieline.ts';
import { signedArea } from './plane.ts';

/**
 * An outline without the knots that its lines leave where they cross, at most some hundredths of a millimetre in drawings:
 * what comes back to a point of the outline is a part of its own, and the largest part is kept. Knots have no place in
 * what a tool is cut along, or what lines at a further distance are drawn around.
 */
export function withoutKnots(outline: readonly Point[]): Point[] {
  const line: Point[] = [];
  const parts: Point[][] = [];
  const placeOf = new Map<string, number>();
  for (const point of outline) {
    const key = point.map((at) => Math.round(at * 1e4)).join();
    const back = placeOf.get(key);
    if (back !== undefined) {
      const part = line.splice(back);
      parts.push(part);
      for (const [other, place] of placeOf) if (place > back) placeOf.delete(other);
    }
    placeOf.set(key, line.length);
    line.push(point);
  }
  return [...parts, line].toSorted((one, other) => signedArea(other) - signedArea(one))[0] ?? [];
}
