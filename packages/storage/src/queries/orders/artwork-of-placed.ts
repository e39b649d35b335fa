import { eq } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import type { OrderLine } from '../../rows.ts';
import { orderLines } from '../../schema/orders.ts';
import { lineArtworks } from '../../schema/proofs.ts';
import { keepLineArtwork } from './proofs.ts';

/**
 * Changes the file with which a line is ordered, or removes it. Files that came for the line before are forgotten. The
 * caller holds the lock of the order, whose lines aren't fixed yet.
 *
 * @param createdAt when it came
 */
export async function orderWithArtwork(
  tx: Tx,
  lineId: number,
  ordered: Pick<OrderLine, 'configuration' | 'description' | 'artworkState' | 'artworkWish'>,
  createdAt: Date,
): Promise<void> {
  await tx.delete(lineArtworks).where(eq(lineArtworks.lineId, lineId));
  const [line] = await tx
    .update(orderLines)
    .set(ordered)
    .where(eq(orderLines.id, lineId))
    .returning({ artworkToken: orderLines.artworkToken });
  const { artworkToken = null } = line ?? {};
  if (artworkToken === null) return;
  await keepLineArtwork(tx, { lineId, artworkToken, place: null, sentBy: 'customer', staffId: null, createdAt });
}
