import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';
import { namedArtwork } from './artwork.ts';

/** Stickers that a customer has ordered. Equal ones are listed once, as last ordered. */
export const orderedStickers = record({
  orderId: field('fld_order_id', z.int()),
  orderNumber: field('fld_order_number', z.string()),
  placedAt: field('fld_order_date', moment),
  statusLabel: field('fld_order_status_label', z.string()),
  name: field('item_name', z.string()),
  image: field('fld_image', z.string()),
  shapeId: field('shape', z.int()),
  materialId: field('material', z.int()),
  materialName: field('fld_material_name', z.string()),
  /** Size of one sticker as cut, in mm. */
  length: field('fld_length', z.number()),
  width: field('fld_width', z.number()),
  /** The requested size, into which the cut around the picture was fitted; for the sticker page. */
  askedLength: field('length', z.number()),
  askedWidth: field('width', z.number()),
  /** Their picture, for the next order. */
  artwork: field('artwork', namedArtwork.nullable()),
  quantity: field('fld_quantity', z.int()),
  /** What they cost then, before GST. */
  amount: field('fld_item_amount', rupees),
});
export type OrderedStickers = z.output<typeof orderedStickers>;
