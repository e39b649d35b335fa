import { type BasisPoints, bps, type Paise, subtract } from '@boxwright/money';
import type { CartonPrice, CartonPriceProblem, CartonSpec, DieLayout } from './carton.ts';
import type { RateCard } from './rate-card.ts';
import { priceWithDie } from './without-die.ts';

/** One quantity of a ladder, with the step to the next one. */
export type LadderStep = {
  readonly quantity: number;
  readonly price: CartonPrice | CartonPriceProblem;
  /** The step to the next quantity; null on the last one, or if one of the two has no price. */
  readonly next: {
    readonly quantity: number;
    /** The additional cost. */
    readonly more: Paise;
    /** The additional cost in basis points of this order's total: "2,000 cost only 17 % more". */
    readonly moreShare: BasisPoints;
    /** How much less a piece costs, in basis points. */
    readonly savingAPiece: BasisPoints;
  } | null;
};

/** Twelve typical quantities. */
export const usualQuantities: readonly number[] = [
  1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 50_000,
];

/**
 * Prices the same carton at several quantities, in the given order. Each price includes its share of the set-up.
 *
 * @param die how the box lies on the customer's die, which isn't charged again
 */
export function priceLadder(
  spec: Omit<CartonSpec, 'quantity'>,
  quantities: readonly number[],
  rateCard: RateCard,
  die?: DieLayout,
): LadderStep[] {
  const prices = quantities.map((quantity) => priceWithDie({ ...spec, quantity }, rateCard, die));
  return quantities.flatMap((quantity, index): LadderStep[] => {
    const price = prices[index];
    if (!price) return [];
    const [following, nextPrice] = [quantities[index + 1], prices[index + 1]];
    if (!price.ok || following === undefined || !nextPrice?.ok) return [{ quantity, price, next: null }];
    const more = subtract(nextPrice.total, price.total);
    const share = (part: number) => bps(Math.round(part * 10_000));
    const savingAPiece = share(1 - (nextPrice.total / following) * (quantity / price.total));
    return [
      { quantity, price, next: { quantity: following, more, moreShare: share(more / price.total), savingAPiece } },
    ];
  });
}
