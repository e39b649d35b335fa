import type { Catalogue } from '../catalogue/snapshot.ts';
import type { PricedGoods } from './goods.ts';
import type { QuotedPrice } from './line-snapshot.ts';

/**
 * The goods with their quotation, at its price while it is valid and lower than the current one. A quotation without
 * the die is for customers who have the die.
 */
export function atQuotedPrice(
  goods: PricedGoods,
  quotation: QuotedPrice | null,
  { day }: Pick<Catalogue, 'day'>,
): PricedGoods {
  const quoted = { ...goods, snapshot: { ...goods.snapshot, quotation } };
  if (!quotation || quotation.quantity !== goods.quantity || day > quotation.validUntil) return quoted;
  // A price that staff agreed to applies even if it is higher.
  if (quotation.agreed === null && quotation.price.total >= goods.price.total) return quoted;
  const { price, weightGrams, rateCardId, die } = quotation;
  const { snapshot } = quoted;
  if (snapshot.kind !== 'box') return { ...quoted, price, weightGrams, rateCardId };
  if (die !== null && snapshot.die === null) return quoted;
  // The snapshot says whether the quoted price contains a die; a price that does can still be the lower one. A die that
  // is left out is the one on file now, whose order can't be cancelled while this order exists.
  return { ...quoted, snapshot: { ...snapshot, die: die && snapshot.die }, price, weightGrams, rateCardId };
}
