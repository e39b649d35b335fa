import { deliveryQuoteThanks } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { storeEnquiry } from '../../selling/enquiries/store-enquiry.ts';
import { priceBox } from '../../selling/goods/box/price-box.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { refuseQuantity } from '../../selling/goods/refuse-quantity.ts';

/** Weight and price are computed here; the sent ones only show that the browser had some. */
export const DeliveryCostMailer: Handler<'DeliveryCostMailer'> = async (input, call) => {
  const { name, mobile, email, organisation, pincode, box, honeypot } = input;
  const { services } = call;
  const { quantity, ...choice } = box;
  const company = await readCompany(services.db);
  const refused = refuseQuantity('box', quantity, company, 'quantity');
  if (refused) return refused;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [{ kind: 'box', ...choice }]);
  const priced = priceBox(catalogue, choice, quantity);
  if (!priced.ok) return priced;
  const goods = priced.value;
  const { length, width, height, print, grainWish } = goods.columns;
  const enquiry = {
    source: 'delivery-quote' as const,
    name,
    mobile,
    email,
    company: organisation,
    pincode,
    cartonType: goods.name,
    message: goods.description,
    details: {
      quantity,
      weightGrams: goods.weightGrams,
      goodsPaise: goods.price.total,
      variantId: choice.variantId,
      boardId: choice.boardId,
      outerCoatingId: choice.outerCoatingId ?? 0,
      innerCoatingId: choice.innerCoatingId ?? 0,
      lengthMm: length,
      widthMm: width,
      heightMm: height,
      ...(print !== null && { print }),
      ...(grainWish !== null && { grain: grainWish }),
    },
  };
  return storeEnquiry(call, enquiry, honeypot, deliveryQuoteThanks);
};
