import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';

export const artworkKinds = ['png', 'jpeg', 'webp', 'avif', 'tiff', 'svg', 'pdf'] as const;

/** In mm from the upper left corner of what is printed, with the size of that. */
interface StoredCut {
  readonly path: string;
  readonly page: { readonly length: number; readonly width: number };
}

/**
 * Files that buyers uploaded for their stickers. The row is inserted after its files are stored, deleted before them.
 */
export const artworks = pgTable(
  'artworks',
  {
    id: id(),
    /** Random: its holder may see the artwork and have it printed. */
    token: text().notNull().unique(),
    kind: text({ enum: artworkKinds }).notNull(),
    /** The file's name on the buyer's computer, without folders and control characters. */
    name: text().notNull(),
    /** Sizes of the original, of the pictures for screens and of what is printed; 0 for artworks from before this was recorded. */
    bytes: integer().notNull(),
    previewBytes: integer().notNull().default(0),
    printBytes: integer().notNull().default(0),
    /** A customer, a member of staff, or the checksum of a stranger's network; unused files are counted by it. */
    uploadedBy: text().notNull().default(''),
    /** Of a PNG or JPEG, turned as its EXIF data say; null for drawings. */
    pixelWidth: integer(),
    pixelHeight: integer(),
    /** The page that is printed, from 1, of so many that the file has. */
    page: integer().notNull().default(1),
    pages: integer().notNull().default(1),
    /** Width divided by height. */
    ratio: doublePrecision().notNull(),
    /** How much of the length is bleed, on each side. */
    bleed: doublePrecision().notNull().default(0),
    /** Pixels of the whole length at the resolution of its coarsest picture; null for drawings without pictures. */
    leastPixels: integer(),
    isTransparent: boolean().notNull(),
    /** The cut line that the file has, or why it can't be cut; null without one, and for files from before it was read. */
    ownCut: jsonb().$type<StoredCut | { readonly why: string }>(),
    /** Too large to be read here, so nothing above is known: people look at it. */
    byHand: boolean().notNull().default(false),
    previewWidth: integer().notNull(),
    previewHeight: integer().notNull(),
    /** Keys in the file store: what the buyer sent, and the picture for screens. */
    fileKey: text().notNull(),
    previewKey: text().notNull(),
    /** What is printed of a PDF or SVG, written anew; null for others, which are printed as they were sent. */
    printKey: text(),
    /** The white that the file has, in the pixels of the picture for screens, as opaque as there is ink; null without any. */
    whiteKey: text(),
    /** Where the file has a varnish that shines, in the same way. */
    glossKey: text(),
    /** When its files were removed although old orders name it; null while they are kept. */
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
    check('artworks_bleed', sql`${t.bleed} >= 0 and ${t.bleed} < 0.5`),
    check('artworks_page', sql`${t.page} between 1 and ${t.pages}`),
    check('artworks_pixels', sql`(${t.pixelWidth} is null) = (${t.pixelHeight} is null)`),
  ],
);

/**
 * The artwork's token in stored goods; null without one. Columns are generated from it, so that the database keeps an
 * artwork while anything names it.
 *
 * @param configuration jsonb, the snapshot of a line
 */
export const artworkTokenIn = (configuration: SQLWrapper): SQL => sql`${configuration} -> 'artwork' ->> 'token'`;
