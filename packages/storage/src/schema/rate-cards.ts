import { check, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, type JsonObject, oneOf } from './columns.ts';

export const rateCardKinds = ['carton', 'sticker'] as const;

// A card is dated and immutable (a trigger refuses changes), so that a price of last year can still be explained.

export const rateCards = pgTable(
  'rate_cards',
  {
    id: id(),
    /** The kind of goods. */
    kind: text({ enum: rateCardKinds }).notNull().default('carton'),
    version: text().notNull().unique(),
    validFrom: date({ mode: 'string' }).notNull(),
    card: jsonb().$type<JsonObject>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('rate_cards_kind', oneOf(t.kind, rateCardKinds))],
);

export const deliveryCards = pgTable('delivery_cards', {
  id: id(),
  version: text().notNull().unique(),
  validFrom: date({ mode: 'string' }).notNull(),
  zones: jsonb().$type<unknown>().notNull(),
  rates: jsonb().$type<unknown>().notNull(),
  createdAt: createdAt(),
});
