import type { Blank } from '../cartons/blank.ts';
import type { Job } from '../cartons/costs.ts';
import type { RateCard } from '../cartons/rate-card.ts';
import { goodSheets, shareUps } from '../cartons/share-ups.ts';
import { mostOnOneSheet } from '../gang/gang-runs.ts';
import { type Asked, type Batch, batchOf, coatMakeready, fixedCost, formCost, formOf, onSheet } from './batches.ts';
import { type Die, mostTogether } from './dies.ts';
import { indicesOf } from './partition.ts';

/** The designs of each part of a box, as bits. */
export type OfParts = readonly [number, number];

/**
 * One form for some designs of one part of a box and some of the other, as gang runs have it: the sleeves of all designs,
 * say, with the tray of the smallest. Every choice of so few blanks is tried on every sheet, with the fewest ups for each
 * number of sheets. Without those that cost no less than `apart`.
 *
 * @param apart what these designs of each part cost by themselves
 */
export function mixedBatches(
  job: Job,
  asked: readonly Asked[],
  card: RateCard,
  apart: (of: OfParts) => number,
): { readonly of: OfParts; readonly batch: Batch }[] {
  const [first, second] = job.blanks;
  if (!first || !second) return [];
  const blanks = [first, second] as const;
  const places = card.sheets.map((sheet) => {
    const lain = job.shared.find((each) => each.sheet === sheet)?.ways ?? [];
    const nested = lain.map(({ on: { areas } }) => [areas[0].mostUps, areas[1].mostUps] as const);
    const pairs = [...mostTogether(blanks, sheet, card.imposition), ...nested];
    return { here: onSheet(job, sheet, card), pairs };
  });
  const most = [0, 1].map((part) =>
    Math.max(0, ...places.flatMap(({ pairs }) => pairs.map((pair) => pair[part] ?? 0))),
  );
  const sets = Array.from({ length: 1 << asked.length }, (_, set) => {
    const designs = indicesOf(set, asked.length).flatMap((index) => asked[index] ?? []);
    const isFew = designs.length > 0 && designs.length < mostOnOneSheet;
    return { designs, good: isFew ? blanks.map((blank, part) => goodByUps(blank, designs, most[part] ?? 0)) : [] };
  });
  const found: { readonly of: OfParts; readonly batch: Batch }[] = [];
  for (const [one, upper] of sets.entries()) {
    for (const [other, lower] of sets.entries()) {
      const count = upper.designs.length + lower.designs.length;
      if (one === 0 || other === 0 || count > mostOnOneSheet) continue;
      const good = [upper.good[0] ?? [], lower.good[1] ?? []] as const;
      let [least, die]: [number, Die | null] = [apart([one, other]), null];
      for (const { here, pairs } of places) {
        for (const sheets of [...good[0], ...good[1]]) {
          if (sheets === Infinity) continue;
          // Fewer ups need a cheaper die.
          const ups = good.map((each) => each.findIndex((needed) => needed <= sheets)) as [number, number];
          if (ups.includes(-1) || !pairs.some(([a, b]) => ups[0] <= a && ups[1] <= b)) continue;
          const on = { sheet: here.sheet, blanks: blanks.map((blank, part) => ({ blank, ups: ups[part] ?? 0 })) };
          const form = formCost(sheets, here);
          const cost = form.cost + fixedCost(on, card) + coatMakeready([form], here).cost;
          if (cost < least) [least, die] = [cost, on];
        }
      }
      const here = places.find((each) => each.here.sheet === die?.sheet)?.here;
      const form = die && here ? formOf(die, [upper.designs, lower.designs], here) : null;
      if (form && here) found.push({ of: [one, other], batch: batchOf(form.on, [form], here) });
    }
  }
  return found;
}

/** By the number of ups of a blank: the good sheets for these designs. */
const goodByUps = (blank: Blank, designs: readonly Asked[], most: number): number[] => {
  const needed = designs.map(({ quantity }) => quantity * blank.quantity);
  return Array.from({ length: most + 1 }, (_, ups) => {
    const shares = shareUps(ups, needed);
    return shares ? goodSheets(needed, shares) : Infinity;
  });
};
