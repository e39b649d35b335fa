import type { Millimetres, Point } from '../dieline.ts';
import { distanceFromSide, sidesOf } from '../geometry/plane.ts';
import { stationTooling } from '../styles/tooling.ts';

/** A pin that pushes narrow waste out of the sheet. */
export type Pin = { readonly at: Point; readonly diameter: Millimetres };

const { diameters, clearance, pitch } = stationTooling.pins;

/**
 * Pins in a row along a narrow piece, in the middle between its long sides: the thickest ones that fit, one for each pitch
 * of its length. None if the piece is too narrow for the thinnest ones.
 */
export function pinsIn(piece: readonly Point[]): Pin[] {
  const [along, from, to] = lengthwise(piece);
  const count = Math.max(1, Math.round((to - from) / pitch));
  const middles = Array.from({ length: count }, (_, index) =>
    middleAt(piece, along, from + ((index + 0.5) / count) * (to - from)),
  ).flatMap((middle) => (middle ? [{ at: middle, free: freeAround(middle, piece) - clearance }] : []));
  const fitting = (diameter: Millimetres) => middles.filter(({ free }) => free >= diameter / 2);
  const diameter = diameters.find((each) => middles.length > 0 && fitting(each).length === middles.length);
  const thinnest = diameter ?? diameters.at(-1) ?? Infinity;
  return fitting(thinnest).map(({ at }) => ({ at, diameter: thinnest }));
}

/** The direction of a piece's longest side, and from where to where the piece reaches along it. */
function lengthwise(piece: readonly Point[]): readonly [Point, number, number] {
  let along: Point = [1, 0];
  let longest = 0;
  for (const [[ax, ay], [bx, by]] of sidesOf(piece)) {
    const length = Math.hypot(bx - ax, by - ay);
    if (length > longest) [along, longest] = [[(bx - ax) / length, (by - ay) / length], length];
  }
  const reached = piece.map(([x, y]) => x * along[0] + y * along[1]);
  return [along, Math.min(...reached), Math.max(...reached)];
}

/** The middle of the widest part of a piece across its length, so far along it. */
function middleAt(piece: readonly Point[], [ux, uy]: Point, at: number): Point | null {
  const crossings = sidesOf(piece)
    .flatMap(([[ax, ay], [bx, by]]) => {
      const [a, b] = [ax * ux + ay * uy - at, bx * ux + by * uy - at];
      if (a > 0 === b > 0) return [];
      const share = a / (a - b);
      return [-uy * (ax + (bx - ax) * share) + ux * (ay + (by - ay) * share)];
    })
    .sort((one, other) => one - other);
  let widest: readonly [number, number] | null = null;
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [near, far] = [crossings[index] ?? 0, crossings[index + 1] ?? 0];
    if (!widest || far - near > widest[1] - widest[0]) widest = [near, far];
  }
  if (!widest) return null;
  const across = (widest[0] + widest[1]) / 2;
  return [ux * at - uy * across, uy * at + ux * across];
}

const freeAround = (point: Point, piece: readonly Point[]): Millimetres =>
  Math.min(...sidesOf(piece).map(([from, to]) => distanceFromSide(point, from, to)));
