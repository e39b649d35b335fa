import type { CartonPrice, CartonPriceProblem, CartonSpec } from './carton.ts';
import type { RateCard } from './rate-card.ts';

/** Prices a carton: the cheapest of all stock sheets and numbers of ups. */
export function priceCarton(_spec: CartonSpec, _rateCard: RateCard): CartonPrice | CartonPriceProblem {
  throw new Error('Not yet');
}

/** The same carton at several quantities. */
export function priceLadder(
  spec: Omit<CartonSpec, 'quantity'>,
  quantities: readonly number[],
  rateCard: RateCard,
): { readonly quantity: number; readonly price: CartonPrice | CartonPriceProblem }[] {
  return quantities.map((quantity) => ({ quantity, price: priceCarton({ ...spec, quantity }, rateCard) }));
}
