import type { Paise } from '@boxwright/money';

/** The first matching pattern of the ordered list decides. Patterns are regular expressions over the pincode. */
export type ZoneRule = { readonly zone: string; readonly pattern: string };

/** Charges of one zone, before tax. */
export type ZoneRates = { readonly firstSlab: Paise; readonly furtherSlab: Paise; readonly perKgAbove: Paise };

/** A dated table of delivery charges. */
export type DeliveryTable = {
  readonly id: string;
  readonly validFrom: string;
  readonly slabKg: number;
  /** Weight up to which slabs count; whatever is above it costs by the started kilogram. */
  readonly slabsUpToKg: number;
  readonly zones: { readonly [zone: string]: ZoneRates };
};

/** Zone of a pincode; null if it isn't one, or nobody delivers there. */
export function zoneOf(_pincode: string, _rules: readonly ZoneRule[]): string | null {
  throw new Error('Not yet');
}

export type DeliveryCharge =
  | { readonly ok: true; readonly charge: Paise }
  | { readonly ok: false; readonly code: 'zone' | 'weight'; readonly text: string };

/** Delivery before tax. `zone` 'pickup' costs nothing; null (no zone) is not served. */
export function deliveryCharge(_delivery: {
  readonly weightKg: number;
  readonly zone: string | null;
  readonly table: DeliveryTable;
}): DeliveryCharge {
  throw new Error('Not yet');
}
