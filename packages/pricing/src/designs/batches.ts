import { coatMakereadySheets, type Job, printing, type SheetCosts, sheetCosts } from '../cartons/costs.ts';
import { type PressWork, pressWork } from '../cartons/press-work.ts';
import type { RateCard, StockSheet } from '../cartons/rate-card.ts';
import { goodSheets, shareUps } from '../cartons/share-ups.ts';
import type { Die } from './dies.ts';
import { cheapestDivisions, indicesOf } from './partition.ts';

/** A design by its place in the order given, and how many boxes are asked of it. */
export type Asked = { readonly design: number; readonly quantity: number };

/** What is printed with one set of plates: some of the designs, on one sheet. */
export type Form = {
  readonly sheet: string;
  readonly parts: readonly string[];
  /** Of each of its designs: the ups of each part, 0 of one that is printed elsewhere. */
  readonly designs: readonly { readonly design: number; readonly ups: readonly number[] }[];
  /** Including waste and makeready, without that of the coats. */
  readonly sheets: number;
  readonly cost: number;
  readonly on: Die;
};

/** Forms that one die cuts after each other. */
export type Batch = { readonly forms: readonly Form[]; readonly cost: number; readonly on: Die };

/** What the costs of forms on one sheet are made of. */
export type OnSheet = {
  readonly job: Job;
  readonly card: RateCard;
  readonly sheet: StockSheet;
  readonly aSheet: SheetCosts;
  readonly work: PressWork;
};

export const onSheet = (job: Job, sheet: StockSheet, card: RateCard): OnSheet => ({
  ...{ job, card, sheet },
  aSheet: sheetCosts(job, sheet, card),
  work: pressWork(job.spec, card),
});

/** For each set of designs, as bits, the cheapest of these dies that prints exactly them; null if none does. */
export function cheapestBatches(
  dies: readonly Die[],
  asked: readonly Asked[],
  job: Job,
  card: RateCard,
): (Batch | null)[] {
  const best: (Batch | null)[] = Array.from({ length: 1 << asked.length }, () => null);
  for (const on of dies) {
    const here = onSheet(job, on.sheet, card);
    const divisions = cheapestDivisions(asked.length, (set) => {
      const designs = indicesOf(set, asked.length).flatMap((index) => asked[index] ?? []);
      return formOf(
        on,
        on.blanks.map(() => designs),
        here,
      );
    });
    for (const [set, division] of divisions.entries()) {
      if (set === 0 || !division) continue;
      const batch = batchOf(on, division.parts, here);
      if (batch.cost < (best[set]?.cost ?? Infinity)) best[set] = batch;
    }
  }
  return best;
}

/** These forms, cut by one die. */
export function batchOf(on: Die, forms: readonly Form[], here: OnSheet): Batch {
  const cost = forms.reduce((sum, form) => sum + form.cost, fixedCost(on, here.card) + coatMakeready(forms, here).cost);
  return { forms, cost, on };
}

/** The die, and setting up the punch. */
export const fixedCost = (on: Die, card: RateCard): number => dieCost(on, card) + card.punchSetUp;

export const dieCost = ({ blanks }: Die, card: RateCard): number =>
  card.dieBase + blanks.reduce((sum, { blank, ups }) => sum + blank.ruleMetres * ups, 0) * card.diePerMetre;

/**
 * Designs on one sheet of the die; null if it has too few ups for them.
 *
 * @param asked the designs of each of its blanks
 */
export function formOf(on: Die, asked: readonly (readonly Asked[])[], here: OnSheet): Form | null {
  let good = 0;
  const shares: Map<number, number>[] = [];
  for (const [index, { blank, ups }] of on.blanks.entries()) {
    const designs = asked[index] ?? [];
    const needed = designs.map(({ quantity }) => quantity * blank.quantity);
    const share = shareUps(ups, needed);
    if (!share) return null;
    good = Math.max(good, goodSheets(needed, share));
    shares.push(new Map(designs.map(({ design }, at) => [design, share[at] ?? 0])));
  }
  const designs = [...new Set(asked.flat().map(({ design }) => design))];
  return {
    sheet: on.sheet.name,
    parts: on.blanks.map(({ blank }) => blank.part),
    designs: designs.map((design) => ({ design, ups: shares.map((share) => share.get(design) ?? 0) })),
    ...formCost(good, here),
    on,
  };
}

/** So many good sheets with one set of plates. */
export function formCost(good: number, { aSheet, work, sheet, card }: OnSheet): Pick<Form, 'sheets' | 'cost'> {
  const { passes, plates, washing, makereadySheets } = work;
  const sheets = good * (1 + card.waste / 10_000) + makereadySheets;
  return { sheets, cost: plates + washing + sheets * perSheet(aSheet) + passes * printing(sheets, sheet) };
}

export const perSheet = ({ board, outer, inner, punch }: SheetCosts): number => board + outer + inner + punch;

/** The sheets until the coats run, once for all forms of a die: they are printed with the first form. */
export function coatMakeready(
  [first]: readonly Pick<Form, 'sheets'>[],
  { job, card, sheet, aSheet, work: { passes } }: OnSheet,
): { readonly sheets: number; readonly printed: number; readonly cost: number } {
  const sheets = coatMakereadySheets(job, card);
  if (!first) return { sheets: 0, printed: 0, cost: 0 };
  const printed = passes * (printing(first.sheets + sheets, sheet) - printing(first.sheets, sheet));
  return { sheets, printed, cost: sheets * perSheet(aSheet) + printed };
}
