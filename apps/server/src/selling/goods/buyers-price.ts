import type { PriceList } from '@boxwright/money';
import { discountsByName, type Paise, subtract, sumOf } from '@boxwright/money';
import { discountsOn } from './discounts-on.ts';
import type { PricedGoods } from './goods.ts';

/** What goods cost a buyer, before tax, and the usual price if price lists lower it. */
export interface BuyersPrice {
  readonly total: Paise;
  readonly listTotal: Paise | null;
  readonly priceList: string | null;
}

/** @param lists the buyer's; none for prices that are valid for everybody */
export function buyersPrice(goods: PricedGoods, lists: readonly PriceList[]): BuyersPrice {
  const { total } = goods.price;
  const discounts = discountsOn(goods, lists);
  const off = sumOf(discounts);
  if (off === 0) return { total, listTotal: null, priceList: null };
  const names = discountsByName(discounts).map(({ name }) => name);
  return { total: subtract(total, off), listTotal: total, priceList: names.join(', ') };
}
