import { type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { artworks, artworkTokenIn } from './artworks.ts';
import { variants } from './catalogue.ts';
import { createdAt, id, type JsonObject, notNegative, oneOf, paise, version } from './columns.ts';
import { customers, staff } from './customers.ts';
import { rateCards } from './rate-cards.ts';

/** Why a customer didn't order what was quoted. */
export const quotationLossReasons = ['price', 'time', 'elsewhere', 'not-needed', 'no-answer', 'other'] as const;

/** A quoted price with its last day of validity. Immutable (a trigger refuses changes). */
export const quotations = pgTable(
  'quotations',
  {
    id: id(),
    number: text().notNull().unique(),
    /** Random: its holder may read the quotation and order at its price. */
    token: text().notNull().unique(),
    /** Null for goods that aren't in the catalogue. */
    variantId: integer().references(() => variants.id),
    /** Null, like rate card and engine version, if there are several items; the snapshot then has them for each. */
    quantity: integer(),
    rateCardId: integer().references(() => rateCards.id),
    engineVersion: text(),
    /** Before tax; the total adds the snapshot's delivery and tax. */
    goodsPaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** Everything on the document, and everything on which the price depends. */
    snapshot: jsonb().$type<JsonObject>().notNull(),
    artworkToken: text()
      .generatedAlwaysAs((): SQL => artworkTokenIn(sql`${quotations.snapshot} -> 'configuration'`))
      .references(() => artworks.token),
    /** The last day on which the price is valid, in Indian time. */
    validUntil: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('quotations_by_age').on(t.createdAt),
    index('quotations_artwork').on(t.artworkToken).where(sql`${t.artworkToken} is not null`),
    check('quotations_quantity', sql`${t.quantity} > 0`),
    check('quotations_amounts', notNegative(t.goodsPaise, t.totalPaise)),
  ],
);

/**
 * The customers for whom staff made quotations. A separate table because quotations can't be changed: when a customer's
 * data are erased, these rows are deleted, and nothing names the customer any more.
 */
export const customerQuotations = pgTable(
  'customer_quotations',
  {
    quotationId: integer()
      .primaryKey()
      .references(() => quotations.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** The addressee's lines. */
    madeOutTo: text().array().notNull(),
    /** Who follows it up; null is whoever made it. */
    ownerId: integer().references(() => staff.id),
    /** The day on which the customer is to be asked, in Indian time. */
    followUpOn: date({ mode: 'string' }),
    /** Why it wasn't ordered; null while that isn't known. */
    lostReason: text({ enum: quotationLossReasons }),
    /** Staff's words about the above. */
    note: text().notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('quotations_of_customer').on(t.customerId, t.quotationId),
    index('quotations_to_follow_up')
      .on(t.followUpOn)
      .where(sql`${t.followUpOn} is not null and ${t.lostReason} is null`),
    check('customer_quotations_loss', oneOf(t.lostReason, quotationLossReasons)),
  ],
);

/** The artworks in quotations with several items, so that the database keeps them. */
export const quotationArtworks = pgTable(
  'quotation_artworks',
  {
    quotationId: integer()
      .notNull()
      .references(() => quotations.id),
    artworkToken: text()
      .notNull()
      .references(() => artworks.token),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.artworkToken] }),
    index('quotation_artworks_token').on(t.artworkToken),
  ],
);
