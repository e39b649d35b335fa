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
function mostInRows({ flatWidthMm, flatHeightMm }: Blank, sheet: StockSheet, imposition: Imposition): number {
  const { long, short } = roomOf(sheet, imposition);
  const between = imposition.betweenKnives * 1000;
  const [width, height] = [flatWidthMm, flatHeightMm].map((mm) => Math.round(mm * 1000) + between) as [number, number];
  let most = 0;
  for (const [along, down] of [
    [long + between, short + between],
    [short + between, long + between],
  ] as const) {
    const [upright, turned] = [Math.floor(along / width), Math.floor(along / height)];
    for (let rows = 0; rows * height <= down; rows += 1) {
      most = Math.max(most, rows * upright + Math.floor((down - rows * height) / width) * turned);
    }
  }
  return most;
}
