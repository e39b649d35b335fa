import { z } from 'zod';
import { deliveryTypes } from '../forms/box.ts';
import { grainWishes } from '../forms/grain.ts';
import { waysToMeasure } from '../forms/measured.ts';
import { artworkWishes } from '../forms/proof.ts';
import { field, record } from '../kernel/record.ts';
import { rupees } from '../kernel/values.ts';
import { attachedArtwork, proofBefore } from './artwork.ts';
import { dieOnFile } from './price.ts';
import { readyDates } from './ready-dates.ts';
import { stickerLine } from './sticker-line.ts';

export const deliveryType = z.enum(deliveryTypes);

/** A paid sample that is credited against an order of boxes of its size: the sample's order, and what was paid. */
export const sampleCredit = record({
  number: field('fld_orderNumber', z.string()),
  /** Including tax. */
  amount: field('fld_amount', rupees),
});
export type SampleCreditRow = z.output<typeof sampleCredit>;

/** What a price list or a coupon takes off an order, before tax. */
export const discountRow = record({
  name: field('fld_name', z.string()),
  amount: field('fld_amount', rupees),
});
export type DiscountRow = z.output<typeof discountRow>;

/** The coupon that a buyer has entered. */
export const couponOfCart = record({
  code: field('fld_code', z.string()),
  /** Why it takes nothing off, as a text for the buyer; null when it does. */
  problem: field('fld_problem', z.string().nullable()),
});

/** A size in mm, and how it was measured. */
const statedSize = record({
  measured: field('measured', z.enum(waysToMeasure)),
  length: field('length', z.number()),
  width: field('width', z.number()),
  height: field('height', z.number()),
});

/** What goods are and what they are made of, for rows of carts and of saved boxes. */
export const madeFields = {
  categoryId: field('fld_categoryid', z.int().nullable()),
  categoryName: field('fld_categoryname', z.string()),
  categoryRoute: field('fld_route', z.string().nullable()),
  variantName: field('fld_variantname', z.string()),
  image: field('VariantImage', z.string()),
  style: field('fld_style', z.string()),
  length: field('fld_length', z.number()),
  width: field('fld_width', z.number()),
  height: field('fld_height', z.number()),
  /** The size as the buyer gave it, if it wasn't measured inside. */
  stated: field('fld_stated_size', statedSize.nullable()),
  /** Weight of the contents of one box in g; null if it wasn't given. */
  contents: field('fld_contents', z.int().nullable()),
  /** How a box is printed, as `isPrint` describes it, or "usual" for its style; null for other goods. */
  print: field('fld_print', z.string().nullable()),
  /** The same in words: "One spot colour (Gold)"; empty for full colour outside, and for other goods. */
  printName: field('fld_print_name', z.string()),
  /** What the price promises of the board's grain, in words; empty for nothing. */
  grain: field('fld_grain', z.string()),
  /** What the buyer wants of it; null to have it as the style needs it. */
  grainWish: field('fld_grain_wish', z.enum(grainWishes).nullable()),
  outerCoatingId: field('fld_outercoatingid', z.int().nullable()),
  outerCoating: field('fld_outercoating_name', z.string()),
  innerCoatingId: field('fld_innercoatingid', z.int().nullable()),
  innerCoating: field('fld_innercoating_name', z.string()),
  boardId: field('fld_boardid', z.int().nullable()),
  board: field('fld_board_name', z.string()),
};

/** One line of a cart; the cart's totals are repeated on each line, as the specification requires. */
export const cartRow = record({
  cartId: field('fld_cart_id', z.int()),
  lineId: field('fld_cart_dtl_id', z.int()),
  kind: field('fld_line_kind', z.enum(['box', 'sample', 'sticker'])),
  ...madeFields,
  /** 196 for stickers. */
  variantId: field('fld_variantid', z.int().nullable()),
  /** Rupees per piece for display, two decimals. */
  sellingPrice: field('fld_selling_price', z.number()),
  quantity: field('fld_quantity', z.int()),
  /** The line's goods before GST. */
  goods: field('Basevalue', rupees),
  /** What is taken off the line's goods, and its per cent of them. */
  saving: field('you_save_amount', rupees),
  savingPercent: field('you_save_per', z.number()),
  deliveryType: field('fld_delivery_type', deliveryType),
  destination: field('fld_destination_pin', z.string().nullable()),
  /** GST in per cent. */
  gstRate: field('GstRate', z.number()),
  description: field('fld_order_description', z.string()),
  designType: field('fld_design_type', z.string().nullable()),
  customDescription: field('fld_custom_item_description', z.string().nullable()),
  designId: field('fld_design_id', z.int().nullable()),
  /** Null for other goods. */
  sticker: field('sticker', stickerLine.nullable()),
  /** The file that a box or a sample is printed with; null without one, and for stickers. */
  artwork: field('artwork', attachedArtwork.nullable()),
  /** Whether the line takes a file in the cart: all but boxes without print, unless its cut and its price follow from its picture. */
  takesFile: field('takes_file', z.boolean()),
  /** What the buyer says about artwork that hasn't come; null where they say nothing. */
  artworkWish: field('artwork_wish', z.enum(artworkWishes).nullable()),
  /** The proof with its file that was approved before; null without one. */
  proofBefore: field('proof_before', proofBefore.nullable()),
  /** For the whole cart: goods before GST, discount, delivery before GST, GST, and the amount to pay. */
  netValue: field('netvalue', rupees),
  discount: field('offer_discount', rupees),
  delivery: field('fld_shipping_charge', rupees),
  gst: field('GstAmount', rupees),
  /** Where it is supplied, why, and the taxes that follow; empty until addresses are known. */
  supply: field('fld_supply', z.string()),
  total: field('fld_cart_amount', rupees),
  /** What the discount consists of, without samples. */
  discounts: field('fld_discounts', z.array(discountRow)),
  coupon: field('fld_coupon', couponOfCart.nullable()),
  /** Samples credited in the total. Their amount before tax is part of the discount. */
  sampleCredits: field('fld_sample_credits', z.array(sampleCredit)),
  /** Why delivery to the destination can't be quoted; null when it can. */
  deliveryProblem: field('fld_delivery_error', z.string().nullable()),
  /** An example for the whole cart; null if no date can be named. */
  dates: field('fld_dates', readyDates.nullable()),
  /** What changed since the line was put in the cart (a new rate card), as a text for the buyer. */
  priceNote: field('fld_price_note', z.string().nullable()),
  /** The customer's die, if the price doesn't include one because of it. */
  die: field('die_on_file', dieOnFile.nullable()),
});
export type CartRow = z.output<typeof cartRow>;
