import { z } from 'zod';
import { paymentModes } from '../forms/payment-mode.ts';
import { artworkStandings } from '../forms/proof.ts';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';

/** The largest number of matches that a search lists and counts. */
export const mostMatches = 10_000;

/**
 * One order in a customer's list; the totals over all their orders are repeated on each row, as the specification
 * requires.
 */
export const orderHistoryRow = record({
  id: field('fld_order_id', z.int()),
  number: field('fld_order_number', z.string()),
  placedAt: field('fld_order_date', moment),
  value: field('fld_order_amount', rupees),
  paymentMode: field('fld_payment_mode', z.enum(paymentModes)),
  paymentStatus: field('fld_payment_status', z.string()),
  /** Whether the buyer of a closed order bears a part of the carriage. */
  isCarriageKept: field('fld_carriage_kept', z.boolean()),
  status: field('fld_order_status', z.string()),
  /** The status as shown to buyers. */
  statusLabel: field('fld_order_status_label', z.string()),
  /** What its artwork waits for; null when nothing does. */
  artwork: field('fld_artwork', z.enum(artworkStandings).nullable()),
  /** Set while a payment attempt is under way. */
  openAttempt: field('fld_open_attempt', z.boolean()),
  /** Paid through the sandbox: no money was moved, and nothing is produced. */
  isDemonstration: field('fld_demonstration', z.boolean()),
  /** URL of the stored invoice; null until there is one. */
  invoiceFile: field('fld_invoice_file', z.string().nullable()),
  /** URL of the key line; null for an order without a box. */
  keyLineFile: field('fld_key_line_doc', z.string().nullable()),
  /** Gives access to the order's files without signing in. */
  downloadToken: field('fld_download_token', z.string()),
  /** Position in the whole list, from 1, newest first. */
  serial: field('fld_serial_number', z.int()),
  /** How many orders match the search, on all pages; `mostMatches + 1` for more than `mostMatches`. */
  matches: field('fld_matching_orders', z.int()),
  /** For the customer's orders without cancelled ones. Days and months are in Indian time. */
  totalValue: field('TotalSalesValue', rupees),
  totalOrders: field('TotalOrder', z.int()),
  todaysOrders: field('Todays_order', z.int()),
  todaysValue: field('Todays_order_value', rupees),
  monthsOrders: field('thisMonth_order', z.int()),
  /** What is held on the customer's account. */
  held: field('held_on_account', rupees),
});
export type OrderHistoryRow = z.output<typeof orderHistoryRow>;
