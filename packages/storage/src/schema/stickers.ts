import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { catalogueStatuses } from './catalogue.ts';
import { catalogueId, oneOf, version } from './columns.ts';

export const shownStatuses = ['Yes', 'No'] as const;
export const stickerOutlines = ['round', 'rectangle', 'oval', 'heart', 'hexagon', 'die-cut'] as const;
/** The classes in rate cards; each has its own cost of cutting and starting price. */
export const stickerPriceClasses = ['round', 'rectangle', 'special'] as const;

const position = () => integer().notNull().default(0);
const shown = () => text({ enum: shownStatuses }).notNull().default('Yes');

/** What the shop advertises with a starting price, which comes from the rate card in force. */
export const stickerClasses = pgTable(
  'sticker_classes',
  {
    code: text({ enum: stickerPriceClasses }).primaryKey(),
    name: text().notNull().unique(),
    position: position(),
    status: shown(),
    version: version(),
  },
  (t) => [check('sticker_classes_status', oneOf(t.status, shownStatuses))],
);

export const stickerShapes = pgTable(
  'sticker_shapes',
  {
    id: catalogueId(),
    name: text().notNull().unique(),
    /** How the shape is drawn and cut. */
    outline: text({ enum: stickerOutlines }).notNull(),
    priceClass: text({ enum: stickerPriceClasses })
      .notNull()
      .references(() => stickerClasses.code),
    image: text(),
    position: position(),
    status: shown(),
    version: version(),
  },
  (t) => [
    index('shapes_of_class').on(t.priceClass),
    check('sticker_shapes_outline', oneOf(t.outline, stickerOutlines)),
    check('sticker_shapes_price_class', oneOf(t.priceClass, stickerPriceClasses)),
    check('sticker_shapes_status', oneOf(t.status, shownStatuses)),
  ],
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
    version: version(),
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
    /** 482110 for printed paper, 391990 for plastic. */
    hsn: text().notNull(),
    description: text(),
    image: text(),
    /** Whether white is printed under the colours, as on clear and shiny films. */
    whiteUnderprint: boolean().notNull().default(false),
    position: position(),
    status: text({ enum: catalogueStatuses }).notNull().default('Active'),
    version: version(),
  },
  (t) => [check('sticker_materials_status', oneOf(t.status, catalogueStatuses))],
);

export const stickerQuantities = pgTable(
  'sticker_quantities',
  {
    id: catalogueId(),
    quantity: integer().notNull().unique(),
    status: text({ enum: catalogueStatuses }).notNull().default('Active'),
    version: version(),
  },
  (t) => [
    check('sticker_quantities_status', oneOf(t.status, catalogueStatuses)),
    check('sticker_quantities_positive', sql`${t.quantity} > 0`),
  ],
);
