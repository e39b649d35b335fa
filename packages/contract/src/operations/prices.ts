import { z } from 'zod';
import { largestBoxQuantity } from '../forms/box.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { destinationPincode, id, optionalId, rupees, wholeNumber } from '../kernel/values.ts';

export const boxQuantity = wholeNumber(
  1,
  largestBoxQuantity,
  `Quantity must be a whole number up to ${largestBoxQuantity}`,
);

export const priceOperations = {
  GetPrice: operation({
    summary: 'Price per piece, total for the goods before GST, and the chargeable weight of a configured box.',
    method: 'POST',
    access: 'public',
    input: record({
      quantity: field('quantity', boxQuantity),
      outerCoatingId: field('outercoatingid', optionalId),
      innerCoatingId: field('innercoatingid', optionalId),
      variantId: field('varientid', id),
      boardId: field('boardid', id),
    }),
    output: record({
      /** Rupees a piece, two decimals, for display: the total is the price. */
      pricePerPiece: field('price_per_peace', z.number()),
      /** Chargeable weight in kg, packing included. */
      weight: field('weight', z.number()),
      total: field('total_price', rupees),
      gstRate: field('gst_rate', z.number()),
      rateCard: field('rate_card', z.string()),
      engine: field('engine_version', z.string()),
    }),
  }),
  GetDeliveryCharge: operation({
    summary: 'Delivery to a pincode, GST on goods and delivery, and the total.',
    method: 'POST',
    access: 'public',
    input: record({
      destination: field('destination_pin', destinationPincode),
      source: field('source_pin', z.union([z.number(), z.string().max(12)]).optional()),
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
