import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';
import { attachedArtwork } from './artwork.ts';
import { deliveryType, madeFields } from './cart.ts';
import { dieOnFile } from './price.ts';

/** A box that a customer keeps, with today's price. */
export const savedBoxRow = record({
  id: field('fld_saved_box_id', z.int()),
  name: field('fld_saved_name', z.string()),
  savedOn: field('fld_saved_on', moment),
  kind: field('fld_line_kind', z.literal('box')),
  ...madeFields,
  variantId: field('fld_variantid', z.int()),
  quantity: field('fld_quantity', z.int()),
  description: field('fld_order_description', z.string()),
  customDescription: field('fld_custom_item_description', z.string().nullable()),
  /** Its file, while that is kept. */
  artwork: field('fld_artwork', attachedArtwork.nullable()),
  deliveryType: field('fld_delivery_type', deliveryType),
  destination: field('fld_destination_pin', z.string().nullable()),
  /** Before GST and delivery; null when it can't be priced. */
  goods: field('Basevalue', rupees.nullable()),
  /** Why it can't be priced, as a text for the customer; null when it can. */
  problem: field('fld_problem', z.string().nullable()),
  /** The customer's die, if the price doesn't include one because of it. */
  die: field('die_on_file', dieOnFile.nullable()),
  /** Number and token of the quotation with this price; null for today's price. */
  quotationNumber: field('quotation_number', z.string().nullable()),
  quotation: field('quotation', z.string().nullable()),
});
export type SavedBoxRow = z.output<typeof savedBoxRow>;
