import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { artworks, artworkTokenIn } from './artworks.ts';
import { variants } from './catalogue.ts';
import { createdAt, id, isPincode, type JsonObject, notNegative, oneOf, paise, updatedAt } from './columns.ts';
import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { dieKey } from './die-key.ts';
import { enquiries } from './enquiries.ts';
import { quotations } from './quotations.ts';
import { rateCards } from './rate-cards.ts';

/** A customer has one open cart; at the desk, staff fill others for them. */
export const cartStatuses = ['INCART', 'DESK', 'ORDERED'] as const;
export const lineKinds = ['box', 'sample', 'sticker'] as const;
export const deliveryTypes = ['StandardShipping', 'SelfPickup'] as const;

export const carts = pgTable(
  'carts',
  {
    id: id(),
    customerId: integer().references(() => customers.id),
    /** SHA-256 of the anonymous visitor's cookie token. */
    tokenHash: text().unique('carts_token_unique'),
    status: text({ enum: cartStatuses }).notNull().default('INCART'),
    /** For carts at the desk: grows with each change, so that two members don't overwrite each other's. */
    version: integer().notNull().default(0),
    /** For carts at the desk: the enquiry or quotation that it began with. */
    enquiryId: integer().references(() => enquiries.id, { onDelete: 'set null' }),
    quotationId: integer().references(() => quotations.id),
    couponId: integer().references(() => coupons.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('carts_one_open').on(t.customerId).where(sql`${t.status} = 'INCART'`),
    index('carts_of_customer').on(t.customerId),
    index('carts_at_desk').on(t.id).where(sql`${t.status} = 'DESK'`),
    index('carts_of_enquiry').on(t.enquiryId).where(sql`${t.enquiryId} is not null`),
    index('carts_of_quotation').on(t.quotationId).where(sql`${t.quotationId} is not null`),
    // So that pressing twice begins one sale.
    uniqueIndex('carts_one_sale_of_enquiry').on(t.enquiryId).where(sql`${t.status} = 'DESK'`),
    uniqueIndex('carts_one_sale_of_quotation').on(t.quotationId).where(sql`${t.status} = 'DESK'`),
    check('carts_one_owner', sql`num_nonnulls(${t.customerId}, ${t.tokenHash}) = 1`),
    check('carts_ordered_by', sql`${t.status} = 'INCART' or ${t.customerId} is not null`),
    check('carts_status', oneOf(t.status, cartStatuses)),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    kind: text({ enum: lineKinds }).notNull(),
    variantId: integer().references(() => variants.id),
    quantity: integer().notNull(),
    /** Everything the customer chose, so the price can be recomputed. */
    configuration: jsonb().$type<JsonObject>().notNull(),
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    destinationPincode: text(),
    /** The die that the box needs; null for other goods. */
    dieKey: text().generatedAlwaysAs((): SQL => dieKey(cartLines.configuration)),
    artworkToken: text()
      .generatedAlwaysAs((): SQL => artworkTokenIn(cartLines.configuration))
      .references(() => artworks.token),
    rateCardId: integer().references(() => rateCards.id),
    engineVersion: text().notNull(),
    /** Before tax, for the whole quantity. */
    goodsPaise: paise().notNull(),
    gstRateBps: integer().notNull(),
    hsn: text().notNull(),
    weightGrams: integer().notNull(),
    breakdown: jsonb().$type<JsonObject>().notNull(),
    description: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('lines_of_cart').on(t.cartId, t.id),
    index('cart_lines_artwork').on(t.artworkToken).where(sql`${t.artworkToken} is not null`),
    check('cart_lines_kind', oneOf(t.kind, lineKinds)),
    check('cart_lines_quantity', sql`${t.quantity} > 0`),
    check('cart_lines_delivery_type', oneOf(t.deliveryType, deliveryTypes)),
    check('cart_lines_pincode', isPincode(t.destinationPincode)),
    check('cart_lines_amounts', notNegative(t.goodsPaise, t.weightGrams)),
    check('cart_lines_rate', sql`${t.gstRateBps} between 0 and 10000`),
  ],
);
