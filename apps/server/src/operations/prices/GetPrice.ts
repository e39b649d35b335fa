import { ok } from '@boxwright/contract';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { priceBox } from '../../catalogue/priceBox.ts';
import type { Handler } from '../../door/call.ts';

export const GetPrice: Handler<'GetPrice'> = async (input, { services }) => {
  const priced = priceBox(await currentCatalogue(services), input);
  if (!priced.ok) return priced;
  const { price, weightGrams, gstRateBps } = priced.value;
  return ok({
    pricePerPiece: Math.round(price.total / input.quantity) / 100,
    weight: weightGrams / 1000,
    total: price.total,
    gstRate: gstRateBps / 100,
    rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
    engine: price.engineVersion,
  });
};
