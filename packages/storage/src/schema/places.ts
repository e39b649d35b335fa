import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isPincode } from './columns.ts';

// Ids are not generated: they are those of the public data set (India is 101).

export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  name: text().notNull(),
  iso2: text().notNull().unique(),
});

export const states = pgTable(
  'states',
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
    /** Two digits, the state's code in GST: 33 is Tamil Nadu. */
    gstCode: text(),
  },
  (t) => [index('states_of_country').on(t.countryId, t.name)],
);

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
  },
  (t) => [index('cities_of_state').on(t.stateId, t.name)],
);

export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text().primaryKey(),
    district: text().notNull(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    cityId: integer().references(() => cities.id),
  },
  (t) => [check('pincodes_pincode', isPincode(t.pincode))],
);
