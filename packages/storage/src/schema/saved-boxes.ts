import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { artworks, artworkTokenIn } from './artworks.ts';
import { deliveryTypes } from './carts.ts';
import { variants } from './catalogue.ts';
import { createdAt, id, isPincode, type JsonObject, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { dieKey } from './die-key.ts';

/** Boxes that a customer keeps for later, as configured. No price is stored: they are always shown at today's price. */
export const savedBoxes = pgTable(
  'saved_boxes',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    name: text().notNull(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    /** The snapshot of the goods, with the note to the printer. */
    configuration: jsonb().$type<JsonObject>().notNull(),
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    destinationPincode: text(),
    /** Token of the quotation from which the box was saved. */
    quotation: text(),
    /** The same for equal boxes: see `fingerprintOf`. */
    fingerprint: text().notNull(),
    dieKey: text().generatedAlwaysAs((): SQL => dieKey(savedBoxes.configuration)),
    artworkToken: text()
      .generatedAlwaysAs((): SQL => artworkTokenIn(savedBoxes.configuration))
      .references(() => artworks.token),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_boxes_artwork').on(t.artworkToken).where(sql`${t.artworkToken} is not null`),
    uniqueIndex('saved_boxes_once').on(t.customerId, t.fingerprint),
    check('saved_boxes_quantity', sql`${t.quantity} > 0`),
    check('saved_boxes_delivery_type', oneOf(t.deliveryType, deliveryTypes)),
    check('saved_boxes_pincode', isPincode(t.destinationPincode)),
  ],
);
