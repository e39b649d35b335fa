import type { Dieline } from '@boxwright/dieline';
import { bestNest, type Nest, type Nestable, nestable, nestedPieces, upsBound } from '../nesting/nest.ts';
import type { StockSheet } from './rate-card.ts';

/** One way to put cartons on a sheet; `turned` when the blank's width runs along the sheet's shorter edge. */
export type Layout = {
  readonly ups: number;
  readonly turned: boolean;
  /** The arrangement; `placesOf` computes the positions. */
  readonly nest: Nest;
};

/**
 * A blank's position on the sheet: the upper left corner of its bounding box in millimetres, with the sheet's longer
 * edge horizontal and the gripper edge on top; and the clockwise rotation applied before.
 */
export type Place = { readonly x: number; readonly y: number; readonly turn: 0 | 90 | 180 | 270 };

type SheetSize = Pick<StockSheet, 'widthIn' | 'heightIn'>;

/** Margins that the press needs, in micrometres. An inch is 25 400 µm. */
const inch = 25_400;
export const gripperOnLongEdge = 12_000;
export const sideLay = 5_000;

/** The usable area of a sheet: along its longer and shorter edge, µm. */
export function roomOf({ widthIn, heightIn }: SheetSize): { readonly long: number; readonly short: number } {
  return {
    long: Math.max(widthIn, heightIn) * inch - 2 * sideLay,
    short: Math.min(widthIn, heightIn) * inch - gripperOnLongEdge,
  };
}

/**
 * Every number of ups that fits a sheet, from 1 to the most, in ascending order; none when the blank is too large. True
 * outlines are nested in rows or columns, all upright or all turned by 90° (because of the board's grain), whichever
 * fits more; smaller numbers of ups use the first positions of that layout. Never fewer than with rectangles.
 */
export function layoutsFor(dieline: Dieline, sheet: SheetSize): Layout[] {
  return layoutsOf(nestable(dieline), sheet);
}

/** Like `layoutsFor`, for a blank that is prepared once for several sheets. */
export function layoutsOf(blank: Nestable, sheet: SheetSize): Layout[] {
  const { long, short } = roomOf(sheet);
  const upright = bestNest(blank, { width: long, height: short });
  const turned = bestNest(blank, { width: short, height: long });
  const most = Math.max(upright?.ups ?? 0, turned?.ups ?? 0);
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((ups): Layout[] => {
    if (upright && ups <= upright.ups) return [{ ups, turned: false, nest: upright }];
    return turned ? [{ ups, turned: true, nest: turned }] : [];
  });
}

/** Upper bound for the number of cartons on this sheet; a layout that reaches it is optimal. */
export function upsBoundOf(blank: Nestable, sheet: SheetSize): number {
  const { long, short } = roomOf(sheet);
  return upsBound(blank, { width: long, height: short });
}

/**
 * The position of each carton of a layout on its sheet, for drawings and dies: starting at the gripper edge, centred
 * horizontally.
 */
export function placesOf({ ups, turned, nest }: Layout, sheet: SheetSize): Place[] {
  const { long } = roomOf(sheet);
  const height = nest.exchanged ? nest.blank.width : nest.blank.height;
  const width = nest.exchanged ? nest.blank.height : nest.blank.width;
  const corners = nestedPieces(nest)
    .slice(0, ups)
    .map(({ turn, x, y }) => (turned ? { turn, x: long - y - height, y: x } : { turn, x, y }));
  const left = corners.reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = corners.reduce((most, { x }) => Math.max(most, x), -Infinity) + (turned ? height : width);
  const aside = sideLay + Math.floor((long - right - left) / 2);
  return corners.map(({ turn, x, y }): Place => {
    const degrees = turned ? ([90, 270] as const)[turn] : ([0, 180] as const)[turn];
    return { x: (x + aside) / 1000, y: (y + gripperOnLongEdge) / 1000, turn: degrees };
  });
}
