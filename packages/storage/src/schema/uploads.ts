import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { artworks } from './artworks.ts';
import { createdAt, id, time } from './columns.ts';

/** Files that are being sent in parts. A row stays for a while after its artwork exists, for who asks again. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Random: its holder may send the rest, and gets the artwork. */
    token: text().notNull().unique(),
    name: text().notNull(),
    /** The whole file's size, and how much of it is kept. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** As in `artworks`. */
    uploadedBy: text().notNull(),
    /** When a process began to make the artwork; null while none does. */
    finishingAt: time(),
    artworkToken: text().references(() => artworks.token, { onDelete: 'cascade' }),
    /** When a part of it came last. */
    movedAt: time().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('uploads_by_age').on(t.movedAt),
    index('uploads_of_artwork').on(t.artworkToken),
    check('uploads_received', sql`${t.bytes} > 0 and ${t.received} between 0 and ${t.bytes}`),
  ],
);

/** Stored parts. A row is inserted before its file is stored, so that no file is without one. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    id: id(),
    uploadId: integer()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Where it begins in the file. */
    start: integer().notNull(),
    bytes: integer().notNull(),
    fileKey: text().notNull(),
    /** Whether this part is used; it isn't if another one for its place came first. */
    isKept: boolean().notNull().default(false),
  },
  (t) => [index('upload_parts_of_upload').on(t.uploadId), check('upload_parts_bytes', sql`${t.bytes} > 0`)],
);
