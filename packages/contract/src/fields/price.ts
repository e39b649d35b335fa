import { z } from 'zod';
import { grainRules } from '../forms/grain.ts';
import { field, record } from '../kernel/record.ts';
import { rupees } from '../kernel/values.ts';
import { sheetPlaces } from './sheet-places.ts';

const millimetres = z.number();
const percent = z.number();

/** A die that the customer has already, so that it isn't charged again, named by the order that paid for it. */
export const dieOnFile = record({
  /** Empty, with an empty date, for the die that another item of the same cart or order pays for. */
  order: field('order_number', z.string()),
  /** YYYY-MM-DD. */
  orderedOn: field('order_date', z.string()),
});
export type DieOnFile = z.output<typeof dieOnFile>;

/** What a configured box costs in one quantity. */
export const boxPrice = record({
  /** Rupees per piece, two decimals, for display only: the total is the price. */
  pricePerPiece: field('price_per_peace', z.number()),
  /** Chargeable weight in kg, packing included. */
  weight: field('weight', z.number()),
  total: field('total_price', rupees),
  /** The usual total, and the customer's price list that lowers it; null for everybody else. */
  listTotal: field('list_price', rupees.nullable()),
  priceList: field('price_list', z.string().nullable()),
  gstRate: field('gst_rate', percent),
  rateCard: field('rate_card', z.string()),
  engine: field('engine_version', z.string()),
  /** Number of the quotation with this price; null for today's price. */
  quotation: field('quotation_number', z.string().nullable()),
  /** The customer's die, if the price doesn't include one because of it; null otherwise. */
  die: field('die_on_file', dieOnFile.nullable()),
  /** What the price promises of the board's grain: held in the style's direction, alike in all parts, or nothing. */
  grain: field('grain', z.enum(grainRules)),
  /** The same in words; empty for what isn't a box. */
  grainName: field('grain_name', z.string()),
});
export type BoxPrice = z.output<typeof boxPrice>;

/** What one box costs in several designs. */
export const designsPrice = record({
  /** Rupees per piece, the same for each design. */
  pricePerPiece: field('price_per_peace', z.number()),
  total: field('total_price', rupees),
  /** What the designs cost as items of one cart, of which one pays for the die. */
  apart: field('total_apart', rupees),
  designs: field(
    'designs',
    z.array(record({ quantity: field('quantity', z.int()), total: field('total_price', rupees) })),
  ),
  /** The parts of the price, which sum to the total. */
  parts: field('parts', z.array(record({ name: field('name', z.string()), amount: field('amount', rupees) }))),
  /** Each has plates of its own; forms with the same die are cut by it one after the other. */
  forms: field(
    'forms',
    z.array(
      record({
        die: field('die', z.int()),
        sheet: field('sheet', z.string()),
        /** Including waste and makeready. */
        sheets: field('sheets', z.int()),
        /** Which blanks of the box it has. */
        blanks: field('blanks', z.array(z.string())),
        /** The design's place in the request, from 1, and how many of each blank a sheet has of it. */
        designs: field(
          'designs',
          z.array(record({ design: field('design', z.int()), ups: field('ups', z.array(z.int())) })),
        ),
      }),
    ),
  ),
  gstRate: field('gst_rate', percent),
  rateCard: field('rate_card', z.string()),
  engine: field('engine_version', z.string()),
});

/** Delivery, with the GST on goods and delivery; or why it can't be quoted. */
export const deliveryQuote = record({
  delivery: field('delivery_charges', rupees.optional()),
  /** Goods and delivery before GST. */
  beforeTax: field('total_amount', rupees.optional()),
  gst: field('gst_amount', rupees.optional()),
  total: field('total_amount_with_gst', rupees.optional()),
  /** Why nothing can be quoted, in a buyer's words. */
  error: field('error', z.string().optional()),
});
export type DeliveryQuote = z.output<typeof deliveryQuote>;

/** Where a pincode lies. */
export const place = record({
  /** Empty when the pincode is well-formed but not in our table. */
  district: field('DistrictName', z.string()),
  state: field('StateName', z.string()),
});

/** What the next quantity of a ladder costs. */
const nextStep = record({
  quantity: field('quantity', z.int()),
  /** The additional cost, in rupees and in per cent of the smaller order. */
  more: field('more', rupees),
  morePercent: field('more_per', percent),
  /** How much less a piece costs, in per cent. */
  savingPercent: field('saving_per', percent),
  /** "2,000 cost only 17 % more." */
  text: field('text', z.string()),
});

/** One quantity of the ladder. */
export const ladderStep = record({
  quantity: field('quantity', z.int()),
  /** Whether this quantity can go into the cart; larger ones are quoted on request. */
  orderable: field('orderable', z.boolean()),
  total: field('total_price', rupees),
  /** Rupees per piece, two decimals, for display. */
  pricePerPiece: field('price_per_peace', z.number()),
  /** What doesn't depend on the quantity (plates, die, makeready), and its per cent of the total. */
  setUp: field('setup', rupees),
  setUpPercent: field('setup_per', percent),
  /** Parts of the set-up. The die is paid once: 0 if the customer has it. The others are part of every order. */
  die: field('die', rupees),
  plates: field('plates', rupees),
  makeready: field('makeready', rupees),
  /** Price of a reorder: without the die, with plates and makeready. */
  reorderTotal: field('reorder_price', rupees),
  /** Null on the last step. */
  next: field('next', nextStep.nullable()),
});
export type LadderStepRow = z.output<typeof ladderStep>;

/** x to the right, y downwards, in millimetres. */
const point = z.tuple([millimetres, millimetres]);

/** How a blank of the box is laid out on its printing sheet. */
export const partLayout = record({
  part: field('part', z.string()),
  /** Parts with the same number lie on the same sheet. */
  run: field('run', z.int()),
  /** Name of the blank in a box of several, such as "Base". */
  name: field('name', z.string()),
  /** The trade's name for it: "28×40 in". */
  sheet: field('sheet', z.string()),
  /** Longer and shorter edge of the sheet in mm: x runs along the longer one, the gripper edge is at y = 0. */
  sheetLength: field('sheet_length', millimetres),
  sheetWidth: field('sheet_width', millimetres),
  /** Width of the strip that the press grips. */
  gripper: field('gripper', millimetres),
  ups: field('ups', z.int()),
  /** The most blanks that the engine fits on this sheet. Fewer may be used, because a smaller die can be cheaper. */
  mostUps: field('most_ups', z.int()),
  /** Upper bound for every possible layout, by area; null for a blank that shares its sheet. */
  bound: field('bound', z.int().nullable()),
  /** All blanks lie the same way to the board's grain: the sheet edge to which the blank's width is parallel. */
  grain: field('grain', z.enum(['longer edge', 'shorter edge'])),
  /** Sheets for the whole order with waste and makeready, rounded up. */
  sheets: field('sheets', z.int()),
  /** The blank's outline, relative to the upper left corner of its bounding box. */
  outline: field('outline', z.array(point)),
  /**
   * Position of each blank: the outline is rotated clockwise by the given degrees, then the upper left corner of its
   * bounding box is moved to (x, y).
   */
  places: sheetPlaces,
});
export type PartLayoutRow = z.output<typeof partLayout>;

/** An issued quotation. Amounts that include GST use the rates of that day. */
export const quotation = record({
  /** "QTN/26-27/000123". */
  number: field('quotation_number', z.string()),
  /** Identifies the quotation in URLs and for `GetPrice` and `AddToCartWebsite`; can't be guessed. */
  token: field('quotation', z.string()),
  /** Last day (YYYY-MM-DD, in India) on which the goods' price holds. */
  validUntil: field('valid_until', z.string()),
  /** URL of the PDF; works without signing in. */
  address: field('address', z.string()),
  fileName: field('file_name', z.string()),
  /** Page on which the box is ordered at this price; null for quantities above the cart's limit. */
  orderAddress: field('order_address', z.string().nullable()),
  /** Goods before GST. */
  goods: field('total_price', rupees),
  delivery: field('delivery_charges', rupees),
  gst: field('gst_amount', rupees),
  total: field('total_amount_with_gst', rupees),
});
export type QuotationRow = z.output<typeof quotation>;
