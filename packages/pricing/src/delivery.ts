import { type Paise, paise } from '@boxwright/money';

/** A rule of an ordered list in which the first match counts. Patterns are regular expressions over the pincode. */
export type ZoneRule = { readonly zone: string; readonly pattern: string };

/** Charges of one zone, before tax. */
export type ZoneRates = { readonly firstSlab: Paise; readonly furtherSlab: Paise; readonly perKgAbove: Paise };

/** A dated table of delivery charges. */
export type DeliveryTable = {
  readonly id: string;
  readonly validFrom: string;
  readonly slabKg: number;
  /** Weight up to which slabs are charged; above it, each started kilogram is charged. */
  readonly slabsUpToKg: number;
  readonly zones: { readonly [zone: string]: ZoneRates };
  /** Working days from the works to the door, by zone. Older tables have none, so no day is promised with them. */
  readonly transitDays?: { readonly [zone: string]: number };
};

/** The zone for pick-up by the buyer. */
export const pickupZone = 'pickup';

/** Zone of a pincode: 'pickup' for the destination '0'; null if it isn't a pincode or no rule matches. */
export function zoneOf(pincode: string, rules: readonly ZoneRule[]): string | null {
  if (pincode === '0') return pickupZone;
  if (!/^[1-9]\d{5}$/.test(pincode)) return null;
  return rules.find(({ pattern }) => new RegExp(pattern).test(pincode))?.zone ?? null;
}

/** Working days from the works to a pincode; null if the table doesn't say, or doesn't deliver. */
export function transitDaysTo(pincode: string, rules: readonly ZoneRule[], table: DeliveryTable): number | null {
  const zone = zoneOf(pincode, rules);
  const days = table.transitDays;
  return zone !== null && Object.hasOwn(table.zones, zone) && days && Object.hasOwn(days, zone)
    ? (days[zone] ?? null)
    : null;
}

export type DeliveryCharge =
  | { readonly ok: true; readonly charge: Paise }
  | { readonly ok: false; readonly code: 'zone' | 'weight'; readonly text: string };

/**
 * Delivery before tax: a first slab, started further slabs up to a weight, and started kilograms above it. Pick-up is
 * free.
 *
 * @param delivery chargeable weight in kilograms; the zone from `zoneOf`
 */
export function deliveryCharge(delivery: {
  readonly weightKg: number;
  readonly zone: string | null;
  readonly table: DeliveryTable;
}): DeliveryCharge {
  const { weightKg, zone, table } = delivery;
  if (zone === pickupZone) return { ok: true, charge: paise(0) };
  const rates = zone !== null && Object.hasOwn(table.zones, zone) ? table.zones[zone] : undefined;
  if (!rates) return { ok: false, code: 'zone', text: 'We do not deliver to this pincode yet.' };
  if (!(weightKg > 0 && weightKg < 1e6))
    return { ok: false, code: 'weight', text: 'The weight of this order is not known.' };
  const slabs = startedIn(Math.min(weightKg, table.slabsUpToKg), table.slabKg);
  const above = Math.max(0, startedIn(weightKg - table.slabsUpToKg, 1));
  return { ok: true, charge: paise(rates.firstSlab + (slabs - 1) * rates.furtherSlab + above * rates.perKgAbove) };
}

/** The number of started units, rounded to the gram first so that 10.0000001 kg counts as 10 kg. */
function startedIn(weightKg: number, unitKg: number): number {
  return Math.ceil(Math.round(weightKg * 1000) / Math.round(unitKg * 1000));
}
