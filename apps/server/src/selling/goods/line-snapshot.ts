import { z } from 'zod';
import { dieOnFile } from './die-on-file.ts';
import type { GoodsPrice } from './goods-price.ts';

/** A price that a quotation guarantees. */
export const quotedPrice = z.object({
  number: z.string(),
  /** The last day on which it is valid, `YYYY-MM-DD` in India. */
  validUntil: z.string(),
  quantity: z.int(),
  rateCardId: z.int(),
  weightGrams: z.int(),
  /** The die that isn't in the price because the customer has it already; the price is for customers who have it. */
  die: dieOnFile.nullable().default(null),
  /** As the price engine made it. */
  price: z.custom<GoodsPrice>((value) => typeof value === 'object' && value !== null),
});
export type QuotedPrice = z.output<typeof quotedPrice>;

/** Fields that the snapshots of all kinds of goods have in common. */
export const lineSnapshot = z.object({
  designType: z.string().nullable(),
  /** The buyer's note to the printer. */
  customDescription: z.string().nullable(),
  designId: z.int().nullable(),
  /** The quotation through which the goods were put into the cart. */
  quotation: quotedPrice.nullable().default(null),
  /** On order lines: the cart line that it was made from. */
  cartLineId: z.int().optional(),
});

/** What buyers say about the design, beside a picture that they upload. */
export type DesignWishes = Pick<z.output<typeof lineSnapshot>, 'designType' | 'customDescription' | 'designId'>;

export const noWishes: DesignWishes = { designType: null, customDescription: null, designId: null };
