import { type Dieline, outlineOf, type Point } from '@boxwright/dieline';
import { laidOutline } from '../cartons/laid-outline.ts';
import { type Imposition, layoutsFor, type Place, placesOf, type StockSheet } from '../index.ts';
import { distanceBetween, moved, overlap } from './outlines.ts';

export type SheetFaults = { readonly ups: number; readonly faults: readonly string[] };

/** Outlines are rounded to micrometres, and so are places. */
const tolerance = 0.002;

/**
 * How many of a blank the fullest layout on a sheet holds, and the faults of that layout; none if it is right. Checked
 * on the laid outlines, pair by pair, without the code that searches layouts.
 */
export function sheetFaults(dieline: Dieline, sheet: StockSheet, imposition: Imposition): SheetFaults {
  const layout = layoutsFor(dieline, sheet, imposition).at(-1);
  if (!layout) return { ups: 0, faults: [] };
  const outline = outlineFromCorner(dieline);
  const places = placesOf(layout, sheet, imposition);
  const laid = places.map((place) => laidOutline(outline, place));
  const onEdges = laid.flatMap((blank) => edgeFaults(blank, sheet, imposition));
  return { ups: layout.ups, faults: [...onEdges, ...pairFaults(places, laid, imposition)] };
}

function edgeFaults(blank: readonly Point[], sheet: StockSheet, { gripper, sideLay, tail }: Imposition): string[] {
  const [short = 0, long = 0] = [sheet.widthIn * 25.4, sheet.heightIn * 25.4].sort((a, b) => a - b);
  const [left, top, right, bottom] = boxOf(blank);
  const isFree =
    left >= sideLay - tolerance &&
    right <= long - sideLay + tolerance &&
    top >= gripper - tolerance &&
    bottom <= short - tail + tolerance;
  return isFree ? [] : [`a blank at ${left}, ${top} to ${right}, ${bottom} of ${long} × ${short}`];
}

function pairFaults(places: readonly Place[], laid: readonly Point[][], { betweenKnives }: Imposition): string[] {
  const seen = new Set<string>();
  return places.flatMap((a, index) =>
    places.slice(index + 1).flatMap((b, next) => {
      // Pairs with the same relative position are checked once.
      const pair = [Math.round((b.x - a.x) * 1000), Math.round((b.y - a.y) * 1000), a.turn, b.turn].join();
      const [one, other] = [laid[index], laid[index + 1 + next]];
      if (seen.has(pair) || !one || !other || !boxesMeet(one, other, betweenKnives)) return [];
      seen.add(pair);
      if (overlap(one, other)) return [`an overlap of ${pair}`];
      const distance = distanceBetween(one, other, betweenKnives);
      return distance < betweenKnives - tolerance ? [`${distance} mm between ${pair}`] : [];
    }),
  );
}

const boxOf = (outline: readonly Point[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
};

function boxesMeet(one: readonly Point[], other: readonly Point[], grown: number): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a[0] < b[2] + grown && b[0] < a[2] + grown && a[1] < b[3] + grown && b[1] < a[3] + grown;
}

/** The outline relative to the corner of its bounding box, in whole micrometres as in layouts. */
function outlineFromCorner(dieline: Dieline): Point[] {
  const outline = outlineOf(dieline).map(([x, y]): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
  const [left, top] = boxOf(outline);
  return moved(outline, -left, -top);
}
