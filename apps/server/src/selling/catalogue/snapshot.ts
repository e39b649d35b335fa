import type { DeliveryTable, RateCard, StickerRateCard, ZoneRule } from '@boxwright/pricing';
import {
  type Board,
  type Category,
  type Coating,
  type Db,
  deliveryCardInForce,
  listBoards,
  listCategories,
  listCoatings,
  listHolidays,
  listSearchWords,
  listStickerMaterials,
  listStickerShapes,
  listVariants,
  rateCardInForce,
  type SearchWord,
  type StickerMaterial,
  type StickerShape,
  taxRateInForce,
  type VariantInCatalogue,
} from '@boxwright/storage';
import { readCompany } from '../company.ts';
import { indianDay } from './indian-day.ts';

/** All that a price depends on, on one day. */
export interface Catalogue {
  /** `YYYY-MM-DD` in India. */
  readonly day: string;
  /** E-mail address for questions about goods that have no price. */
  readonly mail: string;
  readonly categories: readonly Category[];
  readonly variants: ReadonlyMap<number, VariantInCatalogue>;
  /** The trade's words for categories and sizes. */
  readonly searchWords: readonly SearchWord[];
  readonly boards: ReadonlyMap<number, Board>;
  readonly coatings: ReadonlyMap<number, Coating>;
  readonly stickers: {
    readonly shapes: readonly StickerShape[];
    readonly materials: readonly StickerMaterial[];
    /** Null until a rate card for stickers is in force. */
    readonly rates: { readonly id: number; readonly version: string; readonly card: StickerRateCard } | null;
  };
  /** GST in basis points by HSN. */
  readonly gstRates: ReadonlyMap<string, number>;
  /** Null until a rate card is in force: until then no box can be priced. */
  readonly rates: { readonly id: number; readonly version: string; readonly card: RateCard } | null;
  readonly delivery: { readonly zones: readonly ZoneRule[]; readonly table: DeliveryTable } | null;
  /** Days on which the works is closed, besides Sundays. */
  readonly holidays: ReadonlySet<string>;
}

/** Reads the catalogue with the rates in force, including inactive rows that cart lines and orders still refer to. */
export async function readCatalogue(db: Db, now: Date): Promise<Catalogue> {
  const day = indianDay(now);
  // One query at a time, so that the other connections stay free for visitors.
  const categories = await listCategories(db);
  const variants = await listVariants(db);
  const searchWords = await listSearchWords(db);
  const boards = await listBoards(db);
  const coatings = await listCoatings(db);
  const stickerShapes = await listStickerShapes(db);
  const stickerMaterials = await listStickerMaterials(db);
  const rates = await rateCardInForce(db, day);
  const stickerRates = await rateCardInForce(db, day, 'sticker');
  const delivery = await deliveryCardInForce(db, day);
  const holidays = await listHolidays(db);
  const gstRates = new Map<string, number>();
  for (const hsn of new Set([...variants, ...stickerMaterials].map((goods) => goods.hsn))) {
    const rate = await taxRateInForce(db, hsn, day);
    if (rate !== undefined) gstRates.set(hsn, rate);
  }
  return {
    day,
    mail: (await readCompany(db)).email,
    categories,
    variants: byId(variants),
    searchWords,
    boards: byId(boards),
    coatings: byId(coatings),
    gstRates,
    // The seed and the back office validate cards when they write them; they never change afterwards.
    stickers: {
      shapes: stickerShapes,
      materials: stickerMaterials,
      rates: stickerRates
        ? { id: stickerRates.id, version: stickerRates.version, card: stickerRates.card as unknown as StickerRateCard }
        : null,
    },
    rates: rates ? { id: rates.id, version: rates.version, card: rates.card as unknown as RateCard } : null,
    delivery: delivery
      ? { zones: delivery.zones as readonly ZoneRule[], table: delivery.rates as DeliveryTable }
      : null,
    holidays: new Set(holidays.map((holiday) => holiday.day)),
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));
