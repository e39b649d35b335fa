import { fail, ok } from '@boxwright/contract';
import { add, bps, paise, splitGst } from '@boxwright/money';
import { chargeDelivery } from '../../cart/chargeDelivery.ts';
import { placeOfSupply } from '../../cart/placeOfSupply.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import type { Handler } from '../../door/call.ts';
import { readCompany } from '../../settings.ts';

/** The one place that goods leave from. */
const sourcePincode = '600001';

export const GetDeliveryCharge: Handler<'GetDeliveryCharge'> = async (input, { services }) => {
  const { destination, source, weight, goods, gstRate } = input;
  if (source !== undefined && String(source) !== sourcePincode) {
    return fail('invalid', `We deliver from ${sourcePincode} only.`, { field: 'source' });
  }
  const catalogue = await currentCatalogue(services);
  const delivery =
    destination === null
      ? ({ ok: true, charge: paise(0) } as const)
      : chargeDelivery(catalogue, Math.round(weight * 1000), destination);
  if (!delivery.ok) return ok({ error: delivery.text });

  const supplierState = (await readCompany(services.db)).stateCode;
  const beforeTax = add(paise(goods), delivery.charge);
  const gst = splitGst({
    taxable: beforeTax,
    rate: bps(Math.round(gstRate * 100)),
    supplierState,
    placeOfSupply: await placeOfSupply(services.db, destination, supplierState),
  });
  return ok({ delivery: delivery.charge, beforeTax, gst: gst.total, total: add(beforeTax, gst.total) });
};
