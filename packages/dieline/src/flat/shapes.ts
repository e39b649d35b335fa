import { arc, roundedCorner } from '../corners.ts';
import type { Millimetres, Point } from '../dieline.ts';
import { withoutRepeats } from '../plane.ts';

/** A rectangle from its upper left corner, clockwise, with corners rounded by a radius each: from the upper left one on. */
export function rectangle(
  [left, top]: Point,
  width: Millimetres,
  height: Millimetres,
  radii: readonly [Millimetres, Millimetres, Millimetres, Millimetres] | Millimetres = 0,
): Point[] {
  const [right, bottom] = [left + width, top + height];
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const places = corners.flatMap((corner, index) => {
    const radius = typeof radii === 'number' ? radii : (radii[index] ?? 0);
    const [before, after] = [corners.at(index - 1), corners[(index + 1) % 4]];
    return radius > 0 && before && after ? roundedCorner(before, corner, after, radius) : [corner];
  });
  // Where a side is all rounding, its two arcs meet in one place.
  return withoutRepeats(places);
}

/** A circle, clockwise from its rightmost point; by quarters, so that it is exactly as wide and high as its diameter. */
export function circle([x, y]: Point, diameter: Millimetres): Point[] {
  const quarter = Math.PI / 2;
  return [0, 1, 2, 3].flatMap((turn) => arc([x, y], diameter / 2, turn * quarter, (turn + 1) * quarter).slice(0, -1));
}

/** Width, height of the slot, and height over all of a Euro hole. Source: EN 13010:2003. */
export const euroHoleSize = { width: 32, slot: 6.5, height: 9 } as const;

const hump = { chord: 12 } as const;

/**
 * The Euro hole that pegs of perforated walls take: a slot of 32 × 6.5 mm with a hump to 9 mm in its middle, clockwise.
 * `top` is the highest place of the hump.
 */
export function euroHole([x, top]: Point): Point[] {
  const { width, slot, height } = euroHoleSize;
  const rise = height - slot;
  const radius = (hump.chord ** 2 / 4 + rise ** 2) / (2 * rise);
  const half = Math.asin(hump.chord / 2 / radius);
  const middle = top + rise + slot / 2;
  const end = width / 2 - slot / 2;
  return [
    ...arc([x, top + radius], radius, -Math.PI / 2 - half, -Math.PI / 2 + half),
    ...arc([x + end, middle], slot / 2, -Math.PI / 2, Math.PI / 2),
    ...arc([x - end, middle], slot / 2, Math.PI / 2, (3 * Math.PI) / 2),
  ];
}
