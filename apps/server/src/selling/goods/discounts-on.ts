import { type Discount, goodsParts, listDiscounts, type PriceList, sumOf } from '@boxwright/money';
import type { PricedGoods } from './goods.ts';

/** The parts of the price from which something may be taken off; none of a price that staff have agreed to. */
export function discountableParts(goods: PricedGoods) {
  const { agreed, quotation } = goods.snapshot;
  const isAgreed = agreed?.quantity === goods.quantity;
  if (isAgreed || (isQuoted(goods) && quotation?.agreed !== null)) return [];
  const { total, reorderTotal } = goods.price;
  return goodsParts({ kind: goods.kind, hsn: goods.hsn, total, reorderTotal });
}

/** What a customer's price lists take off goods; off a quoted price at least what they took off when it was quoted. */
export function discountsOn(goods: PricedGoods, lists: readonly PriceList[]): readonly Discount[] {
  const { quantity, price, snapshot } = goods;
  const listed = listDiscounts({ quantity, total: price.total, parts: discountableParts(goods) }, lists);
  const quoted = isQuoted(goods) ? (snapshot.quotation?.discounts ?? []) : [];
  return sumOf(quoted) > sumOf(listed) ? quoted : listed;
}

const isQuoted = ({ price, snapshot }: PricedGoods): boolean => price === snapshot.quotation?.price;
