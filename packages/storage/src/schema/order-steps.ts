import { comeBackReasons, orderStatuses } from '@boxwright/orders';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';

/** SQL: a parcel's number as numbers are compared, without spaces and in capitals. */
export const plainParcel = (number: SQLWrapper): SQL<string> =>
  sql<string>`upper(regexp_replace(${number}, '\\s', '', 'g'))`;

const actors = ['customer', 'staff'] as const;

/** The timeline of an order: every status that it reached after it was placed, again after it came back. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: orderStatuses }).notNull(),
    actor: text({ enum: actors }).notNull(),
    /** The member of staff who took the step. */
    staffId: integer().references(() => staff.id),
    /** For a dispatch with a delivery partner. */
    courier: text(),
    trackingNumber: text(),
    /** Why it came back. */
    reason: text({ enum: comeBackReasons }),
    /** What the customer reads about it. */
    note: text(),
    /** Until when it can be taken back; its mail waits until then. Null for what can't be. */
    undoUntil: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_steps_of_order').on(t.orderId),
    index('order_steps_tracking').on(t.trackingNumber).where(sql`${t.trackingNumber} is not null`),
    // Couriers' lists write the numbers with other spaces and case.
    index('order_steps_parcel').on(plainParcel(t.trackingNumber)).where(sql`${t.trackingNumber} is not null`),
    check('order_steps_status', oneOf(t.status, orderStatuses)),
    check('order_steps_reason', sql`(${t.status} = 'Returned') = (${t.reason} is not null)`),
    check('order_steps_reasons', sql`${t.reason} is null or ${oneOf(t.reason, comeBackReasons)}`),
    check('order_steps_actor', oneOf(t.actor, actors)),
  ],
);
