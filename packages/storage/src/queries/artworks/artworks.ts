import { and, asc, eq, gte, inArray, isNull, lt, ne, notExists } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Artwork, NewArtwork } from '../../rows.ts';
import { artworks } from '../../schema/artworks.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { quotationArtworks, quotations } from '../../schema/quotations.ts';
import { first, only } from '../equal-to.ts';

export async function insertArtwork(tx: Tx, artwork: NewArtwork): Promise<Artwork> {
  return only(await tx.insert(artworks).values(artwork).returning());
}

/** Undefined also when its files were removed. */
export async function findArtwork(db: DbOrTx, token: string): Promise<Artwork | undefined> {
  const isKept = and(eq(artworks.token, token), isNull(artworks.removedAt));
  return first(await db.select().from(artworks).where(isKept));
}

/**
 * Deletes artworks that were uploaded before a time and that no line and no quotation names, the oldest first and at most
 * `most`; returns them. The foreign keys refuse it when a line takes one of them meanwhile.
 */
export async function forgetUnusedArtworks(tx: Tx, before: Date, most: number): Promise<Artwork[]> {
  const unnamed = [cartLines, orderLines, quotations].map((table) =>
    notExists(tx.select({ id: table.id }).from(table).where(eq(table.artworkToken, artworks.token))),
  );
  const quotedAmongOthers = tx
    .select({ id: quotationArtworks.quotationId })
    .from(quotationArtworks)
    .where(eq(quotationArtworks.artworkToken, artworks.token));
  const unused = tx
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(lt(artworks.createdAt, before), ...unnamed, notExists(quotedAmongOthers)))
    .orderBy(asc(artworks.createdAt))
    .limit(most);
  return tx.delete(artworks).where(inArray(artworks.id, unused)).returning();
}

/**
 * Marks artworks as removed whose last order and quotation came before a time and that no open cart names, the oldest first
 * and at most `most`; returns them. Their rows stay, because orders name them.
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
  const quoted = tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.artworkToken, artworks.token), gte(quotations.createdAt, before)));
  const quotedAmongOthers = tx
    .select({ id: quotations.id })
    .from(quotationArtworks)
    .innerJoin(quotations, eq(quotations.id, quotationArtworks.quotationId))
    .where(and(eq(quotationArtworks.artworkToken, artworks.token), gte(quotations.createdAt, before)));
  const old = tx
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      and(
        isNull(artworks.removedAt),
        lt(artworks.createdAt, before),
        notExists(inCarts),
        notExists(ordered),
        notExists(quoted),
        notExists(quotedAmongOthers),
      ),
    )
    .orderBy(asc(artworks.createdAt))
    .limit(most);
  return tx.update(artworks).set({ removedAt: now }).where(inArray(artworks.id, old)).returning();
}
