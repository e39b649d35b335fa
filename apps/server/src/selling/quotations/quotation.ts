import { add, formatRupees, type Paise, paise } from '@boxwright/money';
import type { JsonObject, Quotation } from '@boxwright/storage';
import { z } from 'zod';
import type { Goods, PricedGoods } from '../goods/goods.ts';
import { type QuotedPrice, quotedPrice } from '../goods/line-snapshot.ts';
import { readGoods } from '../goods/read-goods.ts';

const amount = z.int().transform((value): Paise => paise(value));

const item = z.object({
  /** Snapshot of the goods. */
  configuration: z.record(z.string(), z.unknown()),
  quoted: quotedPrice,
  hsn: z.string(),
  gstRateBps: z.int(),
  tax: z.object({ cgst: amount, sgst: amount, igst: amount, total: amount }),
});

const common = {
  /** Pincode; null when all goods are picked up. */
  destination: z.string().nullable(),
  delivery: amount,
  madeOutTo: z.array(z.string()),
  /** Prices paid for samples, each with tax; they come off an order of the same customer, not off the quotation. */
  sampleCredits: z.array(amount).default([]),
  /** The sale that staff made it of; absent in quotations of buyers, and from before this was kept. */
  sale: z.int().optional(),
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
};

/** A single item is stored in the snapshot itself; buyers' quotations always have one. */
const ofOne = z.object({ ...common, ...item.shape });
const ofSeveral = z.object({
  ...common,
  items: z.array(z.object({ ...item.shape, variantId: z.int().nullable(), isPickedUp: z.boolean() })).min(2),
});

/** The stored snapshot of a quotation: everything that its PDF shows and that its prices were made from. */
export type QuotationSnapshot = z.output<typeof ofOne> | z.output<typeof ofSeveral>;

/** Parses a stored snapshot. Throws unless `makeQuotation` wrote it. */
export const readSnapshot = (stored: JsonObject): QuotationSnapshot =>
  'items' in stored ? ofSeveral.parse(stored) : ofOne.parse(stored);

/** An item of a quotation. */
export interface QuotedItem extends Omit<z.output<typeof item>, 'configuration'> {
  readonly goods: Goods;
  readonly isPickedUp: boolean;
}

/** The items of a quotation, in their order. */
export function itemsOf(quotation: Pick<Quotation, 'snapshot' | 'variantId'>): QuotedItem[] {
  const snapshot = readSnapshot(quotation.snapshot);
  const { variantId } = quotation;
  if ('items' in snapshot) {
    return snapshot.items.map(({ configuration, variantId, ...item }) => ({
      ...item,
      goods: readGoods({ configuration, variantId }),
    }));
  }
  const { configuration, quoted, hsn, gstRateBps, tax, destination } = snapshot;
  const goods = readGoods({ configuration, variantId });
  // Stickers ship free: buyers are quoted them without a pincode.
  const isPickedUp = destination === null && goods.kind !== 'sticker';
  return [{ goods, quoted, hsn, gstRateBps, tax, isPickedUp }];
}

/** Why an order may cost less than the quotation; null without a sample that was paid. */
export function creditNoteOf(sampleCredits: readonly Paise[]): string | null {
  if (sampleCredits.length === 0) return null;
  const paid = `${formatRupees(add(...sampleCredits))} paid for ${sampleCredits.length === 1 ? 'a sample' : 'samples'}`;
  return `The ${paid} is not taken off yet: it comes off when the same customer orders the boxes.`;
}

/** The price that a quotation guarantees for these goods in this quantity; null when it is for others. */
export function quotedFor(quotation: Quotation | undefined, goods: PricedGoods): QuotedPrice | null {
  if (!quotation) return null;
  const same = itemsOf(quotation).find(
    (each) =>
      each.goods.variantId === goods.variantId &&
      each.quoted.quantity === goods.quantity &&
      each.goods.identity === goods.identity,
  );
  return same?.quoted ?? null;
}
