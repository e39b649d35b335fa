import type { SheetPlace } from '@boxwright/dieline';
import { areaOf, bestNests, nestableOutline, nestedPieces, upsBound, wholeMicrometres } from '../nesting/nest.ts';
import { fewerPoints } from './fewer-points.ts';
import type { OutlinePoint } from './named-outlines.ts';
import { outlinePoints } from './outline.ts';
import { readOutline } from './read-outline.ts';

type Contour = {
  /** One closed SVG path of absolute lines and cubic curves, mm, from the upper left corner of its bounding box. */
  readonly cut: string;
  /** Of the place that the contour lies in the middle of, mm. */
  readonly length: number;
  readonly width: number;
};

/** How far a contour may lie from the polygon that is laid for it, mm: at first less than a plotter's own error. */
const finest = 0.1;
/** The search takes longer with each point, so a ragged contour gets a coarser polygon. */
const mostPoints = 100;

/**
 * Lays contours by their true shape, in rows that interlock, upright or turned by a quarter, as cartons are laid.
 *
 * @param betweenCuts the least distance of two contours, mm
 * @param area where the cuts may lie, µm
 * @returns the places in µm, and a number that no layout exceeds, by the contour's area
 * @throws RangeError if `cut` isn't one closed path
 */
export function layContours(
  { cut, length, width }: Contour,
  betweenCuts: number,
  area: { readonly along: number; readonly aside: number },
): { readonly places: readonly SheetPlace[]; readonly bound: number } {
  const points = outlinePoints(readOutline(cut));
  const { polygon, fineness } = polygonOf(points);
  const outline = wholeMicrometres(polygon);
  // Polygons that are so much further apart are at least `betweenCuts` apart as contours.
  const contour = nestableOutline(outline, whole(betweenCuts + 2 * fineness));
  // Sizes are given in tenths of a millimetre, so a place may be a little larger than the contour in it.
  const spare = { along: whole(length) - contour.width, aside: whole(width) - contour.height };
  const [upright, turned] = bestNests(contour, [
    { width: area.along - spare.along, height: area.aside - spare.aside },
    { width: area.aside - spare.along, height: area.along - spare.aside },
  ]);
  const border = { area: areaOf(wholeMicrometres(points)), gap: whole(betweenCuts) };
  const bound = upsBound(border, { width: area.along, height: area.aside });
  if (turned && turned.ups > (upright?.ups ?? 0)) {
    // Found with the sheet's longer edge upright, and turned back by a quarter.
    const places = nestedPieces(turned).map(({ turn, x, y }) => {
      return { x: area.along - y - whole(width), y: x, turn: ([90, 270] as const)[turn] };
    });
    return { places, bound };
  }
  const places = upright
    ? nestedPieces(upright).map(({ turn, x, y }) => ({ x, y, turn: ([0, 180] as const)[turn] }))
    : [];
  return { places, bound };
}

function polygonOf(points: readonly OutlinePoint[]) {
  let fineness = finest;
  let polygon = fewerPoints(points, fineness);
  while (polygon.length > mostPoints) {
    fineness *= 2;
    polygon = fewerPoints(points, fineness);
  }
  return { polygon, fineness };
}

const whole = (millimetres: number): number => Math.round(millimetres * 1000);
