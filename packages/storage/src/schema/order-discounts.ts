import { discountedKinds } from '@boxwright/money';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, paise, time } from './columns.ts';
import { coupons } from './coupons.ts';
import { orders } from './orders.ts';

export const discountSources = ['price-list', 'coupon'] as const;

/** What is taken off the goods of an order, line by line. Samples that are credited aren't among it. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of the order's line. */
    position: integer().notNull(),
    source: text({ enum: discountSources }).notNull(),
    part: text({ enum: discountedKinds }).notNull(),
    /** Of the price list or the coupon; its name as it was then. */
    sourceId: integer().notNull(),
    name: text().notNull(),
    /** Null for a share of a fixed amount. */
    rateBps: integer(),
    amountPaise: paise().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position, t.source, t.part] }),
    index('order_discounts_of_coupon').on(t.sourceId).where(sql`${t.source} = 'coupon'`),
    check('order_discounts_source', oneOf(t.source, discountSources)),
    check('order_discounts_part', oneOf(t.part, discountedKinds)),
    check('order_discounts_amount', sql`${t.amountPaise} > 0`),
  ],
);

/** Which order uses which coupon. Whether the use counts follows from the order: see `countsAsUse`. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    /** When its buyer last placed the order or began to pay it. */
    claimedAt: time().notNull(),
  },
  (t) => [index('coupon_uses_of_coupon').on(t.couponId)],
);
