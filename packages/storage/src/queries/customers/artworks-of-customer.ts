import { and, asc, eq, gt, gte, inArray, isNull, ne, notExists, or, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Artwork } from '../../rows.ts';
import { artworks } from '../../schema/artworks.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { enquiries, enquiryFiles } from '../../schema/enquiries.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { lineArtworks } from '../../schema/proofs.ts';
import { quotationArtworks, quotations } from '../../schema/quotations.ts';
import { savedBoxes } from '../../schema/saved-boxes.ts';
import { type Page, sentBy } from './own-data.ts';

/** Who uploaded an artwork, as stored with it, for a customer who was signed in. */
export const customerUploader = (customerId: number): string => `customer ${customerId}`;

/**
 * SQL: an artwork is in a customer's carts, orders, saved boxes or enquiries, or they have uploaded it, used or not.
 *
 * @param isTheirEnquiry which enquiries are the customer's
 */
function isOfCustomer(db: DbOrTx, customerId: number, isTheirEnquiry: SQL | undefined): SQL | undefined {
  const inCarts = db
    .select({ token: cartLines.artworkToken })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.customerId, customerId));
  const ordered = db
    .select({ token: orderLines.artworkToken })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.customerId, customerId));
  const came = db
    .select({ token: lineArtworks.artworkToken })
    .from(lineArtworks)
    .innerJoin(orderLines, eq(orderLines.id, lineArtworks.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.customerId, customerId));
  const kept = db
    .select({ token: savedBoxes.artworkToken })
    .from(savedBoxes)
    .where(eq(savedBoxes.customerId, customerId));
  const sent = db
    .select({ token: enquiryFiles.artworkToken })
    .from(enquiryFiles)
    .innerJoin(enquiries, eq(enquiries.id, enquiryFiles.enquiryId))
    .where(isTheirEnquiry);
  return or(
    eq(artworks.uploadedBy, customerUploader(customerId)),
    ...[inCarts, ordered, came, kept, sent].map((tokens) => inArray(artworks.token, tokens)),
  );
}

/** A customer's artworks whose files are kept, oldest first; with `email`, also those of enquiries sent with it while signed out. */
export function artworksOf(
  db: DbOrTx,
  customerId: number,
  email: string | null,
  { after, limit }: Page,
): Promise<Artwork[]> {
  const isTheirs = isOfCustomer(db, customerId, sentBy(customerId, email));
  return db
    .select()
    .from(artworks)
    .where(and(isTheirs, isNull(artworks.removedAt), gt(artworks.id, after)))
    .orderBy(asc(artworks.id))
    .limit(limit);
}

/** The tokens of a customer's artworks, to be read before anything of the customer is deleted. */
export async function tokensOfCustomer(
  tx: Tx,
  customerId: number,
  isTheirEnquiry: SQL | undefined,
): Promise<readonly string[]> {
  const isTheirs = isOfCustomer(tx, customerId, isTheirEnquiry);
  const rows = await tx.select({ token: artworks.token }).from(artworks).where(isTheirs);
  return rows.map(({ token }) => token);
}

export interface ErasedAt {
  readonly now: Date;
  /** In India: quotations hold until the end of such a day. */
  readonly today: string;
}

/**
 * Marks a customer's artworks as removed, without the names of their files, unless somebody else's cart, order, enquiry
 * or saved box, or a quotation that is still valid, names them; returns them. Call it once the customer's own carts and
 * enquiries are deleted.
 */
export async function forgetArtworks(
  tx: Tx,
  customerId: number,
  tokens: readonly string[],
  { now, today }: ErasedAt,
): Promise<Artwork[]> {
  const inOtherCarts = tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.artworkToken, artworks.token));
  const orderedByOthers = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.artworkToken, artworks.token), ne(orders.customerId, customerId)));
  const cameToOthers = tx
    .select({ id: lineArtworks.id })
    .from(lineArtworks)
    .innerJoin(orderLines, eq(orderLines.id, lineArtworks.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(lineArtworks.artworkToken, artworks.token), ne(orders.customerId, customerId)));
  const quoted = tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.artworkToken, artworks.token), gte(quotations.validUntil, today)));
  const quotedAmongOthers = tx
    .select({ id: quotations.id })
    .from(quotationArtworks)
    .innerJoin(quotations, eq(quotations.id, quotationArtworks.quotationId))
    .where(and(eq(quotationArtworks.artworkToken, artworks.token), gte(quotations.validUntil, today)));
  const keptByOthers = tx
    .select({ id: savedBoxes.id })
    .from(savedBoxes)
    .where(and(eq(savedBoxes.artworkToken, artworks.token), ne(savedBoxes.customerId, customerId)));
  const enquiredByOthers = tx
    .select({ id: enquiryFiles.enquiryId })
    .from(enquiryFiles)
    .where(eq(enquiryFiles.artworkToken, artworks.token));
  const isOnlyTheirs = [
    ...[inOtherCarts, orderedByOthers, cameToOthers, keptByOthers],
    ...[quoted, quotedAmongOthers, enquiredByOthers],
  ].map((others) => notExists(others));
  return tx
    .update(artworks)
    .set({ name: 'erased', removedAt: now })
    .where(and(inArray(artworks.token, [...tokens]), isNull(artworks.removedAt), ...isOnlyTheirs))
    .returning();
}
