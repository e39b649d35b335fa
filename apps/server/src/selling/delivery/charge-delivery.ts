import { type Paise, paise } from '@boxwright/money';
import { deliveryCharge, zoneOf } from '@boxwright/pricing';
import type { Catalogue } from '../catalogue/snapshot.ts';

export type ChargedDelivery =
  | { readonly ok: true; readonly charge: Paise }
  | { readonly ok: false; readonly text: string };

/**
 * The charge for delivering a weight to a pincode, before tax, by the table in force. A weight of 0 costs nothing. The
 * pincode is null while it is unknown.
 */
export function chargeDelivery(catalogue: Catalogue, weightGrams: number, pincode: string | null): ChargedDelivery {
  if (weightGrams === 0) return { ok: true, charge: paise(0) };
  if (pincode === null) return { ok: false, text: 'Please enter your pincode to see the delivery charge.' };
  if (!catalogue.delivery) return { ok: false, text: 'Delivery cannot be quoted at the moment.' };
  const { zones, table } = catalogue.delivery;
  return deliveryCharge({ weightKg: weightGrams / 1000, zone: zoneOf(pincode, zones), table });
}
