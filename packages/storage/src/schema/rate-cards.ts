import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, type JsonObject, oneOf, time } from './columns.ts';
import { staff } from './customers.ts';

export const rateCardKinds = ['carton', 'sticker'] as const;

export const priceTableKinds = ['carton', 'sticker', 'delivery'] as const;

/** Who published the card and why; null for cards of the seed. */
const published = () => ({ note: text(), publishedBy: integer().references(() => staff.id) });

// A card is dated and immutable (a trigger refuses changes), so that last year's prices can still be explained.

export const rateCards = pgTable(
  'rate_cards',
  {
    id: id(),
    /** The kind of goods. */
    kind: text({ enum: rateCardKinds }).notNull().default('carton'),
    version: text().notNull().unique(),
    validFrom: date({ mode: 'string' }).notNull(),
    card: jsonb().$type<JsonObject>().notNull(),
    ...published(),
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
  ...published(),
  createdAt: createdAt(),
});

/** The next card of a kind while staff write it; at most one of each kind. */
export const priceDrafts = pgTable('price_drafts', {
  kind: text({ enum: priceTableKinds }).primaryKey(),
  /** The version that was copied to begin with, and the copy. */
  baseVersion: text().notNull(),
  base: jsonb().$type<JsonObject>().notNull(),
  /** Figures as typed, by key, even unreadable ones; figures missing here are the base's. */
  typed: jsonb().$type<Record<string, string>>().notNull(),
  /** Grows with every save; whoever saves names the one that they saw. */
  revision: integer().notNull().default(1),
  changedBy: integer()
    .notNull()
    .references(() => staff.id),
  changedAt: time().notNull().defaultNow(),
});
