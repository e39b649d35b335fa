import type { Millimetres, Point } from '../../dieline.ts';
import { arc, roundedCorner } from '../../geometry/corners.ts';
import { withoutRepeats } from '../../geometry/plane.ts';

/** A rectangle, clockwise from its upper left corner, with one radius per corner in the same order. */
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
  // Where a side consists of arcs only, they meet in one point.
  return withoutRepeats(places);
}

/**
 * A circle, clockwise from its rightmost point; drawn in quarters, so that its width and height are exactly the
 * diameter.
 */
export function circle([x, y]: Point, diameter: Millimetres): Point[] {
  const quarter = Math.PI / 2;
  return [0, 1, 2, 3].flatMap((turn) => arc([x, y], diameter / 2, turn * quarter, (turn + 1) * quarter).slice(0, -1));
}

/** Width, slot height and total height of a Euro hole. Source: EN 13010:2003. */
export const euroHoleSize = { width: 32, slot: 6.5, height: 9 } as const;

const hump = { chord: 12 } as const;

/**
 * The Euro hole for display hooks: a slot of 32 × 6.5 mm with a hump to 9 mm in its middle, clockwise.
 * `top` is the highest point of the hump.
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
