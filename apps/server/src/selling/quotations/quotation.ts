import { type Paise, paise } from '@boxwright/money';
import type { JsonObject, Quotation } from '@boxwright/storage';
import { z } from 'zod';
import type { Goods, PricedGoods } from '../goods/goods.ts';
import { type QuotedPrice, quotedPrice } from '../goods/line-snapshot.ts';
import { readGoods } from '../goods/read-goods.ts';

const amount = z.int().transform((value): Paise => paise(value));

/** The stored snapshot of a quotation: everything that its PDF shows and that its price was made of. */
const quotationSnapshot = z.object({
  /** Snapshot of the goods. */
  configuration: z.record(z.string(), z.unknown()),
  quoted: quotedPrice,
  hsn: z.string(),
  gstRateBps: z.int(),
  /** Pincode; null when the goods are picked up. */
  destination: z.string().nullable(),
  delivery: amount,
  tax: z.object({ cgst: amount, sgst: amount, igst: amount, total: amount }),
  madeOutTo: z.array(z.string()),
  /** Absolute address; null when the quantity exceeds the cart's limit. */
  orderAddress: z.string().nullable(),
  /** The company's details on the day of the quotation. */
  company: z.object({
    name: z.string(),
    addressLines: z.array(z.string()),
    phones: z.array(z.string()),
    email: z.string(),
    gstin: z.string(),
    hours: z.string(),
  }),
});
export type QuotationSnapshot = z.output<typeof quotationSnapshot>;

/** Parses a stored snapshot. Throws unless `makeQuotation` wrote it. */
export const readSnapshot = (stored: JsonObject): QuotationSnapshot => quotationSnapshot.parse(stored);

/** The quoted goods. */
export const goodsOf = ({ snapshot, variantId }: Pick<Quotation, 'snapshot' | 'variantId'>): Goods =>
  readGoods({ configuration: readSnapshot(snapshot).configuration, variantId });

/** Whether a quotation is for exactly these goods in this quantity. */
const isQuotationOf = (quotation: Quotation, goods: PricedGoods): boolean =>
  quotation.variantId === goods.variantId &&
  quotation.quantity === goods.quantity &&
  goodsOf(quotation).identity === goods.identity;

/** The price that a quotation guarantees for these goods in this quantity; null when it is for others. */
export const quotedFor = (quotation: Quotation | undefined, goods: PricedGoods): QuotedPrice | null =>
  quotation && isQuotationOf(quotation, goods) ? readSnapshot(quotation.snapshot).quoted : null;
