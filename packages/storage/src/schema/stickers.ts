import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { catalogueStatuses } from './catalogue.ts';
import { catalogueId, oneOf } from './columns.ts';

export const shownStatuses = ['Yes', 'No'] as const;

const position = () => integer().notNull().default(0);
const shown = () => text({ enum: shownStatuses }).notNull().default('Yes');

export const stickerShapes = pgTable(
  'sticker_shapes',
  {
    id: catalogueId(),
    name: text().notNull().unique(),
    image: text(),
    position: position(),
    status: shown(),
  },
  (t) => [check('sticker_shapes_status', oneOf(t.status, shownStatuses))],
);

/** A standard size of a shape, in millimetres; the wire shows it as 'L X W'. */
export const stickerSizes = pgTable(
  'sticker_sizes',
  {
    id: catalogueId(),
    shapeId: integer()
      .notNull()
      .references(() => stickerShapes.id),
    length: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    width: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    position: position(),
    status: shown(),
  },
  (t) => [
    index('sizes_of_shape').on(t.shapeId, t.position),
    check('sticker_sizes_status', oneOf(t.status, shownStatuses)),
    check('sticker_sizes_measures', sql`${t.length} > 0 and ${t.width} > 0`),
  ],
);

export const stickerMaterials = pgTable(
  'sticker_materials',
  {
    id: catalogueId(),
    code: text().notNull().unique(),
    name: text().notNull(),
    /** Paper is 4821, plastic 3919. */
    hsn: text().notNull(),
    description: text(),
    image: text(),
    position: position(),
    status: text({ enum: catalogueStatuses }).notNull().default('Active'),
  },
  (t) => [check('sticker_materials_status', oneOf(t.status, catalogueStatuses))],
);

export const stickerQuantities = pgTable(
  'sticker_quantities',
  {
    id: catalogueId(),
    quantity: integer().notNull().unique(),
    status: text({ enum: catalogueStatuses }).notNull().default('Active'),
  },
  (t) => [
    check('sticker_quantities_status', oneOf(t.status, catalogueStatuses)),
    check('sticker_quantities_positive', sql`${t.quantity} > 0`),
  ],
);
