import { type Lie, roomOf } from '../cartons/layouts.ts';
import type { Imposition, StockSheet } from '../cartons/rate-card.ts';

/** A blank's bounding box in whole micrometres, how many are needed, and how it may lie; by default in any way. */
export type BandBlank = {
  readonly width: number;
  readonly height: number;
  readonly quantity: number;
  readonly lie?: Lie;
};

/**
 * A blank's bounding box as placed on the sheet: upper left corner and size in millimetres. Its turn is given where the
 * size doesn't say it: in rows of upright and of turned blanks.
 */
export type BandPlace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn?: 0 | 90 | 180 | 270;
};

/** Rows of one blank across the sheet, one below the other. */
type Band = {
  /** As placed on the sheet. */
  readonly width: number;
  readonly height: number;
  /** How many blanks a row has. */
  readonly across: number;
};

/** How the blanks of several jobs share a sheet: each has a band of rows, in the order of the blanks. */
export type Bands = {
  readonly bands: readonly Band[];
  readonly rows: readonly number[];
  /** Whether rows run along the sheet's shorter edge. */
  readonly isTurned: boolean;
  /** How many ups of each blank are used; the last places of a band stay empty if fewer are enough. */
  readonly ups: readonly number[];
  /** Number of good sheets that are needed. */
  readonly runs: number;
};

/**
 * The ways to lay these blanks together on a sheet that are worth pricing. Each blank gets a band of rows, all of them
 * upright or turned. Starting with one row each, the blank that needs most sheets gets the next row while there is
 * room: every state on the way is returned, because fewer ups need a cheaper die. Knives keep the rate card's least
 * distance. None when they don't fit together.
 */
export function bandsOn(blanks: readonly BandBlank[], sheet: StockSheet, imposition: Imposition): Bands[] {
  const { long, short } = roomOf(sheet, imposition);
  const between = imposition.betweenKnives * 1000;
  return [false, true].flatMap((isTurned) => {
    const room = isTurned ? { width: short, height: long } : { width: long, height: short };
    return orientationsOf(blanks, isTurned).flatMap((bands) =>
      filled(blanks, bands, room, between).map((found) => ({ ...found, isTurned })),
    );
  });

  function orientationsOf(rest: readonly BandBlank[], isTurned: boolean): { width: number; height: number }[][] {
    const [first, ...others] = rest;
    if (!first) return [[]];
    const { width, height, lie = 'any' } = first;
    // Its width runs along the rows, or across them.
    const ways = [
      { width, height, lie: isTurned ? 'turned' : 'upright' },
      { width: height, height: width, lie: isTurned ? 'upright' : 'turned' },
    ].filter((way, index) => (lie === 'any' ? index === 0 || width !== height : way.lie === lie));
    return orientationsOf(others, isTurned).flatMap((later) => ways.map((way) => [way, ...later]));
  }
}

type Size = { readonly width: number; readonly height: number };

function filled(
  blanks: readonly BandBlank[],
  sizes: readonly Size[],
  room: Size,
  between: number,
): Omit<Bands, 'isTurned'>[] {
  const bands = sizes.map(({ width, height }) => ({
    width,
    height,
    across: Math.floor((room.width + between) / (width + between)),
  }));
  if (bands.some(({ across }) => across === 0)) return [];
  const rows = bands.map(() => 1);
  let left = room.height + between - bands.reduce((sum, { height }) => sum + height + between, 0);
  const found: Omit<Bands, 'isTurned'>[] = [];
  while (left >= 0) {
    const most = rows.map((count, index) => count * (bands[index]?.across ?? 0));
    const needed = blanks.map(({ quantity }, index) => Math.ceil(quantity / (most[index] ?? 1)));
    const runs = Math.max(...needed);
    const ups = blanks.map(({ quantity }) => Math.ceil(quantity / runs));
    found.push({ bands, rows: [...rows], ups, runs });
    const slowest = needed.indexOf(runs);
    rows[slowest] = (rows[slowest] ?? 0) + 1;
    left -= (bands[slowest]?.height ?? Infinity) + between;
  }
  return found;
}

/** The places of each blank on the sheet, whose longer edge is horizontal and whose gripper edge is on top. */
export function placesInBands(
  { bands, rows, isTurned, ups }: Bands,
  { sideLay, gripper, betweenKnives }: Imposition,
): BandPlace[][] {
  const between = betweenKnives * 1000;
  let top = 0;
  return bands.map(({ width, height, across }, index) => {
    const start = top;
    top += (rows[index] ?? 0) * (height + between);
    return Array.from({ length: ups[index] ?? 0 }, (_, at): BandPlace => {
      const x = (at % across) * (width + between);
      const y = start + Math.floor(at / across) * (height + between);
      const [onX, onY] = isTurned ? [y, x] : [x, y];
      const [wide, tall] = isTurned ? [height, width] : [width, height];
      return {
        x: onX / 1000 + sideLay,
        y: onY / 1000 + gripper,
        width: wide / 1000,
        height: tall / 1000,
      };
    });
  });
}
