import type { Catalogue } from '../catalogue/snapshot.ts';
import type { PricedGoods } from './goods.ts';
import type { QuotedPrice } from './line-snapshot.ts';

/**
 * The goods with their quotation, at its price while it is valid and lower than the current one. A quotation without the
 * die is for customers who have it.
 */
export function atQuotedPrice(
  goods: PricedGoods,
  quotation: QuotedPrice | null,
  { day }: Pick<Catalogue, 'day'>,
): PricedGoods {
  const quoted = { ...goods, snapshot: { ...goods.snapshot, quotation } };
  if (!quotation || quotation.quantity !== goods.quantity || day > quotation.validUntil) return quoted;
  // A price that staff agreed to holds, whether it is lower or not.
  if (quotation.agreed === null && quotation.price.total >= goods.price.total) return quoted;
  const { price, weightGrams, rateCardId, die } = quotation;
  const { snapshot } = quoted;
  if (snapshot.kind !== 'box') return { ...quoted, price, weightGrams, rateCardId };
  if (die !== null && snapshot.die === null) return quoted;
  // Whether the quotation contains a die explains its price; it may, and be the lower one all the same. The die that it
  // leaves out is the one on file now, whose order isn't cancelled while this one stands.
  return { ...quoted, snapshot: { ...snapshot, die: die && snapshot.die }, price, weightGrams, rateCardId };
}
