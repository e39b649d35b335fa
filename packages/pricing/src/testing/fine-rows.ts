import { freeRows } from '../nesting/free-rows.ts';
import type { Size } from '../nesting/lattice.ts';
import type { Nestable } from '../nesting/nest.ts';
import { plainRow } from '../nesting/rows.ts';
import { seenBy } from '../nesting/search.ts';
import { fullestOf, stacksOf } from '../nesting/stacks.ts';

/** Steps that are smaller than a price has time for. */
const fineness = { startStep: 500, maxStarts: 400, stretches: 12 } as const;
const shares = Array.from({ length: 20 }, (_, index) => (index + 1) / 20);

/**
 * How many blanks the fullest rows hold that start anywhere, and the fullest stretched ones, in both orientations and in
 * steps of half a millimetre. At least `known`.
 */
export function mostInFineRows(blank: Nestable, { width, height }: Size, known: number): number {
  let most = known;
  for (const room of [
    { width, height },
    { width: height, height: width },
  ]) {
    for (const way of blank.ways) {
      const { frame, beside } = way;
      const seen = seenBy(way, room);
      most = freeRows(frame, beside, seen, most, fineness)?.ups ?? most;
      const row = plainRow(frame, beside, 0);
      const spare = seen.width - frame.width;
      if (seen.height < frame.height || spare <= 0) continue;
      for (let periods = Math.floor(spare / row.period); periods > 0; periods -= 0.5) {
        const wider = spare / periods - row.period;
        // Further apart than by half, another blank would fit.
        if (wider > row.period / 2 && periods > 2) break;
        for (const share of wider >= 1 ? shares : []) {
          const stretched = { ...row, period: Math.floor(row.period + wider * share) };
          for (const stack of stacksOf(frame, stretched)) most = fullestOf(stack, frame, seen, most)?.ups ?? most;
        }
      }
    }
  }
  return most;
}
