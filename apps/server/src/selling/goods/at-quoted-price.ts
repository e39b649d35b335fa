import { type PriceList, sumOf } from '@boxwright/money';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { DieOnFile } from './die-on-file.ts';
import { discountsOn } from './discounts-on.ts';
import type { PricedGoods } from './goods.ts';
import type { QuotedPrice } from './line-snapshot.ts';

/**
 * The goods with their quotation, at its price while it is valid and lower than the current one. A quotation without
 * the die is for customers who have the die.
 *
 * @param lists the customer's price lists, which may make today's price the lower one
 */
export function atQuotedPrice(
  goods: PricedGoods,
  quotation: QuotedPrice | null,
  { day }: Pick<Catalogue, 'day'>,
  lists: readonly PriceList[] = [],
): PricedGoods {
  const today = { ...goods, snapshot: { ...goods.snapshot, quotation } };
  if (!quotation || quotation.quantity !== goods.quantity || day > quotation.validUntil) return today;
  const { price, weightGrams, rateCardId, die } = quotation;
  const { snapshot } = today;
  if (die !== null && snapshot.kind === 'box' && snapshot.die === null) return today;
  // The snapshot says whether the quoted price contains a die; a price that does can still be the lower one. A die that
  // is left out is the one on file now, whose order can't be cancelled while this order exists.
  const withDie =
    snapshot.kind === 'box'
      ? { ...snapshot, grain: quotation.grain, die: die && snapshot.die && quotedDie(die, snapshot.die) }
      : snapshot;
  const quoted = { ...today, snapshot: withDie, price, weightGrams, rateCardId };
  const costs = (each: PricedGoods) => each.price.total - sumOf(discountsOn(each, lists));
  // A price that staff agreed to applies even if it is higher.
  return quotation.agreed === null && costs(quoted) >= costs(today) ? today : quoted;
}

/** The die on file, which cuts as the quoted one does. */
const quotedDie = (quoted: DieOnFile, { order, orderedOn, drawing }: DieOnFile): DieOnFile => ({
  ...quoted,
  order,
  orderedOn,
  drawing,
});
