import type { Blank } from '../cartons/blank.ts';
import type { Job } from '../cartons/costs.ts';
import { roomOf } from '../cartons/layouts.ts';
import type { Imposition, RateCard, StockSheet } from '../cartons/rate-card.ts';

/** A die that could cut the box: on which sheet, and how many of each blank. */
export type Die = {
  readonly sheet: StockSheet;
  readonly blanks: readonly { readonly blank: Blank; readonly ups: number }[];
};

/**
 * Every die for one blank of the box.
 *
 * @param isGang whether there are several designs: gang runs lay rows of both directions below each other, which may hold
 * more
 */
export const diesOf = (blank: Blank, { imposition }: RateCard, isGang: boolean): Die[] =>
  blank.layouts.flatMap(({ sheet, layouts }) => {
    const most = isGang ? Math.max(layouts.length, mostInRows(blank, sheet, imposition)) : layouts.length;
    return Array.from({ length: most }, (_, index) => ({ sheet, blanks: [{ blank, ups: index + 1 }] }));
  });

/** Every die that cuts both blanks of a box of two. */
export function sharedDiesOf({ blanks: [first, second], shared }: Job): Die[] {
  if (!first || !second) return [];
  return shared.flatMap(({ sheet, ways }) =>
    ways.map(({ ups: [ofFirst, ofSecond] }) => ({
      sheet,
      blanks: [
        { blank: first, ups: ofFirst },
        { blank: second, ups: ofSecond },
      ],
    })),
  );
}

/** The most blanks in rows of their bounding boxes, some rows upright and some turned. */
const mostInRows = (blank: Blank, sheet: StockSheet, imposition: Imposition): number =>
  roomsOf(sheet, imposition).reduce((most, room) => Math.max(most, ...rowsIn(blank, room).map(({ ups }) => ups)), 0);

/**
 * The most blanks of both parts that lie together on a sheet in rows of their bounding boxes, as in gang runs: none of
 * these has as many of one and more of the other.
 */
export function mostTogether(
  [first, second]: readonly [Blank, Blank],
  sheet: StockSheet,
  imposition: Imposition,
): (readonly [number, number])[] {
  const found = roomsOf(sheet, imposition).flatMap((room) => {
    const others = rowsIn(second, room);
    return rowsIn(first, room).map(({ ups, left }) => {
      const fitting = others.filter((other) => room.depth - other.left <= left).map((other) => other.ups);
      return [ups, Math.max(0, ...fitting)] as const;
    });
  });
  let most = 0;
  return found
    .sort(([a, b], [c, d]) => c - a || d - b)
    .filter(([, ups]) => {
      const isMore = ups > most;
      most = Math.max(most, ups);
      return isMore;
    });
}

/** Room for rows along either edge of a sheet, with the distance that follows the last blank and the last row; µm. */
interface Room {
  readonly length: number;
  readonly depth: number;
  readonly between: number;
}

function roomsOf(sheet: StockSheet, imposition: Imposition): Room[] {
  const { long, short } = roomOf(sheet, imposition);
  const between = imposition.betweenKnives * 1000;
  const [along, across] = [long + between, short + between];
  return [
    { length: along, depth: across, between },
    { length: across, depth: along, between },
  ];
}

/** Every number of upright and of turned rows that fit: the blanks in them, and the depth that they leave. */
function rowsIn({ flatWidthMm, flatHeightMm }: Blank, { length, depth, between }: Room) {
  const [width, height] = [flatWidthMm, flatHeightMm].map((mm) => Math.round(mm * 1000) + between) as [number, number];
  const [upright, turned] = [Math.floor(length / width), Math.floor(length / height)];
  const found: { readonly ups: number; readonly left: number }[] = [];
  for (let rows = 0; rows * height <= depth; rows += 1) {
    for (let others = 0; rows * height + others * width <= depth; others += 1) {
      found.push({ ups: rows * upright + others * turned, left: depth - rows * height - others * width });
    }
  }
  return found;
}
