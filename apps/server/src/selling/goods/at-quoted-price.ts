import type { Catalogue } from '../catalogue/snapshot.ts';
import type { PricedGoods } from './goods.ts';
import type { QuotedPrice } from './line-snapshot.ts';

/** The goods with their quotation, at its price while it is valid and lower than the current one. */
export function atQuotedPrice(
  goods: PricedGoods,
  quotation: QuotedPrice | null,
  { day }: Pick<Catalogue, 'day'>,
): PricedGoods {
  const quoted = { ...goods, snapshot: { ...goods.snapshot, quotation } };
  if (!quotation || quotation.quantity !== goods.quantity || day > quotation.validUntil) return quoted;
  if (quotation.price.total >= goods.price.total) return quoted;
  const { price, weightGrams, rateCardId } = quotation;
  return { ...quoted, price, weightGrams, rateCardId };
}
