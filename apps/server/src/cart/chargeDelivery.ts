import { type Paise, paise } from '@boxwright/money';
import { deliveryCharge, zoneOf } from '@boxwright/pricing';
import type { Catalogue } from '../catalogue/snapshot.ts';

export type ChargedDelivery =
  | { readonly ok: true; readonly charge: Paise }
  | { readonly ok: false; readonly text: string };

/** Delivery of so many grams to a pincode, before tax, by the table in force. Nothing to ship costs nothing. */
export function chargeDelivery(catalogue: Catalogue, weightGrams: number, pincode: string): ChargedDelivery {
  if (weightGrams === 0) return { ok: true, charge: paise(0) };
  if (!catalogue.delivery) return { ok: false, text: 'Delivery cannot be quoted at the moment.' };
  const { zones, table } = catalogue.delivery;
  return deliveryCharge({ weightKg: weightGrams / 1000, zone: zoneOf(pincode, zones), table });
}
