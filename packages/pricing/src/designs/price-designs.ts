import { add, type Paise } from '@boxwright/money';
import type { CartonPriceProblem, CartonSpec, PriceLine, PriceLineCode } from '../cartons/carton.ts';
import { coatMakereadySheets, type Job, printing } from '../cartons/costs.ts';
import { directionsOf } from '../cartons/directions.ts';
import { grainRuleOf } from '../cartons/grain.ts';
import { prepareJob, tooLarge } from '../cartons/job.ts';
import { pressWork } from '../cartons/press-work.ts';
import { breakdownOf, marginOn, withMargin } from '../cartons/price-carton.ts';
import type { RateCard } from '../cartons/rate-card.ts';
import { engineVersion } from '../engine-version.ts';
import { amountsAtRate, rateText } from '../rate.ts';
import {
  type Asked,
  type Batch,
  cheapestBatches,
  coatMakeready,
  dieCost,
  type Form,
  onSheet,
  perSheet,
} from './batches.ts';
import { cheapestOfParts } from './cheapest-of-parts.ts';
import { diesOf, sharedDiesOf } from './dies.ts';
import { mixedBatches, type OfParts } from './mixed-batches.ts';
import { cheapestDivisions, type Divided } from './partition.ts';

/** The most designs that are compared in every combination. */
export const mostDesigns = 8;

/** What is printed with one set of plates, see `Form`. */
export type DesignForm = Pick<Form, 'sheet' | 'parts' | 'designs' | 'sheets'> & {
  /** Forms with the same number are cut by the same die. From 1. */
  readonly die: number;
};

/** The price of one box in several designs. */
export type DesignsPrice = {
  readonly ok: true;
  /** All designs, before tax and delivery: the sum of their amounts. */
  readonly total: Paise;
  /** The rate of a piece, the same for each design: rupees with four decimals. */
  readonly perPiece: string;
  /** Of each design: the rate times its quantity. */
  readonly amounts: readonly Paise[];
  readonly breakdown: readonly PriceLine[];
  /** What doesn't depend on the quantities, with margin. */
  readonly setUp: Paise;
  readonly forms: readonly DesignForm[];
  readonly engineVersion: string;
  readonly rateCard: { readonly id: string; readonly version: number };
};

type Lines = Readonly<Record<PriceLineCode, number>>;

/**
 * Prices one box in several designs. Designs share sheets, each with the ups that its quantity needs, and forms share
 * their die: one setting up of the punch, and one makeready of each coat. Of all ways to divide the designs among dies,
 * and each die's designs among forms, the cheapest one is the price; so it is at most what they cost apart, or what a gang
 * run of them costs, and never falls when one of the quantities grows, but by the step of the rate.
 *
 * @param quantities of each design
 */
export function priceDesigns(
  spec: Omit<CartonSpec, 'quantity' | 'planned' | 'rounded'>,
  quantities: readonly number[],
  card: RateCard,
): DesignsPrice | CartonPriceProblem {
  if (quantities.length === 0 || quantities.length > mostDesigns) {
    return {
      ok: false,
      code: 'quantity',
      text: `We price 1 to ${mostDesigns} designs at once. Please ask us for more.`,
    };
  }
  const all = quantities.reduce((sum, each) => sum + each, 0);
  const refused = quantities.map((quantity) => prepareJob({ ...spec, quantity }, card)).find(({ ok }) => !ok);
  if (refused && !refused.ok) return refused;
  const prepared = prepareJob({ ...spec, quantity: all }, card);
  if (!prepared.ok) return prepared;
  const { job } = prepared;
  // The largest first, so that their order doesn't matter.
  const order = quantities.map((_, index) => index).sort((a, b) => (quantities[b] ?? 0) - (quantities[a] ?? 0));
  const asked = order.map((index) => ({ design: index, quantity: quantities[index] ?? 0 }));
  const batches = cheapestOfDirections(directionsOf(job).map((each) => waysOf(each, asked, card)));
  if (batches === null) return tooLarge;
  const costs = linesOf(batches, job, card);
  const sum = Object.values(costs.lines).reduce((total, cost) => total + cost, 0);
  const amounts = amountsAtRate(marginOn(sum, card), quantities);
  const total = add(...amounts);
  return {
    ok: true,
    total,
    perPiece: rateText(total, all),
    amounts,
    breakdown: breakdownOf(total, { lines: costs.lines }),
    setUp: withMargin(costs.setUp, card),
    forms: batches.flatMap(({ forms }, index) =>
      forms.map(({ sheet, parts, designs, sheets }, at) => ({
        ...{ die: index + 1, sheet, parts, designs },
        sheets: Math.round((sheets + (at === 0 ? coatMakereadySheets(job, card) : 0)) * 1000) / 1000,
      })),
    ),
    engineVersion,
    rateCard: { id: card.id, version: card.version },
  };
}

/** For each set of designs, as bits, how it is printed; null for those that fit on no sheet. */
type Ways = readonly (Divided<Batch> | null)[];

/** The parts of a box lie alike, but each design may lie in its own direction, as it does when it is printed alone. */
function cheapestOfDirections([one = [], other]: readonly Ways[]): readonly Batch[] | null {
  const all = one.length - 1;
  if (other === undefined) return one[all]?.parts ?? null;
  let best: Divided<Batch> | null = null;
  for (const [set, first] of one.entries()) {
    const second = other[all & ~set];
    if (!first || !second) continue;
    const cost = first.cost + second.cost;
    if (best === null || cost < best.cost) best = { cost, parts: [...first.parts, ...second.parts] };
  }
  return best?.parts ?? null;
}

/** The cheapest division of each set of designs, for each part among dies, and of each die's among forms. */
function waysOf(job: Job, asked: readonly Asked[], card: RateCard): Ways {
  const isGang = asked.length > 1 && grainRuleOf(job.spec) === 'free';
  const [first, second] = job.blanks.map((blank) => {
    const batches = cheapestBatches(diesOf(blank, card, isGang), asked, job, card);
    return cheapestDivisions(asked.length, (set) => batches[set] ?? null);
  });
  if (!first || !second) return first ?? [];
  const apart = ([one, other]: OfParts) => (first[one]?.cost ?? Infinity) + (second[other]?.cost ?? Infinity);
  const together = cheapestBatches(sharedDiesOf(job), asked, job, card).flatMap((batch, set) =>
    batch && batch.cost < apart([set, set]) ? { of: [set, set] as const, batch } : [],
  );
  const mixed = isGang ? mixedBatches(job, asked, card, apart) : [];
  return cheapestOfParts([first, second], [...together, ...mixed]);
}

function linesOf(
  batches: readonly Batch[],
  job: Job,
  card: RateCard,
): { readonly lines: Lines; readonly setUp: number } {
  const { passes, plates, washing, makereadySheets } = pressWork(job.spec, card);
  const [pasting, packing] = [card.pastingPer1000[job.pasting], card.packingPer1000];
  const lines: Record<PriceLineCode, number> = {
    ...{ board: 0, print: 0, plates: 0, outerCoat: 0, innerCoat: 0, die: 0, punching: 0 },
    pasting: (job.spec.quantity / 1000) * pasting,
    packing: (job.spec.quantity / 1000) * packing,
  };
  let setUp = 0;
  for (const { forms, on } of batches) {
    const here = onSheet(job, on.sheet, card);
    const { aSheet } = here;
    const coats = coatMakeready(forms, here);
    const sheets = forms.reduce((sum, form) => sum + form.sheets, coats.sheets);
    lines.board += sheets * aSheet.board;
    lines.outerCoat += sheets * aSheet.outer;
    lines.innerCoat += sheets * aSheet.inner;
    lines.punching += card.punchSetUp + sheets * aSheet.punch;
    lines.print += forms.reduce((sum, form) => sum + passes * printing(form.sheets, on.sheet) + washing, coats.printed);
    lines.plates += forms.length * plates;
    lines.die += dieCost(on, card);
    const wasted = forms.length * makereadySheets + coats.sheets;
    setUp += forms.length * (plates + washing + passes * on.sheet.printFirst1000) + dieCost(on, card) + card.punchSetUp;
    setUp += wasted * perSheet(aSheet);
  }
  return { lines, setUp };
}
