import { type Paise, paise } from '@boxwright/money';
import type { PricedGoods } from './goods.ts';
import type { GoodsPrice } from './goods-price.ts';
import type { AgreedPrice } from './line-snapshot.ts';

/** The goods at the price that staff agreed to, with the engine's beside it; it doesn't apply to another quantity. */
export function atAgreedPrice(goods: PricedGoods, agreed: AgreedPrice | null): PricedGoods {
  if (agreed === null || agreed.quantity !== goods.quantity) return goods;
  const { price, snapshot } = goods;
  return {
    ...goods,
    price: agreedTotal(price, paise(agreed.amount)),
    snapshot: { ...snapshot, agreed: { ...agreed, engine: price.total } },
  };
}

/** A price with another total. The difference becomes a separate part, so that the parts still sum to the total. */
function agreedTotal(price: GoodsPrice, total: Paise): GoodsPrice {
  const difference = paise(total - price.total);
  if (difference === 0) return price;
  // These two belong to the engine's total, and would be wrong with another.
  const { setUp: _, reorderTotal: __, ...rest } = price;
  return {
    ...rest,
    total,
    breakdown: [...price.breakdown, { code: 'agreed', label: 'Agreed price', amount: difference }],
  };
}
