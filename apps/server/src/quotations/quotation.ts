import { type Paise, paise } from '@boxwright/money';
import type { JsonObject, Quotation } from '@boxwright/storage';
import { z } from 'zod';
import { boxConfiguration, isSameBox, type QuotedPrice, quotedPrice } from '../cart/configuration.ts';
import type { PricedBox } from '../catalogue/priceBox.ts';

const amount = z.int().transform((value): Paise => paise(value));

/** What a quotation keeps: all that its paper says and all that its price was made of. */
const quotationSnapshot = z.object({
  configuration: boxConfiguration,
  quoted: quotedPrice,
  hsn: z.string(),
  gstRateBps: z.int(),
  /** Null is picked up. */
  destination: z.string().nullable(),
  delivery: amount,
  tax: z.object({ cgst: amount, sgst: amount, igst: amount, total: amount }),
  madeOutTo: z.array(z.string()),
  /** Absolute; null when so many can't go into the cart. */
  orderAddress: z.string().nullable(),
  /** The company as it was on the day. */
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

/** Reads a stored snapshot. Throws on anything but what `makeQuotation` wrote. */
export const readSnapshot = (stored: JsonObject): QuotationSnapshot => quotationSnapshot.parse(stored);

/** Whether a quotation is of this very box in this quantity. */
export const isQuotationOf = (quotation: Quotation, box: PricedBox): boolean =>
  quotation.variantId === box.variant.id &&
  quotation.quantity === box.quantity &&
  isSameBox(readSnapshot(quotation.snapshot).configuration, box);

/** The price that a quotation promises. */
export const quotedIn = (quotation: Quotation): QuotedPrice => readSnapshot(quotation.snapshot).quoted;
