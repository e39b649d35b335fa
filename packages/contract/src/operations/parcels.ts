import { z } from 'zod';
import { comeBackReasons } from '../forms/order-status.ts';
import { longestParcelList, mostParcelRows, parcelStates } from '../forms/parcel-states.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { paragraphs } from '../kernel/text.ts';
import { formText, id } from '../kernel/values.ts';
import { movedOrder } from './desk.ts';
import { orderStatus } from './orders.ts';

const parcelRow = record({
  /** The line of the list. */
  line: field('fld_line', z.int()),
  trackingNumber: field('trackingnumber', z.string()),
  /** The courier's own word. */
  said: field('fld_said', z.string()),
  /** Null for a word that we don't know. */
  state: field('parcelstate', z.enum(parcelStates).nullable()),
  /** Null if no order has this parcel, or if it isn't clear which. */
  orderId: field('fld_order_id', z.int().nullable()),
  orderNumber: field('fld_order_number', z.string()),
  /** The status that the order has then; to be sent back. */
  seenStatus: field('seenstatus', orderStatus.nullable()),
  /** Whether the row changes something: moves the order, or is noted with it. */
  does: field('fld_does', z.enum(['move', 'note', 'nothing'])),
  /** Whether it came back, so that somebody says why. */
  needsReason: field('fld_needs_reason', z.boolean()),
  /** What the row does, or why it does nothing. */
  text: field('fld_text', z.string()),
});
export type ParcelRow = z.output<typeof parcelRow>;

export const parcelOperations = {
  CheckParcelStates: operation({
    summary: `Reads a courier's list of parcels and their states, pasted or as CSV, up to ${mostParcelRows} rows, and says what each row would do. Changes nothing.`,
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({ list: field('list', paragraphs(longestParcelList)) }),
    output: record({ rows: field('rows', z.array(parcelRow)) }),
  }),
  ApplyParcelStates: operation({
    summary:
      'Does what a courier says of parcels, each order by itself: delivered, came back, lost; the rest is noted. An order that isn’t as it was seen, or has another parcel, stays.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({
      rows: field(
        'rows',
        z
          .array(
            record({
              id: field('orderid', id),
              seenStatus: field('seenstatus', orderStatus),
              trackingNumber: field('trackingnumber', formText(60)),
              state: field('parcelstate', z.enum(parcelStates)),
            }),
          )
          .min(1)
          .max(mostParcelRows),
      ),
      /** Why those came back that the courier has returned to us; what is lost has its own reason. */
      reason: field('reason', z.enum(comeBackReasons).optional()),
    }),
    output: record({ orders: field('orders', z.array(movedOrder)) }),
  }),
};
