import type { JsonObject, LinePrice, NewCartLine } from '@boxwright/storage';
import type { PricedGoods } from '../goods/goods.ts';
import type { GoodsPrice } from '../goods/goods-price.ts';

export interface LineDelivery {
  readonly deliveryType: NewCartLine['deliveryType'];
  readonly destinationPincode: string | null;
}

/** The columns of a line that come from the priced goods. */
export const priceColumns = (goods: PricedGoods) =>
  ({
    configuration: { ...goods.snapshot },
    description: goods.description,
    rateCardId: goods.rateCardId,
    engineVersion: goods.price.engineVersion,
    goodsPaise: goods.price.total,
    gstRateBps: goods.gstRateBps,
    hsn: goods.hsn,
    weightGrams: goods.weightGrams,
    breakdown: breakdownOf(goods.price),
  }) satisfies LinePrice;

/** Builds a new cart line. */
export const lineOf = (goods: PricedGoods, delivery: LineDelivery): NewCartLine => ({
  kind: goods.kind,
  variantId: goods.variantId,
  quantity: goods.quantity,
  ...priceColumns(goods),
  deliveryType: delivery.deliveryType,
  destinationPincode: delivery.deliveryType === 'SelfPickup' ? null : delivery.destinationPincode,
});

/** The engine's whole breakdown, so that the price can be explained years later. */
const breakdownOf = ({ breakdown: lines, ...made }: GoodsPrice): JsonObject => ({ lines, ...made });
