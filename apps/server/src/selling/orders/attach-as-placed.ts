import type { ArtworkWish } from '@boxwright/orders';
import {
  type CartLine,
  findOrderByCart,
  linesOfOrders,
  lockOrder,
  orderWithArtwork,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { type artworkOn, lineWithArtwork } from '../goods/artwork-on.ts';
import { firstArtworkState, takesFile } from '../goods/is-printed.ts';
import { readGoods } from '../goods/read-goods.ts';

interface Attached {
  readonly artwork: ReturnType<typeof artworkOn> | null;
  readonly artworkWish: ArtworkWish | null;
}

/**
 * Gives the order that a cart became what a line of the cart is given, until the order is paid or committed to. So both
 * stay equal, and the order needn't be placed again. A file changes no price, so this holds while a payment is open, too.
 * An item whose file the buyer has changed in another way since stays as it was placed. The caller holds the cart's lock.
 *
 * @param before the cart's line, before it was given this
 */
export async function attachAsPlaced(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  before: Pick<CartLine, 'id' | 'cartId' | 'artworkToken'>,
  { artwork, artworkWish }: Attached,
): Promise<void> {
  const known = await findOrderByCart(tx, before.cartId);
  const order = known && (await lockOrder(tx, known.id));
  if (order?.status !== 'IN-PROCESS') return;
  const lines = await linesOfOrders(tx, [order.id]);
  const line = lines.find(({ configuration }) => configuration['cartLineId'] === before.id);
  if (line?.artworkToken !== before.artworkToken) return;
  const ordered = lineWithArtwork(line, { ...line.configuration, artwork, artworkWish });
  const { snapshot } = readGoods({ ...ordered, variantId: line.variantId });
  // The cart's line may have been given a print since.
  if (!takesFile(snapshot)) return;
  const artworkState = firstArtworkState(snapshot);
  await orderWithArtwork(tx, line.id, { ...ordered, artworkState, artworkWish }, now());
}
