import type { Millimetres, Point } from '../dieline.ts';
import { distanceBetween } from '../geometry/distance-between.ts';
import { offsetOutline } from '../geometry/offset.ts';
import { outlineOf } from '../geometry/outline.ts';
import { boundsOf } from '../geometry/plane.ts';
import { outlineAt, type SheetFace } from './imposed-sheet.ts';

/** How far the print of one up runs on its sheet. */
export type UpBleed = {
  /** Index of the up's blank on the sheet, and of its place. */
  readonly blank: number;
  readonly place: number;
  /** Print ends here. */
  readonly within: readonly (readonly Point[])[];
  /** The halves of gaps that belong to the neighbours: nothing is printed there. */
  readonly outside: readonly (readonly Point[])[];
};

/**
 * The areas in which each up of a sheet is printed: its blank with the bleed, up to the middle of the gap to a neighbour
 * that is nearer. No two areas overlap.
 *
 * @param bleed beyond the cut, in mm
 */
export function bleedsOnSheet({ blanks }: Pick<SheetFace, 'blanks'>, bleed: Millimetres): UpBleed[] {
  const ups = blanks.flatMap(({ dieline, places }, blank) => {
    const outline = outlineOf(dieline);
    return places.map((at, place) => {
      const points = outlineAt(outline, at);
      return { blank, place, points, bounds: boundsOf(points) };
    });
  });
  return ups.map(({ blank, place, points, bounds }) => {
    const near = ups.filter(
      ({ points: others, bounds: other }) =>
        others !== points &&
        other.left < bounds.right + 2 * bleed &&
        other.right > bounds.left - 2 * bleed &&
        other.top < bounds.bottom + 2 * bleed &&
        other.bottom > bounds.top - 2 * bleed,
    );
    return {
      blank,
      place,
      within: offsetOutline(points, bleed),
      outside: near.flatMap(({ points: others }) => {
        const gap = distanceBetween(points, others);
        return gap < 2 * bleed && gap > 0 ? offsetOutline(others, gap / 2) : [];
      }),
    };
  });
}
