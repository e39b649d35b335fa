import { type Paise, paise } from '@boxwright/money';
import type { PricedGoods } from './goods.ts';
import type { GoodsPrice } from './goods-price.ts';
import type { AgreedPrice } from './line-snapshot.ts';

/** The goods at the price that staff agreed to, beside the engine's; in another quantity it doesn't hold. */
export function atAgreedPrice(goods: PricedGoods, agreed: AgreedPrice | null): PricedGoods {
  if (agreed === null || agreed.quantity !== goods.quantity) return goods;
  const { price, snapshot } = goods;
  return {
    ...goods,
    price: agreedTotal(price, paise(agreed.amount)),
    snapshot: { ...snapshot, agreed: { ...agreed, engine: price.total } },
  };
}

/** A price with another total: the difference is a part of its own, so that the parts still sum to it. */
function agreedTotal(price: GoodsPrice, total: Paise): GoodsPrice {
  const difference = paise(total - price.total);
  if (difference === 0) return price;
  // What these say of the engine's total isn't true of another one.
  const { setUp: _, reorderTotal: __, ...rest } = price;
  return {
    ...rest,
    total,
    breakdown: [...price.breakdown, { code: 'agreed', label: 'Agreed price', amount: difference }],
  };
}
