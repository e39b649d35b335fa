import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id } from '../kernel/values.ts';

const number = z.int();
const shown = z.enum(['Yes', 'No']);
const active = z.enum(['Active', 'Inactive']);

/** How a sticker is drawn and cut. */
export const stickerOutline = z.enum(['round', 'rectangle', 'oval', 'heart', 'hexagon', 'die-cut']);
export type StickerOutline = z.output<typeof stickerOutline>;

/** Shapes of one class have the same starting price and the same cost of cutting. */
export const stickerPriceClass = z.enum(['round', 'rectangle', 'special']);
export type StickerPriceClass = z.output<typeof stickerPriceClass>;

/** A class of shapes that the shop advertises with its starting price. */
export const stickerClass = record({
  priceClass: field('fld_price_class', stickerPriceClass),
  name: field('fld_class_name', z.string()),
  /** The class's first shape, and its picture. */
  shapeId: field('fld_shape_id', number),
  image: field('fld_image', z.string()),
  /** The lowest price of the smallest quantity of its stickers, in rupees before GST; null while none has a price. */
  startingPrice: field('fld_starting_price', z.number().nullable()),
  status: field('fld_status', shown),
});
export type StickerClass = z.output<typeof stickerClass>;

export const stickerClassFilters = {
  priceClass: field('fld_price_class', line(20)),
  name: field('fld_class_name', line(100)),
  status: field('fld_status', line(20)),
};

/** A sticker's shape, with its sizes ('L X W' in mm) and the starting price that the shop advertises. */
export const stickerShape = record({
  id: field('fld_id', number),
  name: field('fld_shape_name', z.string()),
  image: field('fld_image', z.string()),
  /** What it shows; empty where its name says it. */
  imageAlt: field('fld_imagealt', z.string()),
  status: field('fld_status', shown),
  outline: field('fld_outline', stickerOutline),
  priceClass: field('fld_price_class', stickerPriceClass),
  /** The lowest price of the smallest quantity, in rupees before GST; null while none has a price. */
  startingPrice: field('fld_starting_price', z.number().nullable()),
  sizes: field('fld_sizes', z.array(z.string())),
});
export type StickerShape = z.output<typeof stickerShape>;

export const stickerShapeFilters = {
  id: field('fld_id', id),
  name: field('fld_shape_name', line(100)),
  status: field('fld_status', line(20)),
};

/** A size in which a shape is offered. */
export const stickerSize = record({
  id: field('fld_id', number),
  shapeId: field('fld_shape_id', number),
  /** 'L X W' in mm. */
  size: field('fld_size', z.string()),
  status: field('fld_status', shown),
});

export const stickerSizeFilters = {
  id: field('fld_id', id),
  shapeId: field('fld_shape_id', id),
  status: field('fld_status', line(20)),
};

export const stickerQuantity = record({
  id: field('fld_id', number),
  quantity: field('fld_quantity', number),
  status: field('fld_status', active),
});

export const stickerQuantityFilters = {
  id: field('fld_id', id),
  quantity: field('fld_quantity', z.int()),
  status: field('fld_status', line(20)),
};

export const stickerMaterial = record({
  id: field('fld_id', number),
  /** Names the material in addresses and rate cards: 'white-vinyl'. */
  code: field('fld_material_code', z.string()),
  name: field('fld_material_name', z.string()),
  description: field('fld_material_description', z.string()),
  image: field('fld_image', z.string()),
  /** What it shows; empty where its name says it. */
  imageAlt: field('fld_imagealt', z.string()),
  /** GST in per cent; null while none is known for its HSN. */
  gstRate: field('fld_Gstrate', z.number().nullable()),
  /** Whether white is printed on it, below the colours. */
  hasWhite: field('fld_white_underprint', z.boolean()),
  status: field('fld_status', active),
});
export type StickerMaterialRow = z.output<typeof stickerMaterial>;

export const stickerMaterialFilters = {
  id: field('fld_id', id),
  code: field('fld_material_code', line(100)),
  name: field('fld_material_name', line(100)),
  status: field('fld_status', line(20)),
};
