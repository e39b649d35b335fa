import type { Point } from '@boxwright/dieline';
import { minimumOffset } from './push.ts';
import { type Gap, mirroredSkyline, skylineOf } from './skyline.ts';

/** 0 as drawn, 1 turned by 180°. */
export type Turn = 0 | 1;

/**
 * Stripping needs 4 mm between knives that face each other. Flaps that pass each other may be as close as the flaps of
 * one blank: a tuck carton's lid is little more than a millimetre from its dust flaps.
 */
export const gap: Gap = { facing: 4000, passing: 1000 };

/** Blanks that interlock by less than this (µm) are treated as rectangles. */
const minGain = 4000;

/** A blank prepared for stacking down the sheet. All lengths in whole micrometres. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** The minimum distance down the sheet between two blanks at a given horizontal offset; −∞ if they don't meet. */
  readonly reach: (upper: Turn, lower: Turn, across: number) => number;
  /** Horizontal offsets at which the lower blank's steps just clear the upper one's. */
  readonly shifts: (upper: Turn, lower: Turn) => readonly number[];
};

/** An outline (whole micrometres, its bounding box starting at [0, 0]) to be stacked down the sheet. */
export function frameOf(outline: readonly Point[]): Frame {
  const width = outline.reduce((most, [x]) => Math.max(most, x), 0);
  const height = outline.reduce((most, [, y]) => Math.max(most, y), 0);
  const down = skylineOf(outline, gap);
  const up = skylineOf(
    outline.map(([x, y]): Point => [x, -y]),
    gap,
  );
  const lowerEdge = [down, mirroredSkyline(up, width, height)] as const;
  const upperEdge = [up, mirroredSkyline(down, width, -height)] as const;
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
  return {
    width,
    height,
    reach,
    shifts: (upper, lower) => {
      const tried = new Set<number>();
      for (const above of lowerEdge[upper].steps) {
        for (const below of upperEdge[lower].steps) {
          if (above.rises === below.rises) continue;
          tried.add(above.x - below.x + (below.rises ? gap.passing + 1 : -gap.passing - 1));
        }
      }
      const interlocking = [...tried].filter((across) => reach(upper, lower, across) < height + gap.facing - minGain);
      return [0, ...interlocking.filter((across) => across !== 0)];
    },
  };
}
