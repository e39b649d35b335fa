import type { Point } from '@boxwright/print-files';
import { extentOf, isInside, type Polygon } from './plane.ts';

/** Points all over a polygon, about so far apart. */
export function pointsIn(polygon: Polygon, apart: number): Point[] {
  const { x, y, length, width } = extentOf(polygon);
  const [columns, rows] = [Math.ceil(length / apart), Math.ceil(width / apart)];
  return Array.from(
    { length: columns * rows },
    (_, index): Point => [
      x + ((index % columns) + 0.5) * (length / columns),
      y + (Math.floor(index / columns) + 0.5) * (width / rows),
    ],
  ).filter((point) => isInside(point, polygon));
}
