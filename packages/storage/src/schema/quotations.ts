import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { createdAt, id, type JsonObject, notNegative, paise } from './columns.ts';
import { rateCards } from './rateCards.ts';

/** A price that was promised to somebody until a day. Never changed (a trigger refuses it). */
export const quotations = pgTable(
  'quotations',
  {
    id: id(),
    number: text().notNull().unique(),
    /** Random: whoever has it may read the quotation and order at its price. */
    token: text().notNull().unique(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    rateCardId: integer()
      .notNull()
      .references(() => rateCards.id),
    engineVersion: text().notNull(),
    /** Before tax; with the snapshot's delivery and tax it makes the total. */
    goodsPaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** All that the paper says and all that the price was made of. */
    snapshot: jsonb().$type<JsonObject>().notNull(),
    /** The last day on which the price holds, in India. */
    validUntil: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('quotations_by_age').on(t.createdAt),
    check('quotations_quantity', sql`${t.quantity} > 0`),
    check('quotations_amounts', notNegative(t.goodsPaise, t.totalPaise)),
  ],
);
