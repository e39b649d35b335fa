import type { DeliveryTable, RateCard, ZoneRule } from '@boxwright/pricing';
import {
  type Board,
  type Category,
  type Coating,
  type DbOrTx,
  deliveryCardInForce,
  listBoards,
  listCategories,
  listCoatings,
  listVariants,
  rateCardInForce,
  taxRateInForce,
  type VariantInCatalogue,
} from '@boxwright/storage';
import { indianDay } from './indianDay.ts';

/** All that a price depends on, as it stands on one day. */
export interface Catalogue {
  readonly categories: readonly Category[];
  readonly variants: ReadonlyMap<number, VariantInCatalogue>;
  readonly boards: ReadonlyMap<number, Board>;
  readonly coatings: ReadonlyMap<number, Coating>;
  /** GST in basis points by HSN. */
  readonly gstRates: ReadonlyMap<string, number>;
  /** Null until one is set: nothing can be priced. */
  readonly rates: { readonly id: number; readonly version: string; readonly card: RateCard } | null;
  readonly delivery: { readonly zones: readonly ZoneRule[]; readonly table: DeliveryTable } | null;
}

/** Reads the catalogue with the rates in force; inactive rows included, for lines and orders that name them. */
export async function readCatalogue(db: DbOrTx, now: Date): Promise<Catalogue> {
  const day = indianDay(now);
  // One after the other: a transaction has one connection, and in the shop this runs in the background.
  const categories = await listCategories(db);
  const variants = await listVariants(db);
  const boards = await listBoards(db);
  const coatings = await listCoatings(db);
  const rates = await rateCardInForce(db, day);
  const delivery = await deliveryCardInForce(db, day);
  const gstRates = new Map<string, number>();
  for (const hsn of new Set(variants.map((variant) => variant.hsn))) {
    const rate = await taxRateInForce(db, hsn, day);
    if (rate !== undefined) gstRates.set(hsn, rate);
  }
  return {
    categories,
    variants: byId(variants),
    boards: byId(boards),
    coatings: byId(coatings),
    gstRates,
    // Cards are written by our seed and our back office, each checked there; they never change afterwards.
    rates: rates ? { id: rates.id, version: rates.version, card: rates.card as unknown as RateCard } : null,
    delivery: delivery
      ? { zones: delivery.zones as readonly ZoneRule[], table: delivery.rates as DeliveryTable }
      : null,
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));
