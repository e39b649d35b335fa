import type { Blank } from '../cartons/blank.ts';
import { boxCosts } from '../cartons/costs.ts';
import { prepareJob } from '../cartons/job.ts';
import { cheapestRuns, withMargin } from '../cartons/price-carton.ts';
import type { SharedUps } from '../cartons/together.ts';
import { type CartonPrice, type CartonSpec, demoRateCard, priceCarton } from '../index.ts';

/** Two boxes that differ only in one measure or in the board; the second is the bigger or heavier one. */
export type Pair = { readonly smaller: CartonSpec; readonly bigger: CartonSpec };

export type Measure = 'length' | 'width' | 'height' | 'board';
export const measures: readonly Measure[] = ['length', 'width', 'height', 'board'];

/** A seeded random generator, so that the pairs are the same on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * Any size that fits a sheet, any board, 1,000 to 50,000 pieces; enlarged by a fraction of a millimetre or up to 30 mm
 * (60 g/m²).
 */
export function anyPair(style: string, measure: Measure, random: () => number): Pair {
  const between = (least: number, most: number) => least + random() * (most - least);
  const smaller: CartonSpec = {
    style,
    length: between(30, 220),
    width: between(20, 130),
    height: between(15, 200),
    board: { code: 'board', family: 'folding-box-board', gsm: Math.round(between(230, 400)), bulk: 1.45 },
    outerCoat: 'gloss-aqueous',
    innerCoat: 'none',
    quantity: Math.round(1000 * 50 ** random()),
  };
  const by = random() < 0.5 ? between(0.1, 2) : between(1, 30);
  if (measure === 'board') {
    const heavier = { ...smaller.board, gsm: smaller.board.gsm + Math.ceil(2 * by) };
    return { smaller, bigger: { ...smaller, board: heavier } };
  }
  return { smaller, bigger: { ...smaller, [measure]: smaller[measure] + by } };
}

/** Both prices; null if one of them has no price in that size. */
export function pricesOf({ smaller, bigger }: Pair): { smaller: CartonPrice; bigger: CartonPrice } | null {
  const [one, other] = [priceCarton(smaller, demoRateCard), priceCarton(bigger, demoRateCard)];
  return one.ok && other.ok ? { smaller: one, bigger: other } : null;
}

/** How much less the bigger box costs: 0.05 is 5 %; 0 or below if it costs no less. */
export function saving({ smaller, bigger }: { smaller: CartonPrice; bigger: CartonPrice }): number {
  return 1 - bigger.total / smaller.total;
}

/**
 * The price of a box on sheets filled up to the theoretical bound by area. A bigger box has no less area and rule, so
 * it can't cost less than this: this is the proven limit of its saving. (A heavier board of the same size may need
 * slightly less of both, because its flaps are shortened by its thickness.)
 */
export function lowestPossiblePrice(spec: CartonSpec): number {
  const prepared = prepareJob(spec, demoRateCard);
  if (!prepared.ok) throw new Error(prepared.text);
  const { job } = prepared;
  const full = job.blanks.map((blank) => ({
    ...blank,
    layouts: blank.layouts.map(({ layouts: [first], bound, ...on }) => ({
      ...on,
      bound,
      layouts: first ? Array.from({ length: bound }, (_, index) => ({ ...first, ups: index + 1 })) : [],
    })),
  }));
  const [one, other] = full;
  const shared = job.shared.map(({ sheet, ways: [known] }, at) => ({
    sheet,
    ways: known ? waysByArea(known, [boundOf(one, at), boundOf(other, at)]) : [],
  }));
  const runs = cheapestRuns({ ...job, blanks: full, shared }, demoRateCard);
  if (!runs) throw new Error('It fits no sheet');
  return withMargin(boxCosts(runs, job, demoRateCard).sum, demoRateCard);
}

const boundOf = (blank: Blank | undefined, sheet: number): number => blank?.layouts[sheet]?.bound ?? 0;

/** Both blanks on one sheet, whatever their areas leave room for. */
function waysByArea(known: SharedUps, [first, second]: readonly [number, number]): SharedUps[] {
  return Array.from({ length: first }, (_, index) => index + 1).flatMap((ups) =>
    Array.from({ length: second }, (_, index) => index + 1)
      .filter((others) => ups / (first + 1) + others / (second + 1) < 1)
      .map((others): SharedUps => ({ ...known, ups: [ups, others] })),
  );
}
