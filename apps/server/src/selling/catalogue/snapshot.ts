import type { DeliveryTable, RateCard, ZoneRule } from '@boxwright/pricing';
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
  listVariants,
  rateCardInForce,
  type SearchWord,
  taxRateInForce,
  type VariantInCatalogue,
} from '@boxwright/storage';
import { readCompany } from '../company.ts';
import { indianDay } from './indian-day.ts';
import { readStickers, type StickersOnOffer } from './stickers-on-offer.ts';

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
  readonly stickers: StickersOnOffer;
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
  const stickers = await readStickers(db, day);
  const rates = await rateCardInForce(db, day);
  const delivery = await deliveryCardInForce(db, day);
  const holidays = await listHolidays(db);
  const gstRates = new Map<string, number>();
  for (const hsn of new Set([...variants, ...stickers.materials].map((goods) => goods.hsn))) {
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
    stickers,
    // The seed and the back office validate cards when they write them; they never change afterwards.
    rates: rates ? { id: rates.id, version: rates.version, card: rates.card as unknown as RateCard } : null,
    delivery: delivery
      ? { zones: delivery.zones as readonly ZoneRule[], table: delivery.rates as DeliveryTable }
      : null,
    holidays: new Set(holidays.map((holiday) => holiday.day)),
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));
