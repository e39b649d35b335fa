import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';
import { proofBefore } from './artwork.ts';

/** A part of the price in the order and today; 0 if it doesn't exist. */
const comparedAmount = record({
  label: field('label', z.string()),
  before: field('before', rupees),
  now: field('now', rupees),
});
export type ComparedAmount = z.output<typeof comparedAmount>;

const reorderLine = record({
  lineId: field('fld_order_line_id', z.int()),
  kind: field('fld_line_kind', z.enum(['box', 'sticker', 'sample'])),
  name: field('item_name', z.string()),
  image: field('fld_image', z.string()),
  description: field('fld_order_description', z.string()),
  /** The buyer's note to the printer. */
  note: field('fld_custom_item_description', z.string().nullable()),
  /** Pieces in the order, and the number wanted now; 0 leaves the item out. */
  quantityBefore: field('quantity_before', z.int()),
  quantity: field('fld_quantity', z.int()),
  /** Before GST and delivery. `now` is null for an item that is left out or can't be ordered. */
  before: field('before', rupees),
  now: field('now', rupees.nullable()),
  /** Why it can't be ordered in this quantity, or not at all any more. */
  problem: field('problem', z.string().nullable()),
  /** Whether the problem can be solved by another quantity. */
  isQuantityProblem: field('is_quantity_problem', z.boolean()),
  /** The customer's die, which isn't charged again. */
  die: field(
    'die_on_file',
    record({ order: field('order_number', z.string()), orderedOn: field('order_date', z.string()) }).nullable(),
  ),
  /** Whether its file is taken along, or has been removed since. */
  artwork: field('artwork', z.enum(['none', 'kept', 'gone'])),
  /** The proof with its file that was approved; null without one. */
  proofBefore: field('proof_before', proofBefore.nullable()),
  /** The parts of the price. Their differences add up to the difference of the price. */
  parts: field('parts', z.array(comparedAmount)),
  /** The page on which the item can be changed; null for a sample. */
  address: field('fld_address', z.string().nullable()),
});
export type ReorderLine = z.output<typeof reorderLine>;

/** An order with today's prices of its items. */
export const reorder = record({
  orderId: field('fld_order_id', z.int()),
  number: field('fld_order_number', z.string()),
  placedAt: field('fld_order_date', moment),
  lines: field('lines', z.array(reorderLine)),
  /** Goods, delivery, charges and GST; they add up to the totals. */
  totals: field('totals', z.array(comparedAmount)),
  totalBefore: field('total_before', rupees),
  totalNow: field('total_now', rupees),
  /** Why delivery can't be quoted; today's total then has no delivery. */
  deliveryProblem: field('delivery_problem', z.string().nullable()),
});
