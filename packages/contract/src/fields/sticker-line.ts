import { z } from 'zod';
import { stickerItem } from '../forms/sticker.ts';
import { field, record } from '../kernel/record.ts';
import { namedArtwork } from './artwork.ts';

/** Made by the server from the stored line: every text in it is escaped. */
const html = z.string();

/** What a line of stickers has besides the columns of all goods. */
export const stickerLine = record({
  item: field('Item', z.literal(stickerItem)),
  shapeId: field('shape', z.int()),
  materialId: field('material', z.int()),
  /** The requested size in mm, for the sticker page. The line's own size is that of the cut, which may be smaller. */
  length: field('length', z.number()),
  width: field('width', z.number()),
  /** The buyer's picture on them; null when none was uploaded. */
  artwork: field('artwork', namedArtwork.nullable()),
  /** Address of the page with the drawing to lay their design on; null where there is none. */
  template: field('template', z.string().nullable()),
  /** Table: quantity, price, tax and shipping. */
  summary: field('orderdescription', html),
  /** Shape, size, material and artwork. */
  description: field('CustomItemDescription', html),
  /** Table of the sheets on which they are printed. Empty for lines from before sheets were stored. */
  calculation: field('stickerCalculation', html),
});
export type StickerLineRow = z.output<typeof stickerLine>;
