import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { catalogueId, id, oneOf, time, version } from './columns.ts';
import { staff } from './customers.ts';

export const catalogueStatuses = ['Active', 'Inactive'] as const;
export const coatingKinds = ['outer', 'inner'] as const;

const status = () => text({ enum: catalogueStatuses }).notNull().default('Active');
const position = () => integer().notNull().default(0);
const millimetres = () => numeric({ precision: 8, scale: 2, mode: 'number' });

/** A category of the shop. Images are stored as URLs. */
export const categories = pgTable(
  'categories',
  {
    id: catalogueId(),
    verticalName: text().notNull(),
    itemName: text().notNull(),
    route: text().notNull().unique(),
    /** The dieline engine's id of the style. */
    style: text().notNull(),
    hsn: text().notNull(),
    image: text(),
    description: text(),
    position: position(),
    status: status(),
    version: version(),
  },
  (t) => [check('categories_status', oneOf(t.status, catalogueStatuses))],
);

export const variants = pgTable(
  'variants',
  {
    id: catalogueId(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    /** Segment of the public URL `/pm/{publicName}`. */
    publicName: text().notNull().unique('variants_public_name_unique'),
    route: text().notNull(),
    style: text().notNull(),
    lengthMm: millimetres().notNull(),
    widthMm: millimetres().notNull(),
    heightMm: millimetres().notNull(),
    hsn: text().notNull(),
    shortDescription: text(),
    longDescription: text(),
    position: position(),
    status: status(),
    version: version(),
  },
  (t) => [
    index('variants_of_category').on(t.categoryId, t.position),
    index('variants_by_route').on(t.route),
    check('variants_status', oneOf(t.status, catalogueStatuses)),
    check('variants_measures', sql`${t.lengthMm} > 0 and ${t.widthMm} > 0 and ${t.heightMm} > 0`),
  ],
);

/** Words other than its own name by which buyers search for a category or one of its sizes: "perfume", "mithai". */
export const searchWords = pgTable(
  'search_words',
  {
    id: id(),
    /** One word in lower case, singular. */
    word: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** Null if the word is for all sizes of the category. */
    variantId: integer().references(() => variants.id, { onDelete: 'cascade' }),
    /** Who last added or changed it, and when; null for words of the seed. */
    changedBy: integer().references(() => staff.id),
    changedAt: time(),
  },
  (t) => [
    unique('search_words_once').on(t.word, t.categoryId, t.variantId).nullsNotDistinct(),
    check('search_words_changed', sql`(${t.changedBy} is null) = (${t.changedAt} is null)`),
    index('search_words_of_category').on(t.categoryId),
    index('search_words_of_variant').on(t.variantId),
  ],
);

export const variantImages = pgTable(
  'variant_images',
  {
    id: id(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    image: text().notNull(),
    position: position(),
  },
  (t) => [index('images_of_variant').on(t.variantId, t.position)],
);

/** GST rate of an HSN from a given day, in basis points: 5 % is 500. */
export const taxRates = pgTable(
  'tax_rates',
  {
    hsn: text().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    rateBps: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hsn, t.validFrom] }),
    check('tax_rates_rate', sql`${t.rateBps} between 0 and 10000`),
  ],
);

export const boards = pgTable(
  'boards',
  {
    id: catalogueId(),
    code: text().notNull().unique(),
    name: text().notNull(),
    /** Grams per square metre. */
    gsm: integer().notNull(),
    /** Volume per mass, cm³/g: caliper in µm is gsm × bulk. */
    bulk: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull(),
    family: text().notNull(),
    image: text(),
    description: text(),
    position: position(),
    status: status(),
    version: version(),
  },
  (t) => [
    check('boards_status', oneOf(t.status, catalogueStatuses)),
    check('boards_measures', sql`${t.gsm} > 0 and ${t.bulk} > 0`),
  ],
);

export const coatings = pgTable(
  'coatings',
  {
    id: catalogueId(),
    code: text().notNull().unique(),
    name: text().notNull(),
    kind: text({ enum: coatingKinds }).notNull(),
    image: text(),
    description: text(),
    position: position(),
    status: status(),
    version: version(),
  },
  (t) => [
    check('coatings_status', oneOf(t.status, catalogueStatuses)),
    check('coatings_kind', oneOf(t.kind, coatingKinds)),
  ],
);
