import { allocate, bps, type Paise, paise, subtract } from '@boxwright/money';
import { rateText } from '../rate.ts';
import type { CartonPrice, CartonPriceProblem, CartonSpec, DieLayout, Plan } from './carton.ts';
import { grainRuleOf } from './grain.ts';
import { priceCarton } from './price-carton.ts';
import type { RateCard } from './rate-card.ts';

/**
 * The price for a customer whose die exists: cut with that die, which isn't charged, or planned the other way with a new
 * die in the price, where even that costs less.
 *
 * @param die how the box lies on the die; undefined without one
 */
export function priceWithDie(spec: CartonSpec, rateCard: RateCard, die?: DieLayout): CartonPrice | CartonPriceProblem {
  const anew = priceCarton(spec, rateCard);
  if (!anew.ok || die === undefined) return anew;
  const { grain, ...box } = spec;
  const cut: CartonSpec = { ...box, ...die };
  // The die decides how the grain runs, so it is of no use to a buyer who wants it held where the die doesn't.
  if (grain === 'held' && grainRuleOf(cut) !== 'held') return anew;
  // A die that was made as the box is cut today leads to the same price, with the die in it.
  const isAsToday =
    cut.laid === spec.laid && grainRuleOf(cut) === grainRuleOf(spec) && planOf(anew.parts) === die.planned;
  const planned = isAsToday ? anew : priceCarton(cut, rateCard);
  // A die for both parts is of no use where no sheet holds both any more.
  if (!planned.ok || planOf(planned.parts) !== die.planned) return anew;
  const again = withoutDie(planned, spec.quantity);
  return again.total <= anew.total ? again : anew;
}

/** How the parts of a price are cut. Parts of before engine 5.0.0 name no run: each had its own. */
export const planOf = ([, second]: readonly { readonly run?: number | undefined }[]): Plan =>
  second?.run === 1 ? 'together' : 'apart';

/** Whether a price contains a die. */
export const chargesDie = ({ breakdown }: Pick<CartonPrice, 'breakdown'>): boolean =>
  breakdown.some(({ code }) => code === 'die');

/**
 * The price of the same cartons for a customer whose die exists already: `reorderTotal`, with a breakdown without a die
 * that sums to it. It includes plates and makeready, because every run needs them. Idempotent.
 *
 * @param quantity the quantity that was priced
 */
export function withoutDie(price: CartonPrice, quantity: number): CartonPrice {
  const total = price.reorderTotal;
  const lines = price.breakdown.filter(({ code }) => code !== 'die');
  const amounts = allocate(
    total,
    lines.map(({ cost }) => cost),
  );
  const setUp = subtract(price.setUp, setUpParts(price).die);
  return {
    ...price,
    total,
    perPiece: rateText(total, quantity),
    breakdown: lines.map((line, index) => ({ ...line, amount: amounts[index] ?? line.amount })),
    setUp,
    setUpShare: bps(Math.round((setUp / total) * 10_000)),
  };
}

/** The set-up of a price by its parts, in paise with margin. Only the die is paid once. */
export interface SetUpParts {
  /** 0 when the customer's die exists already. */
  readonly die: Paise;
  readonly plates: Paise;
  /** Getting press and die to run: the first thousand sheets, wasted sheets, setting up the punching. */
  readonly makeready: Paise;
}

/** Splits the set-up of a carton's price, which may be a stored one. */
export function setUpParts({
  total,
  reorderTotal,
  setUp,
  breakdown,
}: Pick<CartonPrice, 'total' | 'reorderTotal' | 'setUp'> & {
  readonly breakdown: readonly { readonly code?: string; readonly amount: Paise }[];
}): SetUpParts {
  const die = subtract(total, reorderTotal);
  const plates = breakdown.find(({ code }) => code === 'plates')?.amount ?? paise(0);
  return { die, plates, makeready: subtract(subtract(setUp, die), plates) };
}
