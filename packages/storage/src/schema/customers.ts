import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isPincode, oneOf, time, updatedAt, words } from './columns.ts';
import { user } from './identity.ts';
import { cities, countries, states } from './places.ts';

export const addressKinds = ['Shipping', 'Billing', 'Home', 'Office'] as const;

export const customers = pgTable(
  'customers',
  {
    id: id(),
    /** Null once the account is erased; the row stays for its invoices. */
    userId: text()
      .unique('customers_user_unique')
      .references(() => user.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull().unique(),
    mobile: text().notNull(),
    companyName: text(),
    source: text().notNull().default('Website'),
    gender: text(),
    dateOfBirth: date({ mode: 'string' }),
    anniversary: date({ mode: 'string' }),
    maritalStatus: text(),
    gstin: text(),
    picture: text(),
    /** A note of the staff, never shown to the customer. */
    deskNote: text(),
    /** When the customer's data were erased: the rest is anonymous, except orders and their documents. */
    erasedAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('customers_email_lower', sql`${t.email} = lower(${t.email})`),
    // The desk finds customers by beginnings of these words.
    index('customers_by_words').using('gin', sql`customer_words(${t.name}, ${t.companyName}, ${t.email}, ${t.mobile})`),
    index('customers_erased').on(t.erasedAt).where(sql`${t.erasedAt} is not null`),
  ],
);

/**
 * The words by which a customer is found: of name, company, e-mail, mobile and GSTIN, and of their addresses'
 * companies, cities and GSTINs. Only triggers write it: `keep_customer_words` on `customers` and `addresses`, and
 * `add_customer_words` for a new address. The index above uses a function of the same name, which splits only the
 * customer's own name, company, e-mail and mobile, for the search of orders.
 */
export const customerWords = pgTable(
  'customer_words',
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    words: words().notNull(),
  },
  (t) => [index('customer_words_found').using('gin', t.words)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: addressKinds }).notNull(),
    companyName: text(),
    contactName: text().notNull(),
    mobile: text().notNull(),
    /** Flat or house number. */
    flat: text(),
    area: text().notNull(),
    landmark: text(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    pincode: text().notNull(),
    email: text(),
    gstin: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Orders have their own copy; deleted addresses are kept for reference. */
    deletedAt: time(),
  },
  (t) => [
    index('addresses_of_customer').on(t.customerId, t.id).where(sql`${t.deletedAt} is null`),
    check('addresses_kind', oneOf(t.kind, addressKinds)),
    check('addresses_pincode', isPincode(t.pincode)),
  ],
);

export const staff = pgTable('staff', {
  id: id(),
  userId: text()
    .notNull()
    .unique('staff_user_unique')
    .references(() => user.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  role: text().notNull(),
  active: boolean().notNull().default(true),
  /** Null before the first sign-in, and for sign-ins from before this was recorded. */
  lastSignInAt: time(),
  createdAt: createdAt(),
});
