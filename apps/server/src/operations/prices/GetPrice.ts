import { ok } from '@boxwright/contract';
import { findQuotation } from '@boxwright/storage';
import { atQuotedPrice } from '../../cart/atQuotedPrice.ts';
import { refuseQuantity } from '../../cart/quantity.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { layOut } from '../../catalogue/layOut.ts';
import { priceBox } from '../../catalogue/priceBox.ts';
import type { Handler } from '../../door/call.ts';
import { isQuotationOf, quotedIn } from '../../quotations/quotation.ts';
import { readCompany } from '../../settings.ts';

export const GetPrice: Handler<'GetPrice'> = async (input, call) => {
  const { services } = call;
  const refused = refuseQuantity(input.quantity, (await readCompany(services.db)).minimumBoxes, 'quantity');
  if (refused) return refused;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [input]);
  const priced = priceBox(catalogue, input);
  if (!priced.ok) return priced;
  const named = input.quotation ? await findQuotation(services.db, input.quotation) : undefined;
  const quoted = named && isQuotationOf(named, priced.value) ? quotedIn(named) : null;
  const holds = quoted !== null && catalogue.day <= quoted.validUntil;
  const { price, weightGrams, gstRateBps } = atQuotedPrice(priced.value, quoted, catalogue);
  return ok({
    pricePerPiece: Math.round(price.total / input.quantity) / 100,
    weight: weightGrams / 1000,
    total: price.total,
    gstRate: gstRateBps / 100,
    rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
    engine: price.engineVersion,
    quotation: holds ? quoted.number : null,
  });
};
