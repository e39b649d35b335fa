import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { refuseQuantity } from '../../selling/goods/refuse-quantity.ts';
import { presentPrice, priceForBuyer } from '../../selling/quotes/quote-box.ts';

export const GetPrice: Handler<'GetPrice'> = async (input, call) => {
  const { services } = call;
  const refused = refuseQuantity('box', input.quantity, await readCompany(services.db), 'quantity');
  if (refused) return refused;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [{ kind: 'box', ...input }]);
  const price = await priceForBuyer(services, catalogue, input, input.quantity, input.quotation ?? null, {
    die: null,
    lists: [],
  });
  return price.ok ? ok(presentPrice(price.value)) : price;
};
