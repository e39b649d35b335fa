import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { rupees } from '../kernel/values.ts';
import { sheetPlaces } from './sheet-places.ts';

const millimetres = z.number();
const percent = z.number();

/** The price of stickers. The first twelve fields are the specification's. */
export const stickerPrice = record({
  /** After the discount, before GST; delivery is free. */
  total: field('total', rupees),
  /** The usual total, and the customer's price list that lowers it; null for everybody else. */
  listTotal: field('list_price', rupees.nullable()),
  priceList: field('price_list', z.string().nullable()),
  /** Rupees per piece, up to four decimals, for display. */
  unitCost: field('unitcost', z.number()),
  gst: field('GST', rupees),
  discount: field('discountamount', rupees),
  /** Size of one sticker as cut; with a cut around a picture, the size of that cut. */
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
  /** Stickers per sheet in the layout used, and the upper bound for every possible layout. */
  perSheet: field('stickers_per_sheet', z.int()),
  bound: field('bound', z.int()),
  rateCard: field('rate_card', z.string()),
  engine: field('engine_version', z.string()),
});
export type StickerPriceRow = z.output<typeof stickerPrice>;

/** Stickers in one quantity of the ladder. */
export const stickerStep = record({
  quantity: field('quantity', z.int()),
  /** Whether this quantity can go into the cart. */
  orderable: field('orderable', z.boolean()),
  /** Before GST; delivery is free. */
  total: field('total', rupees),
  /** Rupees per piece, up to four decimals, for display. */
  unitCost: field('unitcost', z.number()),
  /** How much more these pieces would cost at the price per piece of the ladder's first step, and that in per cent. */
  saving: field('saving', rupees),
  savingPercent: field('saving_per', percent),
});
export type StickerStepRow = z.output<typeof stickerStep>;

/** For drawing: where the stickers lie on the sheet, with the sheet's cutting area in mm and the best layout. */
export const stickerLayout = record({
  sheetLength: field('sheet_length', millimetres),
  sheetWidth: field('sheet_width', millimetres),
  /** Size of one sticker as it is cut. */
  stickerLength: field('sticker_length', millimetres),
  stickerWidth: field('sticker_width', millimetres),
  /** Each sticker without its bleed: its upper left corner as it lies on the sheet, and its clockwise turn in degrees. */
  places: sheetPlaces,
});

/** Further stickers for which the last sheet has room. */
export const stickerRoom = record({
  perSheet: field('stickers_per_sheet', z.int()),
  /** The quantity that fills the sheet, and how many more pieces that is. */
  quantity: field('quantity', z.int()),
  pieces: field('pieces', z.int()),
  /** What they cost more, before GST: their cutting, or nothing. */
  more: field('more', rupees),
  /** "79 fit on a sheet: 27 more cost nothing extra." */
  text: field('text', z.string()),
});
export type StickerRoomRow = z.output<typeof stickerRoom>;
