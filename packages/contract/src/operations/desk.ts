import { z } from 'zod';
import { deliveryType } from '../fields/cart.ts';
import {
  bulkSteps,
  deskNeeds,
  deskPageSize,
  deskViewRules,
  longestViewName,
  mostDeskViews,
  mostMovedAtOnce,
} from '../forms/desk-list.ts';
import { comeBackReasons } from '../forms/order-status.ts';
import { paymentModes } from '../forms/payment-mode.ts';
import { artworkStandings } from '../forms/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, moment, rupees, searchText } from '../kernel/values.ts';
import { orderStatus } from './orders.ts';

const paymentStatus = z.enum([
  'Payment Initiated',
  'Payment Pending',
  'Partially Paid',
  'Paid',
  'Payment Failed',
  'Refunded',
]);

/** A day in India, `YYYY-MM-DD`. */
const day = z.iso.date();

/** The filters of the list; a missing one filters nothing. */
const filters = {
  status: field('orderstatus', orderStatus.optional()),
  payment: field('paymentstatus', paymentStatus.optional()),
  need: field('need', z.enum(deskNeeds).optional()),
  placedFrom: field('placedfrom', day.optional()),
  /** Including that day. */
  placedTo: field('placedto', day.optional()),
  delivery: field('deliverytype', deliveryType.optional()),
  /** A number of an order, payment, document or parcel; a total; a pincode; words of a customer, their cities and items. */
  search: field('search', searchText(100)),
};

/** Filters as saved in a view. */
export const deskFilters = record(filters);
export type DeskFilters = z.output<typeof deskFilters>;

/** The part of the list to show: orders placed before this one, or after it. */
const place = { olderThan: field('olderthan', id.optional()), newerThan: field('newerthan', id.optional()) };

/** A list of the desk from which an order was opened. */
export const deskList = record({ ...filters, ...place });
export type AskedDeskList = z.output<typeof deskList>;

const deskOrder = record({
  id: field('fld_order_id', z.int()),
  number: field('fld_order_number', z.string()),
  placedAt: field('fld_order_date', moment),
  status: field('fld_order_status', orderStatus),
  statusLabel: field('fld_status_label', z.string()),
  paymentStatus: field('fld_payment_status', paymentStatus),
  /** Whether the buyer of a closed order bears a part of the carriage. */
  isCarriageKept: field('fld_carriage_kept', z.boolean()),
  paymentMode: field('fld_payment_mode', z.enum(paymentModes)),
  deliveryType: field('fld_delivery_type', deliveryType),
  total: field('fld_total_amount', rupees),
  customerId: field('fld_customer_id', z.int()),
  customerName: field('fld_customer_name', z.string()),
  companyName: field('fld_company_name', z.string().nullable()),
  /** What is ordered, in a few words. */
  items: field('fld_items', z.string()),
  quantity: field('fld_total_quantity', z.int()),
  /** How many of these pieces are collected; the others are delivered. */
  collected: field('fld_collected_quantity', z.int()),
  /** `YYYY-MM-DD`; null before the order is accepted, for samples, and where no date can be promised. */
  readyBy: field('fld_ready_by', z.string().nullable()),
  isLate: field('fld_late', z.boolean()),
  hasOpenReturn: field('fld_open_return', z.boolean()),
  /** What its artwork waits for; null when nothing does. */
  artwork: field('fld_artwork', z.enum(artworkStandings).nullable()),
});
export type DeskOrderRow = z.output<typeof deskOrder>;

const count = z.int();

const deskView = record({
  id: field('fld_view_id', z.int()),
  name: field('fld_name', z.string()),
  isShared: field('fld_shared', z.boolean()),
  /** Whether the calling member of staff may rename and delete it. */
  isOwn: field('fld_own', z.boolean()),
  ownerName: field('fld_owner_name', z.string()),
  /** To be sent with a change. */
  version: field('fld_version', z.int()),
  filters: field('filters', deskFilters),
});
export type DeskViewRow = z.output<typeof deskView>;

const viewName = field('name', formText(longestViewName));
const isShared = field('shared', z.boolean());
const seenVersion = field('seenversion', id);
const viewId = field('viewid', id);
const savedView = record({ id: field('fld_view_id', z.int()), name: field('fld_name', z.string()) });

/** What became of an order that was to be moved. */
export const movedOrder = record({
  id: field('fld_order_id', z.int()),
  /** Empty if there is no such order. */
  number: field('fld_order_number', z.string()),
  isMoved: field('fld_moved', z.boolean()),
  /** Why it wasn't moved; empty if it was. */
  problem: field('fld_problem', z.string()),
  /** The step that was taken; null if none was. */
  stepId: field('fld_step_id', z.int().nullable()),
  /** Until when it can be taken back; null if it can't be. */
  undoUntil: field('fld_undo_until', moment.nullable()),
});
export type MovedOrder = z.output<typeof movedOrder>;

export const deskOperations = {
  GetDeskOrders: operation({
    summary: `The orders of all customers for the order desk, newest first, ${deskPageSize} at a time, with how many wait.`,
    method: 'POST',
    access: { staff: 'orders' },
    input: deskList,
    output: record({
      orders: field('orders', z.array(deskOrder)),
      hasOlder: field('has_older', z.boolean()),
      hasNewer: field('has_newer', z.boolean()),
      /** Whether so many customers match that only the newest orders were searched. */
      isCut: field('only_newest_searched', z.boolean()),
      /** Orders in each of these statuses, counted up to a hundred. */
      counts: field(
        'counts',
        z.array(record({ status: field('fld_order_status', orderStatus), count: field('count', count) })),
      ),
      toAccept: field('to_accept', count),
      dueToday: field('due_today', count),
      late: field('late', count),
      unpaid: field('unpaid', count),
      openReturns: field('open_returns', count),
      unreadMessages: field('unread_messages', count),
      awaitedTransfers: field('awaited_transfers', count),
      doubtfulGstins: field('doubtful_gstins', count),
      openReprints: field('open_reprints', count),
    }),
  }),
  MoveOrders: operation({
    summary: `Moves up to ${mostMovedAtOnce} orders to their next status, each by itself, and says what became of each. None is dispatched if two of different customers have the same tracking number.`,
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({
      orders: field(
        'orders',
        z
          .array(
            record({
              id: field('orderid', id),
              seenStatus: field('seenstatus', orderStatus),
              /** Needed for a dispatch, unless the customer picks the goods up. */
              courier: field('courier', formText(60)),
              trackingNumber: field('trackingnumber', formText(60)),
            }),
          )
          .min(1)
          .max(mostMovedAtOnce),
      ),
      to: field('orderstatus', z.enum(bulkSteps)),
      /** Why they came back; for `Returned` alone. */
      reason: field('reason', z.enum(comeBackReasons).optional()),
      /** What all their customers read about a way back; an order for which the step isn't one is left as it is. */
      note: field('note', formText(500).optional()),
    }),
    output: record({ orders: field('orders', z.array(movedOrder)) }),
  }),
  UndoMoves: operation({
    summary:
      'Takes steps back that were taken for many orders, for a minute, with what they caused; each order by itself. A dispatch can’t be taken back, because its invoice is issued.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({
      orders: field(
        'orders',
        z
          .array(record({ id: field('orderid', id), stepId: field('step_id', id) }))
          .min(1)
          .max(mostMovedAtOnce),
      ),
    }),
    output: record({ orders: field('orders', z.array(movedOrder)) }),
  }),
  GetDeskViews: operation({
    summary: "The views of the desk's list that a member of staff has saved, and those that others share.",
    method: 'POST',
    access: { staff: 'orders' },
    input: record({}),
    output: z.array(deskView),
  }),
  SaveDeskView: operation({
    summary: `Saves filters of the desk's list under a name, for oneself or for everybody; up to ${mostDeskViews} per member.`,
    method: 'POST',
    access: { staff: 'orders' },
    input: record({ name: viewName, isShared, filters: field('filters', deskFilters) }),
    rules: deskViewRules,
    output: savedView,
  }),
  ChangeDeskView: operation({
    summary: 'Renames one of your own saved views, or shares it. 409 if it has changed since it was seen.',
    method: 'POST',
    access: { staff: 'orders' },
    input: record({ id: viewId, seenVersion, name: viewName, isShared }),
    rules: deskViewRules,
    output: savedView,
  }),
  DeleteDeskView: operation({
    summary:
      'Deletes one of your own saved views; those who manage the staff may also delete another member’s shared view.',
    method: 'POST',
    access: { staff: 'orders', also: { deleteShared: 'staff' } },
    input: record({ id: viewId }),
    output: savedView,
  }),
};
