import { pictureAddress } from '@boxwright/contract';
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
  listPictureTexts,
  listSearchWords,
  listVariants,
  rateCardInForce,
  type SearchWord,
  taxRateInForce,
  type VariantInCatalogue,
} from '@boxwright/storage';
import { indianDay } from '../../process/indian-day.ts';
import { readCompany } from '../company/company.ts';
import { picturesOf } from './box-pictures.ts';
import { cartonCard } from './card-schemas.ts';
import { pictureless, pictureOfCategory } from './default-pictures.ts';
import { boardsOnOffer, boxesOnOffer, coatingsOnOffer } from './on-offer.ts';
import { readStickers, type StickersOnOffer } from './stickers-on-offer.ts';

/** Everything that the prices of one day depend on. */
export interface Catalogue {
  /** Counts the changes of catalogue, rates and settings that this copy has. */
  readonly version: number;
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
  /** Descriptions of the pictures that staff have uploaded, by address. */
  readonly pictureTexts: ReadonlyMap<string, string>;
  readonly stickers: StickersOnOffer;
  /** GST in basis points by HSN. */
  readonly gstRates: ReadonlyMap<string, number>;
  /** Null until a rate card is in force: until then no box can be priced. */
  readonly rates: { readonly id: number; readonly version: string; readonly card: RateCard } | null;
  readonly delivery: { readonly zones: readonly ZoneRule[]; readonly table: DeliveryTable } | null;
  /** Days on which the works is closed, besides Sundays. */
  readonly holidays: ReadonlySet<string>;
}

/**
 * Reads the catalogue with the rates in force, including inactive rows that cart lines and orders still refer to. Rows
 * that can't be ordered are inactive too.
 *
 * @param version of the shop, read before its rows
 */
export async function readCatalogue(db: Db, now: Date, version: number): Promise<Catalogue> {
  const day = indianDay(now);
  // One query at a time, so that the other connections stay free for visitors.
  const boxes = boxesOnOffer(await listCategories(db), await listVariants(db));
  const variants = boxes.variants.map((variant) => ({ ...variant, images: picturesOf(variant) }));
  const searchWords = await listSearchWords(db);
  const boards = await listBoards(db);
  const coatings = await listCoatings(db);
  const stickers = await readStickers(db, day);
  const rates = await rateCardInForce(db, day);
  const card = rates ? cartonCard.parse(rates.card) : null;
  const delivery = await deliveryCardInForce(db, day);
  const holidays = await listHolidays(db);
  const gstRates = new Map<string, number>();
  for (const hsn of new Set([...variants, ...stickers.materials].map((goods) => goods.hsn))) {
    const rate = await taxRateInForce(db, hsn, day);
    if (rate !== undefined) gstRates.set(hsn, rate);
  }
  return {
    version,
    day,
    mail: (await readCompany(db)).email,
    categories: boxes.categories.map((category) => ({ ...category, image: pictureOfCategory(category, variants) })),
    variants: byId(variants),
    searchWords,
    boards: byId(boardsOnOffer(boards, card).map((board) => ({ ...board, image: board.image ?? pictureless.board }))),
    coatings: byId(
      coatingsOnOffer(coatings, card).map((coating) => ({ ...coating, image: coating.image ?? pictureless.coating })),
    ),
    pictureTexts: new Map((await listPictureTexts(db)).map(({ token, alt }) => [pictureAddress(token), alt])),
    gstRates,
    stickers,
    rates: rates && card ? { id: rates.id, version: rates.version, card } : null,
    delivery: delivery
      ? { zones: delivery.zones as readonly ZoneRule[], table: delivery.rates as DeliveryTable }
      : null,
    holidays: new Set(holidays.map((holiday) => holiday.day)),
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));
