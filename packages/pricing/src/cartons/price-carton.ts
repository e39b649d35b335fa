import { allocate, bps, type Paise, roundHalfUp } from '@boxwright/money';
import { engineVersion } from '../engine-version.ts';
import { amountAtRate, rateText } from '../rate.ts';
import type {
  CartonPart,
  CartonPrice,
  CartonPriceProblem,
  CartonSpec,
  Plan,
  PriceLine,
  PriceLineCode,
} from './carton.ts';
import { boxCosts, type Costs, type Job, type Run, runsOf, sharedRunsOf } from './costs.ts';
import { directionsOf } from './directions.ts';
import { prepareJob, tooLarge } from './job.ts';
import type { RateCard } from './rate-card.ts';
import { weigh } from './weigh.ts';

const labels: { readonly [code in PriceLineCode]: string } = {
  board: 'Board',
  print: 'Printing',
  plates: 'Plates',
  outerCoat: 'Outer coating',
  innerCoat: 'Inner coating',
  die: 'Cutting die',
  punching: 'Punching',
  pasting: 'Folding and pasting',
  packing: 'Checking and packing',
};

/**
 * Prices a carton with the cheapest stock sheet and number of ups, before tax and delivery. Two blanks of a box are laid
 * on one sheet, or on a sheet each where that costs less.
 *
 * Deterministic: the same input gives the same price to the paisa. The total is the rate of a piece times the quantity.
 * The rate never rises with the quantity; the total doesn't fall but by the step of the rate
 * (docs/decisions/0175-a-rate-that-multiplies.md). If there is no price, it returns a problem with a text for the buyer.
 */
export function priceCarton(spec: CartonSpec, rateCard: RateCard): CartonPrice | CartonPriceProblem {
  const prepared = prepareJob(spec, rateCard);
  if (!prepared.ok) return prepared;
  const { job } = prepared;
  const runs = cheapestRuns(job, rateCard);
  if (!runs) return tooLarge;
  const costs = boxCosts(runs, job, rateCard);
  const amountOf = (cost: number) => sellingPrice(cost, spec, rateCard);
  const total = amountOf(costs.sum);
  const setUp = withMargin(costs.setUp, rateCard);
  return {
    ok: true,
    total,
    perPiece: rateText(total, spec.quantity),
    breakdown: breakdownOf(total, costs),
    setUp,
    setUpShare: bps(Math.round((setUp / total) * 10_000)),
    reorderTotal: amountOf(costs.sum - costs.lines.die),
    sheet: runs.map(({ sheet }) => sheet.name).join(' + '),
    ups: runs[0]?.blanks[0]?.ups ?? 0,
    sheets: thousandths(runs.reduce((sum, { sheets }) => sum + sheets, 0)),
    parts: runs.flatMap(partsOf),
    weight: weigh(job, rateCard),
    engineVersion,
    rateCard: { id: rateCard.id, version: rateCard.version },
  };
}

function partsOf({ blanks, sheet, sheets }: Run, index: number): CartonPart[] {
  return blanks.map(({ blank: { part, quantity, ruleMetres }, ups, mostUps }) => {
    return { part, run: index + 1, quantity, sheet: sheet.name, ups, mostUps, sheets: thousandths(sheets), ruleMetres };
  });
}

const thousandths = (count: number) => Math.round(count * 1000) / 1000;

/**
 * The cheapest run for every blank, or for both together if that costs less (on a tie, the first sheet of the card); null
 * if a blank fits no sheet.
 *
 * @param planned how it is printed, if that is decided: then it is only costed
 */
export const cheapestRuns = (job: Job, card: RateCard, planned?: Plan): readonly Run[] | null =>
  cheapestWay(job, card, planned)?.runs ?? null;

/** Like `cheapestRuns`, with the job in the direction of the grain that costs least, where its blanks have to lie alike. */
export function cheapestWay(job: Job, card: RateCard, planned: Plan | undefined = job.spec.planned): Way | null {
  const ways = directionsOf(job).flatMap((each) => waysOf(each, card, planned));
  const asPlanned = planned === 'together' ? ways.filter(({ runs }) => runs[0]?.blanks.length === 2) : [];
  const [first, ...others] = asPlanned.length > 0 ? asPlanned : ways;
  return first ? others.reduce((best, way) => (costOf(way) < costOf(best) ? way : best), first) : null;
}

type Way = { readonly job: Job; readonly runs: readonly Run[] };

const costOf = ({ runs }: Way) => runs.reduce((sum, { costs }) => sum + costs.sum, 0);

/** Its blanks apart, and both together where they may be. */
function waysOf(job: Job, card: RateCard, planned: Plan | undefined): Way[] {
  const apart = job.blanks.flatMap((blank) => cheapestOf(runsOf(job, blank, card)) ?? []);
  if (apart.length < job.blanks.length) return [];
  const together = planned === 'apart' ? undefined : cheapestOf(sharedRunsOf(job, card));
  return [{ job, runs: apart }, ...(together ? [{ job, runs: [together] }] : [])];
}

const cheapestOf = ([first, ...others]: readonly Run[]): Run | undefined =>
  first && others.reduce((best, run) => (run.costs.sum < best.costs.sum ? run : best), first);

/** What goods of this cost are sold for: the rate of a piece, times the quantity. The only place where a price is rounded. */
function sellingPrice(cost: number, { quantity, rounded }: CartonSpec, card: RateCard): Paise {
  return rounded === 'total' ? withMargin(cost, card) : amountAtRate(marginOn(cost, card), quantity);
}

/** Adds the margin, which is a share of the selling price. */
export const marginOn = (cost: number, { margin }: Pick<RateCard, 'margin'>): number =>
  (cost * 10_000) / (10_000 - margin);

/** With the margin, in whole paise. */
export const withMargin = (cost: number, card: Pick<RateCard, 'margin'>): Paise => roundHalfUp(marginOn(cost, card));

/** Each line's share of the total by its cost (in thousandths of a paisa); lines without cost are omitted. */
export function breakdownOf(total: Paise, { lines }: Pick<Costs, 'lines'>): PriceLine[] {
  // Object.keys widens; `lines` has exactly these keys.
  const codes = (Object.keys(lines) as PriceLineCode[]).filter((code) => lines[code] > 0);
  const amounts = allocate(
    total,
    codes.map((code) => Math.round(lines[code] * 1000)),
  );
  return codes.flatMap((code, index) => {
    const amount = amounts[index];
    // Rounded to thousandths first, because sums can be a hair below half a paisa.
    const cost = roundHalfUp(Math.round(lines[code] * 1000) / 1000);
    return amount === undefined ? [] : [{ code, label: labels[code], amount, cost }];
  });
}
