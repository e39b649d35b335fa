import { fail, ok } from '@boxwright/contract';
import { paise } from '@boxwright/money';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { addUpLines } from '../../selling/delivery/add-up-lines.ts';
import { supplyTo, taxStates } from '../../selling/delivery/place-of-supply.ts';

/** The only place that goods are shipped from. */
const sourcePincode = '600001';

export const GetDeliveryCharge: Handler<'GetDeliveryCharge'> = async (input, { services }) => {
  const { destination, source, weight, goods, gstRate } = input;
  if (source !== undefined && String(source) !== sourcePincode) {
    return fail('invalid', `We deliver from ${sourcePincode} only.`, { field: 'source' });
  }
  if (goods < 0) return fail('invalid', 'The value of the goods cannot be below zero.', { field: 'goods' });
  const catalogue = await currentCatalogue(services);
  const company = await readCompany(services.db);
  const shippedGrams = destination === null ? 0 : Math.round(weight * 1000);
  const line = { goods: paise(goods), discount: paise(0), gstRateBps: Math.round(gstRate * 100), shippedGrams };
  const { sum, deliveryProblem } = addUpLines(catalogue, [line], {
    pincode: destination,
    ...taxStates(company, await supplyTo(services.db, company, { pincode: destination })),
  });
  if (deliveryProblem !== null) return ok({ error: deliveryProblem });
  return ok({ delivery: sum.delivery, beforeTax: sum.beforeTax, gst: sum.tax.total, total: sum.total });
};
