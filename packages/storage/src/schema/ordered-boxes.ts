import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { paise } from './columns.ts';

/**
 * The lines of boxes in orders that count as a sale (`is_sale`), in few bytes, so that months can be summed at once.
 * Written only by triggers of `orders` and `order_lines`; begins a hundred days before its migration.
 */
export const orderedBoxes = pgTable(
  'ordered_boxes',
  {
    orderId: integer().notNull(),
    position: integer().notNull(),
    /** The day in India. */
    day: date({ mode: 'string' }).notNull(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** Pieces. */
    quantity: integer().notNull(),
    /** Goods less discount, before tax and delivery. */
    valuePaise: paise().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] }), index('ordered_boxes_by_day').on(t.day)],
);
