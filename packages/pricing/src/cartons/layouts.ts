import type { Dieline } from '@boxwright/dieline';
import { bestNests, type Nest, type Nestable, nestable, nestedPieces, upsBound } from '../nesting/nest.ts';
import type { Imposition, StockSheet } from './rate-card.ts';

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

/**
 * How a blank may lie on a sheet, whose grain runs along the longer edge: its width along that edge, along the shorter
 * one, or whichever holds more.
 */
export type Lie = 'upright' | 'turned' | 'any';

type SheetSize = Pick<StockSheet, 'widthIn' | 'heightIn'>;

/** In micrometres. */
const inch = 25_400;

/** The usable area of a sheet: along its longer and shorter edge, µm. */
export function roomOf(
  { widthIn, heightIn }: SheetSize,
  { sideLay, gripper, tail }: Imposition,
): { readonly long: number; readonly short: number } {
  return {
    long: Math.max(widthIn, heightIn) * inch - 2 * sideLay * 1000,
    short: Math.min(widthIn, heightIn) * inch - (gripper + tail) * 1000,
  };
}

/**
 * Every number of ups that fits a sheet, from 1 to the most, in ascending order; none when the blank is too large. True
 * outlines are nested in rows or columns, all upright or all turned by 90° (because of the board's grain), whichever
 * fits more; smaller numbers of ups use the first positions of that layout. Rectangles never give more ups.
 */
export function layoutsFor(dieline: Dieline, sheet: SheetSize, imposition: Imposition): Layout[] {
  return layoutsOf(nestable(dieline, imposition.betweenKnives), sheet, imposition);
}

/** Like `layoutsFor`, for a blank that is prepared once for several sheets, and may have to lie in one way. */
export function layoutsOf(blank: Nestable, sheet: SheetSize, imposition: Imposition, lie: Lie = 'any'): Layout[] {
  const { long, short } = roomOf(sheet, imposition);
  const lain = [
    { turned: false, room: { width: long, height: short } },
    { turned: true, room: { width: short, height: long } },
  ].filter(({ turned }) => lie === 'any' || turned === (lie === 'turned'));
  const nests = bestNests(
    blank,
    lain.map(({ room }) => room),
  ).flatMap((nest, index) => (nest ? [{ turned: lain[index]?.turned ?? false, nest }] : []));
  const most = Math.max(0, ...nests.map(({ nest }) => nest.ups));
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((ups): Layout[] => {
    const first = nests.find(({ nest }) => ups <= nest.ups);
    return first ? [{ ups, ...first }] : [];
  });
}

/** Upper bound for the number of cartons on this sheet; a layout that reaches it is optimal. */
export function upsBoundOf(blank: Nestable, sheet: SheetSize, imposition: Imposition): number {
  const { long, short } = roomOf(sheet, imposition);
  return upsBound(blank, { width: long, height: short });
}

/**
 * The position of each carton of a layout on its sheet, for drawings and dies: starting at the gripper edge, centred
 * horizontally.
 */
export function placesOf({ ups, turned, nest }: Layout, sheet: SheetSize, imposition: Imposition): Place[] {
  const { long } = roomOf(sheet, imposition);
  const height = nest.exchanged ? nest.blank.width : nest.blank.height;
  const width = nest.exchanged ? nest.blank.height : nest.blank.width;
  const corners = nestedPieces(nest)
    .slice(0, ups)
    .map(({ turn, x, y }) => (turned ? { turn, x: long - y - height, y: x } : { turn, x, y }));
  const left = corners.reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = corners.reduce((most, { x }) => Math.max(most, x), -Infinity) + (turned ? height : width);
  const aside = imposition.sideLay * 1000 + Math.floor((long - right - left) / 2);
  return corners.map(({ turn, x, y }): Place => {
    const degrees = turned ? ([90, 270] as const)[turn] : ([0, 180] as const)[turn];
    return { x: (x + aside) / 1000, y: (y + imposition.gripper * 1000) / 1000, turn: degrees };
  });
}
