import { returnReasons, returnStates, returnWishes } from '@boxwright/orders';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';

/** A customer's complaint about what was delivered, and what was decided. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    reason: text({ enum: returnReasons }).notNull(),
    wish: text({ enum: returnWishes }).notNull(),
    /** Batch and day are on the carton's label. */
    batchNumber: text().notNull(),
    manufacturedOn: date({ mode: 'string' }).notNull(),
    description: text().notNull(),
    state: text({ enum: returnStates }).notNull().default('received'),
    /** What the customer reads about the decision. */
    answer: text(),
    decidedAt: time(),
    decidedBy: integer().references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('return_requests_of_order').on(t.orderId, t.id),
    index('return_requests_waiting').on(t.id).where(sql`${t.state} = 'received'`),
    uniqueIndex('return_requests_open').on(t.orderId).where(sql`${t.state} = 'received'`),
    check('return_requests_reason', oneOf(t.reason, returnReasons)),
    check('return_requests_wish', oneOf(t.wish, returnWishes)),
    check('return_requests_state', oneOf(t.state, returnStates)),
  ],
);

/** Photographs of a complaint, encoded again without anything else that the files contained. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Null until the request is sent. */
    returnRequestId: integer().references(() => returnRequests.id),
    /** Random, for its address; only the order's customer and staff may see it. */
    token: text().notNull().unique(),
    fileKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('return_photos_of_order').on(t.orderId, t.id),
    index('return_photos_not_sent').on(t.createdAt).where(sql`${t.returnRequestId} is null`),
    check('return_photos_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);
