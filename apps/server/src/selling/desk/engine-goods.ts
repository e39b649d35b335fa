import { paise } from '@boxwright/money';
import type { PricedGoods } from '../goods/goods.ts';

/** Priced goods at the shop's price instead of the price that staff agreed to. */
export function engineGoods(goods: PricedGoods): PricedGoods {
  const { price, snapshot } = goods;
  const { agreed } = snapshot;
  if (agreed === null) return goods;
  return {
    ...goods,
    price: {
      ...price,
      total: paise(agreed.engine),
      breakdown: price.breakdown.filter(({ code }) => code !== 'agreed'),
    },
    snapshot: { ...snapshot, agreed: null },
  };
}
