import { discountedKinds } from '@boxwright/money';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, paise, time, updatedAt, version } from './columns.ts';
import { customerGroups } from './price-lists.ts';

/** Codes by which buyers pay less. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Capitals and digits; buyers type it in any case. */
    code: text().notNull().unique(),
    /** A share of the goods, or else a fixed amount; before tax. */
    percentBps: integer(),
    amountPaise: paise(),
    /** Goods of the order before discount and tax, from which it applies. */
    leastPaise: paise().notNull(),
    kinds: text({ enum: discountedKinds }).array().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** The last day; null for no end. */
    validUntil: date({ mode: 'string' }),
    /** How often it can be used by all buyers together, and by each; null for no limit. */
    usesInAll: integer(),
    usesEach: integer(),
    isForFirstOrder: boolean().notNull(),
    /** Only for these customers; null for all. */
    groupId: integer().references(() => customerGroups.id),
    /** Whether it is taken off beside a price list. */
    isCombinable: boolean().notNull(),
    /** When staff ended it before its last day. */
    endedAt: time(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('coupons_code', sql`${t.code} ~ '^[A-Z0-9]{3,20}$'`),
    check('coupons_worth', sql`num_nonnulls(${t.percentBps}, ${t.amountPaise}) = 1`),
    check('coupons_percent', sql`${t.percentBps} between 1 and 9000`),
    check('coupons_amount', sql`${t.amountPaise} > 0`),
    check('coupons_least', sql`${t.leastPaise} >= 0`),
    check('coupons_uses', sql`${t.usesInAll} > 0 and ${t.usesEach} > 0`),
    check('coupons_kinds', sql`cardinality(${t.kinds}) > 0`),
    check('coupons_days', sql`${t.validUntil} >= ${t.validFrom}`),
  ],
);
