import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { staff } from './customers.ts';

/** Pictures that staff have uploaded for the catalogue. Entries refer to them by address; the files never change. */
export const cataloguePictures = pgTable(
  'catalogue_pictures',
  {
    /** Part of the picture's address. */
    token: text().primaryKey(),
    /** What it shows, for people who don't see it. */
    alt: text().notNull().default(''),
    webpKey: text().notNull(),
    /** File keys, one for each width, ascending. */
    avifKeys: text().array().notNull(),
    addedBy: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
    /** When it was first put on the site; null until then. From then on orders may refer to it, so it is kept. */
    shownSince: time(),
  },
  (t) => [index('catalogue_pictures_unused').on(t.createdAt).where(sql`${t.shownSince} is null`)],
);
