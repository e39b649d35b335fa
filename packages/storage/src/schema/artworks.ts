import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';

export const artworkKinds = ['png', 'jpeg', 'svg', 'pdf'] as const;

/** Files that buyers have uploaded for their stickers. A row comes after its files are stored, and goes before them. */
export const artworks = pgTable(
  'artworks',
  {
    id: id(),
    /** Random: its holder may see the artwork and have it printed. */
    token: text().notNull().unique(),
    kind: text({ enum: artworkKinds }).notNull(),
    /** As the buyer's computer named the file, without folders and control characters. */
    name: text().notNull(),
    /** Of the stored original, and of the picture for screens; 0 for those from before it was noted. */
    bytes: integer().notNull(),
    previewBytes: integer().notNull().default(0),
    /** A customer, a member of staff, or the checksum of a stranger's network, whose unused files count together. */
    uploadedBy: text().notNull().default(''),
    /** Of a PNG or JPEG as it is looked at, so after its EXIF orientation; null for drawings. */
    pixelWidth: integer(),
    pixelHeight: integer(),
    /** Width divided by height. */
    ratio: doublePrecision().notNull(),
    isTransparent: boolean().notNull(),
    previewWidth: integer().notNull(),
    previewHeight: integer().notNull(),
    /** Keys in the file store: what the buyer sent, for print, and the picture for screens. */
    fileKey: text().notNull(),
    previewKey: text().notNull(),
    /** When its files were removed although goods of former days name it; null while they are kept. */
    removedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index('artworks_by_age').on(t.createdAt),
    check('artworks_kind', oneOf(t.kind, artworkKinds)),
    check(
      'artworks_sizes',
      sql`${t.bytes} > 0 and ${t.ratio} > 0 and ${t.previewWidth} > 0 and ${t.previewHeight} > 0`,
    ),
    check('artworks_pixels', sql`(${t.pixelWidth} is null) = (${t.pixelHeight} is null)`),
  ],
);

/**
 * The token of the artwork that stored goods carry; null without one. Columns are generated from it, so that the
 * database keeps an artwork as long as anything names it.
 *
 * @param configuration jsonb, the snapshot of a line
 */
export const artworkTokenIn = (configuration: SQLWrapper): SQL => sql`${configuration} -> 'artwork' ->> 'token'`;
