import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { rupees } from '../kernel/values.ts';

const millimetres = z.number();
const percent = z.number();

/** What the next quantity of a ladder costs. */
const nextStep = record({
  quantity: field('quantity', z.int()),
  /** What the order costs more, in rupees and in per cent of the smaller order. */
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
  /** Whether so many can go into the cart; fewer or more are made on a quotation. */
  orderable: field('orderable', z.boolean()),
  total: field('total_price', rupees),
  /** Rupees a piece, two decimals, for display. */
  pricePerPiece: field('price_per_peace', z.number()),
  /** Paid once, whatever the quantity: plates, die, set-ups; and its share of the total in per cent. */
  setUp: field('setup', rupees),
  setUpPercent: field('setup_per', percent),
  /** The same order again, without the die. */
  reorderTotal: field('reorder_price', rupees),
  /** Null on the last step. */
  next: field('next', nextStep.nullable()),
});
export type LadderStepRow = z.output<typeof ladderStep>;

/** x to the right, y downwards, in millimetres. */
const point = z.tuple([millimetres, millimetres]);

/** A blank of the box on the sheet that it is printed on. */
export const partLayout = record({
  part: field('part', z.string()),
  /** Of a box of several blanks, which one this is: "Base". */
  name: field('name', z.string()),
  /** As the trade names it: "28×40 in". */
  sheet: field('sheet', z.string()),
  /** Longer and shorter edge of the sheet in mm: x runs along the longer one, the gripper's edge is y = 0. */
  sheetLength: field('sheet_length', millimetres),
  sheetWidth: field('sheet_width', millimetres),
  ups: field('ups', z.int()),
  /** The most that the engine can lay on this sheet; a smaller die may be cheaper. */
  mostUps: field('most_ups', z.int()),
  /** No layout whatever holds more: the bound by area. */
  bound: field('bound', z.int()),
  /** Every blank lies the same way to the board's grain: the edge of the sheet that the blank's width runs along. */
  grain: field('grain', z.enum(['longer edge', 'shorter edge'])),
  /** Sheets of the order with waste and makeready, rounded up. */
  sheets: field('sheets', z.int()),
  /** The blank once, from the upper left corner of its bounding box. */
  outline: field('outline', z.array(point)),
  /**
   * Where each one lies: the outline is turned clockwise by so many degrees, then the upper left corner of its bounding
   * box is put at (x, y).
   */
  places: field(
    'places',
    z.array(
      record({
        x: field('x', millimetres),
        y: field('y', millimetres),
        turn: field('turn', z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])),
      }),
    ),
  ),
});
export type PartLayoutRow = z.output<typeof partLayout>;

/** The price of stickers; the specification's names, its first twelve fields as there. */
export const stickerPrice = record({
  /** After the discount, before GST; delivery is free. */
  total: field('total', rupees),
  /** Rupees a piece, up to four decimals, for display. */
  unitCost: field('unitcost', z.number()),
  gst: field('GST', rupees),
  discount: field('discountamount', rupees),
  length: field('lengthstickersizeselected', millimetres),
  bleedLength: field('bleedlength', millimetres),
  width: field('widthstickersizeselected', millimetres),
  bleedWidth: field('bleedwidth', millimetres),
  /** Counts of the plain grid across and down a sheet. */
  across: field('stickerhor', z.int()),
  down: field('stickervertical', z.int()),
  trailSheets: field('trailsheet', z.int()),
  totalSheets: field('totalsheet', z.int()),
  /** GST in per cent. */
  gstRate: field('gst_rate', percent),
  totalWithGst: field('total_with_gst', rupees),
  /** Stickers on a sheet as they are really laid, and what no layout exceeds. */
  perSheet: field('stickers_per_sheet', z.int()),
  bound: field('bound', z.int()),
  rateCard: field('rate_card', z.string()),
  engine: field('engine_version', z.string()),
});
export type StickerPriceRow = z.output<typeof stickerPrice>;

/** A quotation that was made: everything with GST in it is by the day's rates. */
export const quotation = record({
  /** "QTN/26-27/000123". */
  number: field('quotation_number', z.string()),
  /** Names the quotation in addresses and to `GetPrice` and `AddToCartWebsite`; can't be guessed. */
  token: field('quotation', z.string()),
  /** Last day (YYYY-MM-DD, in India) on which the goods' price holds. */
  validUntil: field('valid_until', z.string()),
  /** Where the PDF loads from; nobody needs to sign in. */
  address: field('address', z.string()),
  fileName: field('file_name', z.string()),
  /** Page on which the box is ordered at this price; null for more than the shop takes in a cart. */
  orderAddress: field('order_address', z.string().nullable()),
  /** Goods before GST. */
  goods: field('total_price', rupees),
  delivery: field('delivery_charges', rupees),
  gst: field('gst_amount', rupees),
  total: field('total_amount_with_gst', rupees),
});
export type QuotationRow = z.output<typeof quotation>;
