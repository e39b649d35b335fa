import { z } from 'zod';
import { ladderStep, partLayout, quotation, stickerPrice } from '../fields/price.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { destinationPincode, id, optionalId, rupees, typedNumber, wholeNumber } from '../kernel/values.ts';

/** More than the shop makes is refused in words that lead to a quotation, and so is less. */
export const boxQuantity = wholeNumber(-1_000_000_000, 1_000_000_000, 'Quantity must be a whole number.');

/** Inside size in mm of a box made to measure: a side that isn't given is the variant's. */
export const ownSize = {
  length: field('length', typedNumber.optional()),
  width: field('width', typedNumber.optional()),
  height: field('height', typedNumber.optional()),
};

/** Names a quotation whose price is wanted, while it is valid. */
export const quotationToken = line(100).nullish();

const configuredBox = {
  outerCoatingId: field('outercoatingid', optionalId),
  innerCoatingId: field('innercoatingid', optionalId),
  variantId: field('varientid', id),
  boardId: field('boardid', id),
  ...ownSize,
};

const box = { quantity: field('quantity', boxQuantity), ...configuredBox };

/** A shape or a material of the masters by its id, its name or its code. */
const named = z.codec(z.union([z.number(), line(100)]).nullish(), z.string(), {
  decode: (value) => String(value ?? '').trim(),
  encode: (value) => value,
});

export const priceOperations = {
  GetPrice: operation({
    summary:
      'Price per piece, total for the goods before GST, and the chargeable weight of a configured box: a variant, or one made to measure in its style.',
    method: 'POST',
    access: 'public',
    input: record({ ...box, quotation: field('quotation', quotationToken) }),
    output: record({
      /** Rupees a piece, two decimals, for display: the total is the price. */
      pricePerPiece: field('price_per_peace', z.number()),
      /** Chargeable weight in kg, packing included. */
      weight: field('weight', z.number()),
      total: field('total_price', rupees),
      gstRate: field('gst_rate', z.number()),
      rateCard: field('rate_card', z.string()),
      engine: field('engine_version', z.string()),
      /** Number of the quotation whose price this is; null when it is today's. */
      quotation: field('quotation_number', z.string().nullable()),
    }),
  }),
  GetPriceLadder: operation({
    summary:
      'A configured box at a dozen quantities: total, price per piece, set-up, reorder, and what the next step costs.',
    method: 'POST',
    access: 'public',
    input: record({
      ...configuredBox,
      /** Ascending; left out: the usual dozen. */
      quantities: field('quantities', z.array(wholeNumber(1, 1_000_000)).min(1).max(24).optional()),
    }),
    output: record({
      steps: field('steps', z.array(ladderStep)),
      gstRate: field('gst_rate', z.number()),
      rateCard: field('rate_card', z.string()),
      engine: field('engine_version', z.string()),
    }),
  }),
  GetLayout: operation({
    summary:
      'How a configured box lies on the sheet that its price is made with, to be drawn: each blank once, and its places.',
    method: 'POST',
    access: 'public',
    input: record(box),
    output: record({
      parts: field('parts', z.array(partLayout)),
      rateCard: field('rate_card', z.string()),
      engine: field('engine_version', z.string()),
    }),
  }),
  GetQuotation: operation({
    summary:
      'Makes a quotation for a configured box, valid for 15 days, as a PDF: goods, delivery, GST, and a link to order.',
    method: 'POST',
    access: 'public',
    input: record({
      ...box,
      /** 0 or nothing: picked up. */
      destination: field('destination_pin', destinationPincode),
      /** Whom it is made out to, if they say so. */
      name: field('name', line(100).trim().nullish()),
      company: field('organisation', line(100).trim().nullish()),
    }),
    output: quotation,
  }),
  GetStickerPrice: operation({
    summary: 'Price of stickers with their layout on the sheet; the list has one item.',
    method: 'POST',
    access: 'public',
    input: record({
      quantity: field('quantity', typedNumber),
      shape: field('shape', named),
      digital: field('digital', z.literal('Y').nullish()),
      material: field('material', named),
      /** mm; of the chosen size 'L X W', or typed. */
      length: field('length', typedNumber),
      width: field('width', typedNumber),
    }),
    output: z.array(stickerPrice),
  }),
  GetDeliveryCharge: operation({
    summary: 'Delivery to a pincode, GST on goods and delivery, and the total.',
    method: 'POST',
    access: 'public',
    input: record({
      destination: field('destination_pin', destinationPincode),
      source: field('source_pin', z.union([z.number(), line(12)]).optional()),
      /** Chargeable weight in kg, as GetPrice answers it. */
      weight: field('weight', z.number().min(0).max(100_000)),
      /** Goods before GST. */
      goods: field('invoice_amount', rupees),
      /** GST in per cent. */
      gstRate: field('Gst', z.number().min(0).max(100)),
    }),
    output: record({
      delivery: field('delivery_charges', rupees.optional()),
      /** Goods and delivery before GST. */
      beforeTax: field('total_amount', rupees.optional()),
      gst: field('gst_amount', rupees.optional()),
      total: field('total_amount_with_gst', rupees.optional()),
      /** Why nothing can be quoted, in a buyer's words. */
      error: field('error', z.string().optional()),
    }),
  }),
};
