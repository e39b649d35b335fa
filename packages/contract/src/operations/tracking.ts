import { z } from 'zod';
import { orderStep, trackedStep } from '../fields/order-step.ts';
import { partsShown } from '../fields/parcel-shown.ts';
import { readyDates } from '../fields/ready-dates.ts';
import { paymentModes } from '../forms/payment-mode.ts';
import { artworkStandings } from '../forms/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, moment, rupees } from '../kernel/values.ts';

const text = z.string();
const token = field('token', line(400));

/** The order's present tracking link. */
const trackLink = {
  token: field('fld_track_token', text),
  /** The link opens the order until then; each further step extends it. */
  until: field('fld_track_until', moment),
};

export const trackingOperations = {
  GetOrderTimeline: operation({
    summary: "What has happened to one of the signed-in customer's orders, and the link to share it.",
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id) }),
    output: record({
      /** Oldest first. */
      steps: field('steps', z.array(orderStep)),
      ...partsShown,
      /** Oldest first; a refund, and what is kept on account, is negative. */
      payments: field(
        'payments',
        z.array(
          record({
            at: field('date', moment),
            amount: field('amount', rupees),
            /** Whether it didn't go back, but to the customer's account. */
            isKept: field('kept_on_account', z.boolean()),
          }),
        ),
      ),
      ...trackLink,
      /** The page of its artwork and proofs; null if nothing of it takes a file, or while it is still being placed. */
      proofs: field(
        'fld_proofs',
        record({
          /** Absolute address, which sends files and decides without signing in. */
          url: field('fld_proofs_url', text),
          /** What the customer has to do there. */
          next: field('fld_proofs_next', z.enum(['send', 'approve', 'nothing'])),
          /** Where each printed item stands, until the order is packed. */
          items: field(
            'fld_proofs_items',
            z.array(
              record({
                lineId: field('line_id', z.int()),
                /** From 1. */
                number: field('line', z.int()),
                standing: field('standing', z.enum(artworkStandings)),
                stateName: field('state_name', text),
                waitsFor: field('waits_for', z.enum(['customer', 'us', 'nobody'])),
                /** What has to be mended in its file, while another one is awaited. */
                stops: field('stops', z.array(text)),
              }),
            ),
          ),
          /** Lines of plain samples, which are printed if their customer sends a file before work on them begins. */
          plain: field('fld_proofs_plain', z.array(z.int())),
        }).nullable(),
      ),
      /** What has happened to its files and proofs, oldest first. */
      artwork: field(
        'fld_artwork_history',
        z.array(
          record({
            at: field('date', moment),
            title: field('title', text),
            lines: field('lines', z.array(text)),
          }),
        ),
      ),
    }),
  }),
  StopTrackingLink: operation({
    summary:
      "Stops the tracking link of one of the signed-in customer's orders, and returns the next one. Stopping a stopped link has no effect.",
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id), token }),
    output: record(trackLink),
  }),
  GetTrackedOrder: operation({
    summary:
      'The state of an order, for whoever has its tracking link; without prices, addresses and telephone numbers.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({ token }),
    output: record({
      id: field('fld_order_id', z.int()),
      number: field('fld_order_number', text),
      placedAt: field('fld_order_date', moment),
      status: field('fld_order_status', text),
      orderType: field('fld_order_type', z.enum(['Normal', 'Ordersample', 'Stickers'])),
      paymentStatus: field('fld_payment_status', text),
      /** Whether the buyer of a closed order bears a part of the carriage. */
      isCarriageKept: field('fld_carriage_kept', z.boolean()),
      /** Whether its invoice is credited whole. */
      isCredited: field('fld_credited', z.boolean()),
      /** Whether all of it is printed as approved with an earlier order, once its file is checked. */
      isApprovedBefore: field('approved_before', z.boolean()),
      paymentMode: field('fld_payment_mode', z.enum(paymentModes)),
      /** Set while a payment attempt is under way. */
      openAttempt: field('fld_open_attempt', z.boolean()),
      isDemonstration: field('fld_demonstration', z.boolean()),
      /** The customer's first name. */
      firstName: field('fld_first_name', text),
      /** The city of delivery; empty if the order is collected. */
      city: field('fld_city', text),
      /** When it is made and delivered: an example until the proofs are approved, null once it is packed or if no date can be named. */
      dates: field('fld_dates', readyDates.nullable()),
      items: field(
        'items',
        z.array(
          record({
            name: field('item_name', text),
            /** From the catalogue, never the buyer's artwork; empty if there is none. */
            image: field('fld_image', text),
            quantity: field('fld_quantity', z.int()),
            deliveryType: field('fld_delivery_type', text),
            kind: field('fld_line_kind', z.enum(['box', 'sample', 'sticker'])),
            /** Where its artwork stands, until the order is packed; `agreed` where no approved proof is awaited, null where nothing is printed. */
            standing: field('standing', z.enum([...artworkStandings, 'agreed']).nullable()),
          }),
        ),
      ),
      steps: field('steps', z.array(trackedStep)),
      ...partsShown,
      until: trackLink.until,
    }),
  }),
  GetMailRefusal: operation({
    summary: 'Which mails an unsubscribe link stops, and whether they are stopped.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({ token }),
    output: record({
      kind: field('kind', z.enum(['payment-reminder', 'order-again'])),
      isRefused: field('refused', z.boolean()),
    }),
  }),
  RefuseMails: operation({
    summary: 'Stops the mails that an unsubscribe link names, or allows them again. Repeating it has no effect.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({ token, isRefused: field('refused', z.boolean()) }),
    output: record({ isRefused: field('refused', z.boolean()) }),
  }),
};
