import { z } from 'zod';
import { boxFile } from '../fields/artwork.ts';
import { deliveryType } from '../fields/cart.ts';
import { boxPrice, deliveryQuote, designsPrice, ladderStep, partLayout, place, quotation } from '../fields/price.ts';
import { readyDates } from '../fields/ready-dates.ts';
import { longestNote } from '../forms/box.ts';
import { heaviestContents } from '../forms/contents.ts';
import { grainWishes } from '../forms/grain.ts';
import { waysToMeasure } from '../forms/measured.ts';
import { longestPrint, usualPrint } from '../forms/print.ts';
import { printUnreadable, readPrint } from '../forms/print-words.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line, paragraphs } from '../kernel/text.ts';
import {
  destinationPincode,
  id,
  optionalId,
  rupees,
  typedNumber,
  typedQuantity,
  wholeNumber,
} from '../kernel/values.ts';

/** The handler refuses quantities outside the shop's limits, with a text that points to a quotation. */
export const boxQuantity = typedQuantity(-1_000_000_000);

/** Size in mm of a box made to measure: all three sides, or none for the variant's. Inside unless it says otherwise. */
export const ownSize = {
  length: field('length', typedNumber.optional()),
  width: field('width', typedNumber.optional()),
  height: field('height', typedNumber.optional()),
  measured: field('measured', z.enum(waysToMeasure).optional()),
};

/** Weight of the contents of one box in g. It is stored with the box and doesn't change the price. */
export const boxContents = { contents: field('contents', wholeNumber(1, heaviestContents).nullish()) };

/** How a box is printed, as `isPrint` describes it, or as its style usually is; full colour outside if left out. */
export const boxPrint = {
  print: field(
    'print',
    line(longestPrint)
      .refine((text) => text === usualPrint || readPrint(text) !== null, printUnreadable)
      .nullish(),
  ),
};
/** Whether the board's grain is held or free; left out, it is as the style needs it. It may change the price. */
export const boxGrain = { grain: field('grain', z.enum(grainWishes).nullish()) };

/** Token of the quotation whose price applies while it is valid. */
export const quotationToken = line(100).nullish();

export const configuredBox = {
  outerCoatingId: field('outercoatingid', optionalId),
  innerCoatingId: field('innercoatingid', optionalId),
  variantId: field('varientid', id),
  boardId: field('boardid', id),
  ...ownSize,
  ...boxContents,
  ...boxPrint,
  ...boxGrain,
};

/** Where a quotation's goods are delivered, and its addressee. */
export const quotedTo = {
  /** 0 or nothing means pick-up. */
  destination: field('destination_pin', destinationPincode),
  name: field('name', line(100, 'the name').trim().nullish()),
  company: field('organisation', line(150, 'the company name').trim().nullish()),
};

const box = { quantity: field('quantity', boxQuantity), ...configuredBox };

export const priceOperations = {
  GetPrice: operation({
    summary:
      'Price per piece, total for the goods before GST, and the chargeable weight of a configured box: a variant, or one made to measure in its style.',
    method: 'POST',
    access: 'public',
    cacheable: ({ quotation }) => !quotation,
    input: record({ ...box, quotation: field('quotation', quotationToken) }),
    output: boxPrice,
  }),
  GetQuote: operation({
    summary:
      'Everything that a configured box costs, in one answer: the price of its quantity and of other quantities, delivery with GST and the total, the pincode’s place, and when it is ready and delivered.',
    method: 'POST',
    access: 'public',
    customerIds: ({ customerId }) => [customerId],
    cacheable: ({ customerId, quotation }) => customerId === null && !quotation,
    input: record({
      ...configuredBox,
      /** The customer whose price lists apply and whose dies aren't charged again; without it, the prices are those for everybody. */
      customerId: field('customerid', optionalId),
      /** Left out while none is chosen; other quantities are priced all the same. */
      quantity: field('quantity', boxQuantity.nullish()),
      /** Further quantities to price, also below the minimum and above the maximum. */
      quantities: field('quantities', z.array(wholeNumber(1, 1_000_000)).max(24).optional()),
      quotation: field('quotation', quotationToken),
      deliveryType: field('deliverytype', deliveryType),
      /** 0 or nothing if it isn't known yet; delivery is then not quoted. Ignored if the boxes are picked up. */
      destination: field('destination_pin', destinationPincode),
    }),
    output: record({
      /** Inside size in mm, whichever way the size was measured. */
      inside: field(
        'inside',
        record({
          length: field('length', z.number()),
          width: field('width', z.number()),
          height: field('height', z.number()),
        }),
      ),
      /** The same as from GetPrice; null without a quantity. */
      price: field('price', boxPrice.nullable()),
      /** The same as from GetDeliveryCharge; null without a price, or while the destination isn't known. */
      delivery: field('delivery', deliveryQuote.nullable()),
      /** Prices of the further quantities, ascending. */
      steps: field('steps', z.array(ladderStep)),
      /** The pincode's place; null without a pincode, or if the place isn't known. */
      place: field('place', place.nullable()),
      /** An example; null if no date can be named. */
      dates: field('dates', readyDates.nullable()),
    }),
  }),
  GetPriceLadder: operation({
    summary:
      'A configured box at twelve quantities: total, price per piece, set-up, reorder price, and the cost of the next step.',
    method: 'POST',
    access: 'public',
    cacheable: () => true,
    input: record({
      ...configuredBox,
      /** Ascending; twelve default quantities if absent. */
      quantities: field('quantities', z.array(wholeNumber(1, 1_000_000)).min(1).max(24).optional()),
    }),
    output: record({
      steps: field('steps', z.array(ladderStep)),
      gstRate: field('gst_rate', z.number()),
      rateCard: field('rate_card', z.string()),
      engine: field('engine_version', z.string()),
    }),
  }),
  GetDesignsPrice: operation({
    summary:
      'One configured box in up to eight designs, printed together: the rate, what each design and all of them cost before GST, and which designs share sheets, plates and die.',
    method: 'POST',
    access: 'public',
    cacheable: () => true,
    input: record({
      ...configuredBox,
      /** Of each design; together at least the least and at most the largest quantity of boxes. */
      quantities: field('quantities', z.array(wholeNumber(1, 1_000_000)).min(1).max(8)),
    }),
    output: designsPrice,
  }),
  GetLayout: operation({
    summary:
      "The sheet layout that a configured box's price is based on, for drawing: each blank's outline and its positions.",
    method: 'POST',
    access: 'public',
    cacheable: () => true,
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
      ...quotedTo,
      /** The buyer's note to the printer. */
      customDescription: field('CustomItemDescription', paragraphs(longestNote, 'the note to the printer').nullish()),
      /** The file that the box is printed with; the order from the quotation has it. */
      ...boxFile,
    }),
    output: quotation,
  }),
  GetDeliveryCharge: operation({
    summary: 'Delivery to a pincode, GST on goods and delivery, and the total.',
    method: 'POST',
    access: 'public',
    input: record({
      destination: field('destination_pin', destinationPincode),
      source: field('source_pin', z.union([z.number(), line(12)]).optional()),
      /** Chargeable weight in kg, as returned by GetPrice. */
      weight: field('weight', z.number().min(0).max(100_000)),
      /** Goods before GST. */
      goods: field('invoice_amount', rupees),
      /** GST in per cent. */
      gstRate: field('Gst', z.number().min(0).max(100)),
    }),
    output: deliveryQuote,
  }),
};
