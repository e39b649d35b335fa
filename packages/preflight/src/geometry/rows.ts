import type { Place } from '@boxwright/print-files';
import { cornersOf, extentOf } from './plane.ts';

/** Shapes that stand beside each other like letters or bars. */
export interface Row<Shape extends Place> {
  readonly shapes: readonly Shape[];
  readonly place: Place;
}

/** How many shapes are looked back at for a neighbour. */
const mostOpen = 60;

/**
 * Rows of shapes of about the same height, each near the one before it.
 *
 * @param gap between two of them, in heights
 */
export function rowsOf<Shape extends Place>(shapes: readonly Shape[], gap: number): Row<Shape>[] {
  const open: { shapes: Shape[]; last: Shape }[] = [];
  const done: { shapes: Shape[]; last: Shape }[] = [];
  for (const shape of shapes.toSorted((one, other) => one.x - other.x)) {
    const row = open.findLast(({ last }) => isBeside(last, shape, gap));
    if (row) {
      row.shapes.push(shape);
      row.last = shape;
    } else open.push({ shapes: [shape], last: shape });
    if (open.length > mostOpen) done.push(...open.splice(0, mostOpen / 2));
  }
  return [...done, ...open].map((row) => ({ shapes: row.shapes, place: extentOf(row.shapes.flatMap(cornersOf)) }));
}

function isBeside(left: Place, right: Place, gap: number): boolean {
  const overlap = Math.min(left.y + left.width, right.y + right.width) - Math.max(left.y, right.y);
  const [low, high] = [Math.min(left.width, right.width), Math.max(left.width, right.width)];
  return overlap > 0.5 * low && high < 2.2 * low && right.x - left.x - left.length < gap * high;
}
