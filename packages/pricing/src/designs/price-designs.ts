import { add, type Paise } from '@boxwright/money';
import type { CartonPriceProblem, CartonSpec, PriceLine, PriceLineCode } from '../cartons/carton.ts';
import { coatMakereadySheets, type Job, printing, type SheetCosts, sheetCosts } from '../cartons/costs.ts';
import { directionsOf } from '../cartons/directions.ts';
import { grainRuleOf } from '../cartons/grain.ts';
import { prepareJob, tooLarge } from '../cartons/job.ts';
import { type PressWork, pressWork } from '../cartons/press-work.ts';
import { breakdownOf, marginOn, withMargin } from '../cartons/price-carton.ts';
import type { RateCard } from '../cartons/rate-card.ts';
import { engineVersion } from '../engine-version.ts';
import { amountsAtRate, rateText } from '../rate.ts';
import { type Die, diesOf, sharedDiesOf } from './dies.ts';
import { cheapestDivisions, indicesOf } from './partition.ts';
import { goodSheets, shareUps } from './share-ups.ts';

/** The most designs that are compared in every combination. */
export const mostDesigns = 8;

/** What is printed with one set of plates: some of the designs, on one sheet. */
export type DesignForm = {
  /** Forms with the same number are cut by the same die. From 1. */
  readonly die: number;
  readonly sheet: string;
  readonly parts: readonly string[];
  /** Of each of its designs, by their place in the order given: the ups of each part. */
  readonly designs: readonly { readonly design: number; readonly ups: readonly number[] }[];
  /** Including waste and makeready. */
  readonly sheets: number;
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
type Form = Omit<DesignForm, 'die' | 'sheets'> & {
  readonly cost: number;
  readonly sheets: number;
  readonly on: Die;
};
type Batch = { readonly forms: readonly Form[]; readonly cost: number; readonly on: Die };

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
  const isGang = asked.length > 1 && grainRuleOf(spec) === 'free';
  const ways = directionsOf(job).flatMap((each) => {
    const apart = each.blanks.map((blank) => batchesOn(diesOf(blank, card, isGang), asked, job, card));
    const together = batchesOn(sharedDiesOf(each), asked, job, card);
    return [apart.every((batches) => batches !== null) ? apart.flatMap((batches) => batches ?? []) : null, together];
  });
  const costOf = (batches: readonly Batch[]) => batches.reduce((sum, { cost }) => sum + cost, 0);
  const [first, ...others] = ways.filter((way) => way !== null);
  if (!first) return tooLarge;
  const batches = others.reduce((best, way) => (costOf(way) < costOf(best) ? way : best), first);
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

type Asked = { readonly design: number; readonly quantity: number };

/** The cheapest division of the designs among dies, and of each die's among forms; null if they fit on no sheet. */
function batchesOn(dies: readonly Die[], asked: readonly Asked[], job: Job, card: RateCard): readonly Batch[] | null {
  const work = pressWork(job.spec, card);
  const best: (Batch | null)[] = Array.from({ length: 1 << asked.length }, () => null);
  for (const on of dies) {
    const aSheet = sheetCosts(job, on.sheet, card);
    const fixed = dieCost(on, card) + card.punchSetUp;
    const divisions = cheapestDivisions(asked.length, (set) =>
      formOf(
        on,
        indicesOf(set, asked.length).flatMap((index) => asked[index] ?? []),
        aSheet,
        work,
        card,
      ),
    );
    for (const [set, division] of divisions.entries()) {
      if (set === 0 || !division) continue;
      const cost = fixed + division.cost + coatMakeready(division.parts, job, aSheet, card).cost;
      if (cost < (best[set]?.cost ?? Infinity)) best[set] = { forms: division.parts, cost, on };
    }
  }
  return cheapestDivisions(asked.length, (set) => best[set] ?? null).at(-1)?.parts ?? null;
}

const dieCost = ({ blanks }: Die, card: RateCard): number =>
  card.dieBase + blanks.reduce((sum, { blank, ups }) => sum + blank.ruleMetres * ups, 0) * card.diePerMetre;

/** These designs on one sheet of the die; null if it has too few ups for them. */
function formOf(on: Die, asked: readonly Asked[], aSheet: SheetCosts, work: PressWork, card: RateCard): Form | null {
  let good = 0;
  const shares: number[][] = [];
  for (const { blank, ups } of on.blanks) {
    const needed = asked.map(({ quantity }) => quantity * blank.quantity);
    const share = shareUps(ups, needed);
    if (!share) return null;
    good = Math.max(good, goodSheets(needed, share));
    shares.push(share);
  }
  const { passes, plates, washing, makereadySheets } = work;
  const sheets = good * (1 + card.waste / 10_000) + makereadySheets;
  return {
    sheet: on.sheet.name,
    parts: on.blanks.map(({ blank }) => blank.part),
    designs: asked.map(({ design }, at) => ({ design, ups: shares.map((share) => share[at] ?? 0) })),
    sheets,
    cost: plates + washing + sheets * perSheet(aSheet) + passes * printing(sheets, on.sheet),
    on,
  };
}

const perSheet = ({ board, outer, inner, punch }: SheetCosts): number => board + outer + inner + punch;

/** The sheets until the coats run, once for all forms of a die: they are printed with the first form. */
function coatMakeready([first]: readonly Form[], job: Job, aSheet: SheetCosts, card: RateCard) {
  const sheets = coatMakereadySheets(job, card);
  const { passes } = pressWork(job.spec, card);
  if (!first) return { sheets: 0, printed: 0, cost: 0 };
  const printed = passes * (printing(first.sheets + sheets, first.on.sheet) - printing(first.sheets, first.on.sheet));
  return { sheets, printed, cost: sheets * perSheet(aSheet) + printed };
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
    const aSheet = sheetCosts(job, on.sheet, card);
    const coats = coatMakeready(forms, job, aSheet, card);
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
