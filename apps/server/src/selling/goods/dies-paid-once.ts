import type { Result } from '@boxwright/contract';
import { planOf } from '@boxwright/pricing';
import { dieIn } from './die-in.ts';
import { type DieOnFile, dieOfOtherLine } from './die-on-file.ts';
import type { PricedGoods } from './goods.ts';

/** Prices goods with each of the dies that could cut them, and takes the cheapest. */
type PriceOnce = <Priced extends PricedGoods>(
  /** The same for goods that one die cuts; null for those that need none. */
  dieKey: string | null,
  /** The customer's. */
  onFile: DieOnFile | null,
  priceWith: (die: DieOnFile | null) => Result<Priced>,
) => Result<Priced>;

/**
 * For goods that are ordered together, one after the other: of several that one die cuts, such as designs of one box, the
 * first one pays for it; goods whose parts cost less the other way pay for that die, too.
 */
export function diesPaidOnce(): PriceOnce {
  const charged = new Map<string, DieOnFile[]>();
  return (dieKey, onFile, priceWith) => {
    const paid = charged.get(dieKey ?? '') ?? [];
    const dies = [onFile, ...paid].filter((die) => die !== null);
    const priced = dies.length === 0 ? priceWith(null) : cheapestOf(dies.map(priceWith));
    if (priced.ok && dieKey !== null && dieIn(priced.value) === null) {
      const { price, snapshot } = priced.value;
      const grain = snapshot.kind === 'box' ? snapshot.grain : 'free';
      charged.set(dieKey, [...paid, dieOfOtherLine(planOf(price.parts ?? []), grain)]);
    }
    return priced;
  };
}

/** The lowest of the prices with each of the dies; on a tie, the first. */
const cheapestOf = <Priced extends PricedGoods>(prices: readonly Result<Priced>[]): Result<Priced> =>
  prices.reduce((best, each) => (best.ok && each.ok && each.value.price.total < best.value.price.total ? each : best));
