import type { Point } from '@boxwright/dieline';
import { type Bounds, boundsOf, leastReach } from './bounds.ts';
import { minimumOffset } from './push.ts';
import type { Turn } from './row.ts';
import { mirroredSkyline, skylineOf } from './skyline.ts';

/** Blanks that interlock by less than this (µm) are treated as rectangles. */
const minGain = 4000;

/** A blank prepared for stacking down the sheet. All lengths in whole micrometres. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** The least distance between blanks. */
  readonly gap: number;
  /** The minimum distance down the sheet between two blanks at a given horizontal offset; −∞ if they don't meet. */
  readonly reach: (upper: Turn, lower: Turn, across: number) => number;
  /** Lower bounds of `reach`. */
  readonly bounds: Bounds;
  /** Horizontal offsets at which the lower blank's steps just clear the upper one's. */
  readonly shifts: (upper: Turn, lower: Turn) => readonly number[];
};

/** An outline (whole micrometres, its bounding box starting at [0, 0]) to be stacked down the sheet with gaps. */
export function frameOf(outline: readonly Point[], gap: number): Frame {
  const width = outline.reduce((most, [x]) => Math.max(most, x), 0);
  const height = outline.reduce((most, [, y]) => Math.max(most, y), 0);
  const down = skylineOf(outline, gap);
  const up = skylineOf(
    outline.map(([x, y]): Point => [x, -y]),
    gap,
  );
  const lowerEdge = [down, mirroredSkyline(up, width, height)] as const;
  const upperEdge = [up, mirroredSkyline(down, width, -height)] as const;
  const bounds = boundsOf({ width, height }, gap, lowerEdge, upperEdge);
  const known = new Map<number, number>();
  const reach = (upper: Turn, lower: Turn, across: number) => {
    // Two blanks with the same turn have the same distances as two upright ones.
    const [above, below] = upper === 1 && lower === 1 ? ([0, 0] as const) : [upper, lower];
    const key = across * 4 + above * 2 + below;
    let found = known.get(key);
    if (found === undefined) {
      found = minimumOffset(lowerEdge[above], upperEdge[below], across, gap);
      known.set(key, found);
    }
    return found;
  };
  const clearing = (upper: Turn, lower: Turn): number[] => {
    const tried = new Set<number>();
    for (const above of lowerEdge[upper].steps) {
      for (const below of upperEdge[lower].steps) {
        if (above.rises === below.rises) continue;
        tried.add(above.x - below.x + (below.rises ? gap + 1 : -gap - 1));
      }
    }
    return [...tried].filter((across) => leastReach(bounds, upper, lower, across) < height + gap - minGain);
  };
  const shifts = [
    [clearing(0, 0), clearing(0, 1)],
    [clearing(1, 0), clearing(1, 1)],
  ] as const;
  return { width, height, gap, reach, bounds, shifts: (upper, lower) => shifts[upper][lower] };
}
