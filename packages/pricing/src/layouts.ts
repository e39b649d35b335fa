import { type Dieline, measure } from '@boxwright/dieline';
import type { StockSheet } from './rate-card.ts';

/** One way to put cartons on a sheet; `turned` when the blank's width runs along the sheet's shorter edge. */
export type Layout = { readonly ups: number; readonly turned: boolean };

const millimetresPerInch = 25.4;

/** What the press and the die need, in millimetres. */
const gripperOnLongEdge = 12;
const sideLay = 5;
const betweenKnives = 4;

/**
 * Every number of ups that fits a sheet, from 1 to the most, in ascending order; none when the blank is too large.
 * Blanks stand in rows as rectangles, all upright or all turned, whichever holds more.
 */
export function layoutsFor(dieline: Dieline, sheet: Pick<StockSheet, 'widthIn' | 'heightIn'>): Layout[] {
  const { flatWidth, flatHeight } = measure(dieline);
  const long = Math.max(sheet.widthIn, sheet.heightIn) * millimetresPerInch - 2 * sideLay;
  const short = Math.min(sheet.widthIn, sheet.heightIn) * millimetresPerInch - gripperOnLongEdge;
  const upright = fitting(flatWidth, long) * fitting(flatHeight, short);
  const turned = fitting(flatHeight, long) * fitting(flatWidth, short);
  const most = Math.max(upright, turned);
  return Array.from({ length: most }, (_, index) => ({ ups: index + 1, turned: index >= upright }));
}

/** How many lengths stand side by side in a space, with room for the stripping between knives. */
function fitting(length: number, space: number): number {
  // A micrometre of grace keeps what fits exactly from failing on the last bit of a floating-point sum.
  return Math.max(0, Math.floor((space + betweenKnives + 0.001) / (length + betweenKnives)));
}
