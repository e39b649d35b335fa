import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id } from '../kernel/values.ts';

const active = z.enum(['Active', 'Inactive']);
const number = z.int();

/** A category of the shop (the specification's product master). */
export const product = record({
  id: field('fld_productid', number),
  verticalName: field('fld_verticlename', z.string()),
  itemName: field('fld_itemname', z.string()),
  image: field('fld_itemimage', z.string()),
  /** What it shows; empty where its name says it. */
  imageAlt: field('fld_imagealt', z.string()),
  route: field('fld_route', z.string()),
  status: field('fld_status', active),
  /** Lowest price per piece among the category's variants, in rupees; null while none has a price. */
  fromPrice: field('fld_from_price', z.number().nullable()),
  /** The quantity at which a piece costs that. */
  fromQuantity: field('fld_from_quantity', number),
  /** How to draw a box of this category folded: the style and inside size of its first variant, in mm. */
  style: field('fld_style', z.string()),
  length: field('fld_length', z.number()),
  width: field('fld_width', z.number()),
  height: field('fld_height', z.number()),
});
export type Product = z.output<typeof product>;

export const productFilters = {
  id: field('fld_productid', id),
  verticalName: field('fld_verticlename', line(100)),
  itemName: field('fld_itemname', line(100)),
  route: field('fld_route', line(100)),
  status: field('fld_status', line(20)),
};

/** A box of a category in one size. */
export const variant = record({
  id: field('fld_variantid', number),
  name: field('fld_variantname', z.string()),
  /** URLs of its pictures, joined by `#`; the first is the large one. */
  images: field('VariantImage', z.string()),
  /** What the first picture shows; empty if the name says it. */
  imageAlt: field('fld_imagealt', z.string()),
  /** GST in per cent. */
  gstRate: field('fld_Gstrate', z.number()),
  shortDescription: field('fld_short_description', z.string()),
  longDescription: field('fld_long_description', z.string()),
  /** Segment of the variant's public URL, `/pm/{route}`. */
  route: field('fld_variant_route', z.string()),
  itemName: field('fld_itemname', z.string()),
  itemRoute: field('fld_item_route', z.string()),
  productId: field('fld_productid', number),
  style: field('fld_style', z.string()),
  /** Inside size in mm. */
  length: field('fld_length', z.number()),
  width: field('fld_width', z.number()),
  height: field('fld_height', z.number()),
  hsn: field('fld_hsn', z.string()),
  status: field('fld_status', active),
});
export type Variant = z.output<typeof variant>;

export const variantFilters = {
  id: field('fld_variantid', id),
  productId: field('fld_productid', id),
  route: field('fld_variant_route', line(100)),
  itemRoute: field('fld_item_route', line(100)),
  status: field('fld_status', line(20)),
};

export const variantImage = record({
  variantId: field('fld_variantid', number),
  address: field('fld_imageurl', z.string()),
});

export const coating = record({
  id: field('fld_coating_id', number),
  /** The kind of coat, as rate cards name it: `gloss-lamination`. */
  code: field('fld_coating_code', z.string()),
  name: field('fld_coating_name', z.string()),
  image: field('fld_image', z.string()),
  /** What it shows; empty where its name says it. */
  imageAlt: field('fld_imagealt', z.string()),
  description: field('fld_description', z.string()),
  kind: field('fld_coating_type', z.enum(['outer', 'inner'])),
  status: field('fld_status', active),
});
export type Coating = z.output<typeof coating>;

export const coatingFilters = {
  id: field('fld_coating_id', id),
  kind: field('fld_coating_type', z.enum(['outer', 'inner'])),
  status: field('fld_status', line(20)),
};

/** What ink meets on a board. */
export const boardFaces = ['coated', 'kraft'] as const;
export type BoardFace = (typeof boardFaces)[number];

export const board = record({
  id: field('fld_board_id', number),
  name: field('fld_board_name', z.string()),
  gsm: field('fld_gsm', number),
  image: field('fld_image', z.string()),
  /** What it shows; empty where its name says it. */
  imageAlt: field('fld_imagealt', z.string()),
  description: field('fld_description', z.string()),
  /** Thickness in mm, computed from weight and bulk. */
  caliper: field('fld_caliper', z.number()),
  /** What is printed on: its white coating, or bare kraft. */
  face: field('fld_face', z.enum(boardFaces)),
  status: field('fld_status', active),
});
export type Board = z.output<typeof board>;

export const boardFilters = {
  id: field('fld_board_id', id),
  name: field('fld_board_name', line(100)),
  status: field('fld_status', line(20)),
};
