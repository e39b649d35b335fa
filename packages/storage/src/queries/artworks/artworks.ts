import { and, asc, eq, gte, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Artwork, NewArtwork } from '../../rows.ts';
import { artworks } from '../../schema/artworks.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { enquiries, enquiryFiles } from '../../schema/enquiries.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { lineArtworks } from '../../schema/proofs.ts';
import { quotationArtworks, quotations } from '../../schema/quotations.ts';
import { savedBoxes } from '../../schema/saved-boxes.ts';
import { first, only } from '../equal-to.ts';

export async function insertArtwork(tx: Tx, artwork: NewArtwork): Promise<Artwork> {
  return only(await tx.insert(artworks).values(artwork).returning());
}

/** Undefined also when its files have been removed. */
export async function findArtwork(db: DbOrTx, token: string): Promise<Artwork | undefined> {
  const isKept = and(eq(artworks.token, token), isNull(artworks.removedAt));
  return first(await db.select().from(artworks).where(isKept));
}

const namedBy = (db: DbOrTx, table: typeof cartLines | typeof orderLines | typeof quotations | typeof savedBoxes) =>
  db.select({ id: table.id }).from(table).where(eq(table.artworkToken, artworks.token));

/** Whether no line, quotation, enquiry or saved box names an artwork. */
const isUnused = (db: DbOrTx) =>
  and(
    ...[cartLines, orderLines, quotations, savedBoxes].map((table) => notExists(namedBy(db, table))),
    notExists(
      db
        .select({ id: quotationArtworks.quotationId })
        .from(quotationArtworks)
        .where(eq(quotationArtworks.artworkToken, artworks.token)),
    ),
    notExists(
      db.select({ id: enquiryFiles.enquiryId }).from(enquiryFiles).where(eq(enquiryFiles.artworkToken, artworks.token)),
    ),
    notExists(cameFor(db)),
  );

/** The lines of orders for which an artwork came, also if another one took its place. */
const cameFor = (db: DbOrTx) =>
  db.select({ id: lineArtworks.id }).from(lineArtworks).where(eq(lineArtworks.artworkToken, artworks.token));

const storedBytes = sql`${artworks.bytes} + ${artworks.previewBytes} + ${artworks.printBytes}`;

/** How many bytes a source's artworks take that are in no order; and of those, the ones in no cart or quotation. */
export interface UnorderedBytes {
  readonly uploadedBy: string;
  readonly unordered: number;
  readonly unused: number;
}

export function sumUnorderedArtworks(db: DbOrTx): Promise<UnorderedBytes[]> {
  return db
    .select({
      uploadedBy: artworks.uploadedBy,
      unordered: sql`sum(${storedBytes})`.mapWith(Number),
      unused: sql`coalesce(sum(${storedBytes}) filter (where ${isUnused(db)}), 0)`.mapWith(Number),
    })
    .from(artworks)
    .where(and(isNull(artworks.removedAt), notExists(namedBy(db, orderLines)), notExists(cameFor(db))))
    .groupBy(artworks.uploadedBy);
}

export interface ToForget {
  /** Uploaded before this time; any age if absent. */
  readonly before?: Date;
  /** The largest number of artworks. */
  readonly most: number;
  /** Uploaded by this source only. */
  readonly uploadedBy?: string;
  /** Stops at the artwork with which their sizes together exceed so many bytes. */
  readonly bytes?: number;
}

/**
 * Deletes artworks that no line, quotation or saved box names, oldest first, and returns them. While they are locked,
 * no line can take them; an artwork that a line is just taking is left alone.
 */
export async function forgetUnusedArtworks(tx: Tx, { before, most, uploadedBy, bytes }: ToForget): Promise<Artwork[]> {
  const ofSource = uploadedBy === undefined ? undefined : eq(artworks.uploadedBy, uploadedBy);
  const oldest = await tx
    .select({ id: artworks.id, bytes: storedBytes.mapWith(Number) })
    .from(artworks)
    .where(and(before && lt(artworks.createdAt, before), ofSource, isUnused(tx)))
    .orderBy(asc(artworks.createdAt), asc(artworks.id))
    .limit(most)
    .for('update', { skipLocked: true });
  let sum = 0;
  const ids: number[] = [];
  for (const each of oldest) {
    if (sum >= (bytes ?? Number.POSITIVE_INFINITY)) break;
    ids.push(each.id);
    sum += each.bytes;
  }
  // Checked again, because a line may have taken one between the query and the lock.
  return tx
    .delete(artworks)
    .where(and(inArray(artworks.id, ids), isUnused(tx)))
    .returning();
}

/**
 * Marks artworks as removed if their last order, quotation and saved box came before a time and no open cart names them. At most
 * `most`, oldest first; returns them. Their rows stay, because orders name them.
 */
export async function markOldArtworksRemoved(
  tx: Tx,
  { before, now, most }: { readonly before: Date; readonly now: Date; readonly most: number },
): Promise<Artwork[]> {
  const inCarts = tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(eq(cartLines.artworkToken, artworks.token), ne(carts.status, 'ORDERED')));
  const ordered = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.artworkToken, artworks.token), gte(orders.placedAt, before)));
  const came = tx
    .select({ id: lineArtworks.id })
    .from(lineArtworks)
    .innerJoin(orderLines, eq(orderLines.id, lineArtworks.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(lineArtworks.artworkToken, artworks.token), gte(orders.placedAt, before)));
  const quoted = tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.artworkToken, artworks.token), gte(quotations.createdAt, before)));
  const quotedAmongOthers = tx
    .select({ id: quotations.id })
    .from(quotationArtworks)
    .innerJoin(quotations, eq(quotations.id, quotationArtworks.quotationId))
    .where(and(eq(quotationArtworks.artworkToken, artworks.token), gte(quotations.createdAt, before)));
  const enquired = tx
    .select({ id: enquiries.id })
    .from(enquiryFiles)
    .innerJoin(enquiries, eq(enquiries.id, enquiryFiles.enquiryId))
    .where(and(eq(enquiryFiles.artworkToken, artworks.token), gte(enquiries.createdAt, before)));
  const saved = tx
    .select({ id: savedBoxes.id })
    .from(savedBoxes)
    .where(and(eq(savedBoxes.artworkToken, artworks.token), gte(savedBoxes.createdAt, before)));
  const old = tx
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      and(
        isNull(artworks.removedAt),
        lt(artworks.createdAt, before),
        notExists(inCarts),
        notExists(ordered),
        notExists(came),
        notExists(quoted),
        notExists(quotedAmongOthers),
        notExists(enquired),
        notExists(saved),
      ),
    )
    .orderBy(asc(artworks.createdAt))
    .limit(most);
  return tx.update(artworks).set({ removedAt: now }).where(inArray(artworks.id, old)).returning();
}
