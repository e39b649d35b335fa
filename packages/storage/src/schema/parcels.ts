import { comeBackReasons, parcelStatuses } from '@boxwright/orders';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, updatedAt, version } from './columns.ts';
import { staff } from './customers.ts';
import { plainParcel } from './order-steps.ts';
import { orderLines, orders } from './orders.ts';

/** The consignments of an order that goes in parts. An order that goes whole has none: its step names its parcel. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Counts an order's parcels from 1. */
    number: integer().notNull(),
    status: text({ enum: parcelStatuses }).notNull(),
    /** How many boxes it is packed into, each with a label. */
    boxes: integer().notNull(),
    weightGrams: integer().notNull(),
    courier: text(),
    trackingNumber: text(),
    /** Why it came back. */
    reason: text({ enum: comeBackReasons }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('parcels_of_order').on(t.orderId, t.number),
    // The desk finds orders by the number as it is written, couriers' lists without spaces and case.
    index('parcels_tracking').on(t.trackingNumber).where(sql`${t.trackingNumber} is not null`),
    index('parcels_by_number').on(plainParcel(t.trackingNumber)).where(sql`${t.trackingNumber} is not null`),
    check('parcels_status', oneOf(t.status, parcelStatuses)),
    check('parcels_boxes', sql`${t.boxes} between 1 and 99`),
    check('parcels_weight', sql`${t.weightGrams} >= 0`),
    check('parcels_reasons', sql`${t.reason} is null or ${oneOf(t.reason, comeBackReasons)}`),
    check('parcels_reason', sql`${t.status} <> 'returned' or ${t.reason} is not null`),
  ],
);

/** What is in a parcel: pieces of a line. */
export const parcelItems = pgTable(
  'parcel_items',
  {
    parcelId: integer()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.lineId] }),
    index('parcel_items_of_line').on(t.lineId),
    check('parcel_items_quantity', sql`${t.quantity} > 0`),
  ],
);

/** The statuses that a parcel has reached, each time. */
export const parcelSteps = pgTable(
  'parcel_steps',
  {
    id: id(),
    parcelId: integer()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    status: text({ enum: parcelStatuses }).notNull(),
    staffId: integer().references(() => staff.id),
    /** Of a sending: what is sent again may go with another one, and both bill it. */
    courier: text(),
    trackingNumber: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('parcel_steps_of_parcel').on(t.parcelId),
    check('parcel_steps_status', oneOf(t.status, parcelStatuses)),
  ],
);
