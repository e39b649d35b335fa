import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isPincode, type JsonObject, oneOf } from './columns.ts';
import { customers } from './customers.ts';

/** The forms that an enquiry can come from. */
export const enquirySources = ['panel', 'mono-carton-quote', 'enquiry-page', 'delivery-quote'] as const;

export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    /** The form it came from. */
    source: text({ enum: enquirySources }).notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text(),
    company: text(),
    pincode: text(),
    message: text(),
    cartonType: text(),
    /**
     * For quotation requests: the quantity in pieces and the sizes in cm. For delivery quotes: the box's catalogue ids,
     * own size in mm, quantity, weight in grams and price in paise.
     */
    details: jsonb().$type<JsonObject>().notNull().default({}),
    /** Who was signed in, so that a customer's data can be shown and erased. */
    customerId: integer().references(() => customers.id),
    /** The honeypot field was filled in: the enquiry is kept for review, and no mail is sent. */
    suspectedRobot: boolean().notNull().default(false),
    /** Hash of content and day, so that the same enquiry is stored once per day. */
    fingerprint: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiries_by_day').on(t.createdAt),
    index('enquiries_of_customer').on(t.customerId),
    check('enquiries_source', oneOf(t.source, enquirySources)),
    check('enquiries_pincode', isPincode(t.pincode)),
  ],
);
