import type { CartRow, Company, Result } from '@boxwright/contract';
import { type DrawingRevision, newestRevision } from '@boxwright/dieline';
import type { OrderType } from '@boxwright/orders';
import type { CartLine } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { BoxSnapshot } from './box/box-snapshot.ts';
import type { BoxChoice } from './box/configure-box.ts';
import type { DieOnFile } from './die-on-file.ts';
import type { GoodsPrice } from './goods-price.ts';
import type { DesignWishes } from './line-snapshot.ts';
import type { SampleChoice, SampleSnapshot } from './sample/sample-snapshot.ts';
import type { StickerChoice } from './sticker/configure-stickers.ts';
import type { StickerSnapshot } from './sticker/sticker-snapshot.ts';

/** What the shop sells: the kinds of line that the database knows. */
export type GoodsKind = CartLine['kind'];

interface Choices {
  readonly box: BoxChoice;
  readonly sticker: StickerChoice;
  readonly sample: SampleChoice;
}

/** What a buyer chooses: ids of the catalogue and sizes, without the quantity. */
export type Choice<Kind extends GoodsKind = GoodsKind> = {
  [Each in Kind]: { readonly kind: Each } & Choices[Each];
}[Kind];

/** What is stored with a line or a quotation: the goods as offered on that day, and the buyer's artwork. */
export type GoodsSnapshot = BoxSnapshot | StickerSnapshot | SampleSnapshot;

/** Goods in the form that is common to all kinds, read from a snapshot. */
export interface Goods {
  readonly kind: GoodsKind;
  readonly variantId: number | null;
  /** "Soap Box 100 g". */
  readonly name: string;
  /** Address of a picture; empty when there is none. */
  readonly image: string;
  /** One line: "60 × 32 × 90 mm, Folding Box Board 300 gsm, Gloss Aqueous". */
  readonly description: string;
  /** The same facts for documents, in reading order. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** Equal for the same goods, regardless of the artwork. */
  readonly identity: string;
  readonly columns: GoodsColumns;
  /** The same goods as the catalogue offers them now. */
  readonly choice: Choice;
  readonly snapshot: GoodsSnapshot;
}

/** Columns of cart and order rows, designed for boxes; other goods leave those that don't apply empty. */
export type GoodsColumns = Pick<
  CartRow,
  | 'categoryId'
  | 'categoryName'
  | 'categoryRoute'
  | 'style'
  | 'length'
  | 'width'
  | 'height'
  | 'stated'
  | 'contents'
  | 'print'
  | 'printName'
  | 'grain'
  | 'grainWish'
  | 'outerCoatingId'
  | 'outerCoating'
  | 'innerCoatingId'
  | 'innerCoating'
  | 'boardId'
  | 'board'
> & {
  /** Thickness of the board in mm. */
  readonly caliper: number;
  /** The revision of a box's drawing; the newest one for what isn't a box. */
  readonly drawing: DrawingRevision;
};

/** The columns of contents, print, grain, board and coatings for goods that have none. */
export const noBoard = {
  contents: null,
  print: null,
  printName: '',
  grain: '',
  grainWish: null,
  caliper: 0,
  drawing: newestRevision,
  outerCoatingId: null,
  outerCoating: '',
  innerCoatingId: null,
  innerCoating: '',
  boardId: null,
  board: '',
} satisfies Partial<GoodsColumns>;

/** Goods in a quantity with everything that their price was made from: cart and order lines are stored from it. */
export interface PricedGoods<Price extends GoodsPrice = GoodsPrice> extends Goods {
  readonly quantity: number;
  readonly price: Price;
  readonly gstRateBps: number;
  readonly hsn: string;
  /** Chargeable weight with packing, in whole grams; delivery is charged by it. 0 ships free. */
  readonly weightGrams: number;
  /** The stored rate card; null for goods with a fixed price. */
  readonly rateCardId: number | null;
}

/** The quantities of a kind that can be ordered at once, and the texts that refuse others. */
export interface Quantities {
  least(company: Company): number;
  most(company: Company): number;
  tooFew(least: number): string;
  tooMany(most: number, company: Company): string;
}

/** The caller for whom the worker does slow work. The work counts against the allowance of the caller's source. */
export interface WorkCaller {
  readonly services: Pick<Services, 'work'>;
  /** The caller's network address. */
  readonly source: string;
}

/** Everything that depends on the kind of goods. */
export interface KindOfGoods<Kind extends GoodsKind> {
  /** Type of an order that contains only this kind. */
  readonly orderType: OrderType;
  readonly quantities: Quantities;
  /** Does the slow part of pricing off the main thread. Call it before `price`. */
  layOut(caller: WorkCaller, catalogue: Catalogue, choice: Choice<Kind>): Promise<void>;
  /** Prices the goods at the catalogue's rates, or says why they can't be ordered, as a text for the buyer. */
  price(
    catalogue: Catalogue,
    choice: Choice<Kind>,
    quantity: number,
    wishes: DesignWishes,
    /** The customer's die for these goods, which isn't charged again. */
    die: DieOnFile | null,
  ): Result<PricedGoods>;
  /** Parses a stored snapshot of this kind. Throws on anything else. */
  read(stored: unknown, variantId: number | null): Goods;
  /** Page that orders these goods at a quotation's price; null when there is none. */
  orderPath(goods: PricedGoods, order: { readonly pincode: string | null; readonly quotation: string }): string | null;
}
