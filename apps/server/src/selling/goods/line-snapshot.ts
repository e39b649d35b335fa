import { artworkWishes } from '@boxwright/contract';
import { type BasisPoints, bps, type Discount, discountedKinds, type Paise, paise } from '@boxwright/money';
import { z } from 'zod';
import { dieOnFile, grainRule } from './die-on-file.ts';
import type { GoodsPrice } from './goods-price.ts';

/** A price that staff have agreed with the customer, beside the engine's; before tax, in paise, for the whole quantity. */
export const agreedPrice = z.object({
  amount: z.int().min(0),
  /** The engine's price when the goods were last priced. */
  engine: z.int().min(0),
  /** The quantity that the price is for. */
  quantity: z.int(),
  /** For the staff; customers never see it. */
  reason: z.string(),
  staffId: z.int(),
  /** `YYYY-MM-DD` in India. */
  on: z.string(),
});
export type AgreedPrice = z.output<typeof agreedPrice>;

/** What is taken off a part of the price of goods. */
const discount = z.object({
  source: z.enum(['price-list', 'coupon']),
  id: z.int(),
  name: z.string(),
  part: z.enum(discountedKinds),
  rate: z
    .int()
    .nullable()
    .transform((rate): BasisPoints | null => (rate === null ? null : bps(rate))),
  amount: z.int().transform((amount): Paise => paise(amount)),
}) satisfies z.ZodType<Discount>;

/** A price that a quotation guarantees. */
export const quotedPrice = z.object({
  number: z.string(),
  /** The last day on which it is valid, `YYYY-MM-DD` in India. */
  validUntil: z.string(),
  quantity: z.int(),
  /** Null for goods with a fixed price. */
  rateCardId: z.int().nullable(),
  weightGrams: z.int(),
  /** The die that isn't in the price because the customer has it already; the price is for customers who have it. */
  die: dieOnFile.nullable().default(null),
  /** What the price promises of a box's grain. */
  grain: grainRule.default('free'),
  /** Set in a quotation that staff made: its price is then the agreed one. */
  agreed: agreedPrice.nullable().default(null),
  /** What the customer's price list took off on that day; it is guaranteed with the price. */
  discounts: z.array(discount).default([]),
  /** The price of the engine, or the agreed one. */
  price: z.custom<GoodsPrice>((value) => typeof value === 'object' && value !== null),
});
export type QuotedPrice = z.output<typeof quotedPrice>;

/** Fields that the snapshots of all kinds of goods have in common. */
export const lineSnapshot = z.object({
  designType: z.string().nullable(),
  /** The buyer's note to the printer. */
  customDescription: z.string().nullable(),
  designId: z.int().nullable(),
  /** What the buyer says about artwork that hasn't come. */
  artworkWish: z.enum(artworkWishes).nullable().default(null),
  /** The quotation through which the goods were put into the cart. */
  quotation: quotedPrice.nullable().default(null),
  /** The price that the desk agreed for this line. */
  agreed: agreedPrice.nullable().default(null),
  /** On order lines: the cart line that it was made from. */
  cartLineId: z.int().optional(),
});

/** A print file attached to boxes or samples, where it is neither drawn nor priced. */
export const attachedArtwork = z.object({
  token: z.string(),
  /** The file's name, for people. */
  name: z.string(),
  /** Where the buyer has put it on a box, as `writePlace` writes it; missing where the program places it. */
  place: z.string().optional(),
});
export type AttachedArtwork = z.output<typeof attachedArtwork>;

/** What the buyer says about the design. The picture on stickers belongs to their choice. */
export type DesignWishes = Pick<z.output<typeof lineSnapshot>, 'designType' | 'customDescription' | 'designId'> & {
  readonly artwork?: AttachedArtwork | null;
  readonly artworkWish?: z.output<typeof lineSnapshot>['artworkWish'];
};

export const noWishes: DesignWishes = { designType: null, customDescription: null, designId: null };
