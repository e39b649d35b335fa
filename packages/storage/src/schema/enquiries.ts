import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { artworks } from './artworks.ts';
import { createdAt, id, isPincode, type JsonObject, oneOf } from './columns.ts';
import { customers, staff } from './customers.ts';

/** The forms that an enquiry can come from. */
export const enquirySources = ['panel', 'mono-carton-quote', 'enquiry-page', 'delivery-quote'] as const;

/** What has become of an enquiry. */
export const enquiryStates = ['new', 'open', 'answered', 'won', 'lost', 'spam'] as const;

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
    /** The customer who was signed in, so that their data can be shown and erased. */
    customerId: integer().references(() => customers.id),
    /** The honeypot field was filled in: the enquiry is kept for review, and no mail is sent. */
    suspectedRobot: boolean().notNull().default(false),
    /** Hash of content and day, so that the same enquiry is stored once per day. */
    fingerprint: text().notNull().unique(),
    state: text({ enum: enquiryStates }).notNull().default('new'),
    /** The member of staff who looks after it. */
    ownerId: integer().references(() => staff.id),
    /** Grows with each change by staff, so that nobody overwrites a change that they haven't seen. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiries_by_day').on(t.createdAt),
    index('enquiries_of_customer').on(t.customerId),
    index('enquiries_in_state').on(t.state, t.id),
    index('enquiries_of_owner').on(t.ownerId, t.id),
    check('enquiries_source', oneOf(t.source, enquirySources)),
    check('enquiries_state', oneOf(t.state, enquiryStates)),
    check('enquiries_pincode', isPincode(t.pincode)),
  ],
);

/** The files that came with an enquiry. */
export const enquiryFiles = pgTable(
  'enquiry_files',
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    artworkToken: text()
      .notNull()
      .references(() => artworks.token),
  },
  (t) => [primaryKey({ columns: [t.enquiryId, t.artworkToken] }), index('enquiry_files_of_artwork').on(t.artworkToken)],
);

const enquiryEntryKinds = ['answer', 'note'] as const;

/** What staff have written about an enquiry: answers, which are mailed, and notes, which only staff can read. */
export const enquiryEntries = pgTable(
  'enquiry_entries',
  {
    id: id(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: text({ enum: enquiryEntryKinds }).notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiry_entries_of_enquiry').on(t.enquiryId, t.id),
    check('enquiry_entries_kind', oneOf(t.kind, enquiryEntryKinds)),
  ],
);
