import type { LinePrice, NewCartLine } from '@boxwright/storage';
import type { PricedBox } from '../catalogue/priceBox.ts';
import { configurationOf, type Design, describeConfiguration } from './configuration.ts';

export interface LineDelivery {
  readonly deliveryType: NewCartLine['deliveryType'];
  readonly destinationPincode: string | null;
}

/** The columns of a cart line that a priced box fills. */
export function priceColumns(box: PricedBox, design: Design): LinePrice {
  const configuration = configurationOf(box, design);
  return {
    configuration: { ...configuration },
    description: describeConfiguration(configuration),
    rateCardId: box.rateCardId,
    engineVersion: box.price.engineVersion,
    goodsPaise: box.price.total,
    gstRateBps: box.gstRateBps,
    hsn: box.variant.hsn,
    weightGrams: box.weightGrams,
    breakdown: { ...breakdownOf(box) },
  };
}

/** A new line of a cart. */
export const lineOf = (box: PricedBox, design: Design, delivery: LineDelivery): NewCartLine => ({
  kind: 'box',
  variantId: box.variant.id,
  quantity: box.quantity,
  ...priceColumns(box, design),
  // Said again because a price's columns are optional where only the amounts change.
  configuration: { ...configurationOf(box, design) },
  description: describeConfiguration(configurationOf(box, design)),
  deliveryType: delivery.deliveryType,
  destinationPincode: delivery.deliveryType === 'SelfPickup' ? null : delivery.destinationPincode,
});

const breakdownOf = ({ price }: PricedBox) => ({
  lines: price.breakdown,
  setUp: price.setUp,
  reorderTotal: price.reorderTotal,
  sheet: price.sheet,
  ups: price.ups,
  sheets: price.sheets,
  weight: price.weight,
  rateCard: price.rateCard,
});
