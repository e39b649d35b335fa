import {
  closeCartOfOrder,
  inTransaction,
  linesOfOrders,
  lockOrderWithCart,
  type Order,
  ordersWithOpenCarts,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { checkArtworks } from './check-artworks.ts';

/** In one run; the next one goes on. */
const mostOrders = 100;

/** Also staff who accept an order before its buyer has paid or committed to it fix what is made: its files are taken then. */
export async function fixLines(services: Pick<Services, 'jobs'>, tx: Tx, order: Order): Promise<void> {
  await closeCartOfOrder(tx, order);
  await checkArtworks(tx, services, await linesOfOrders(tx, [order.id]));
}

/**
 * The same for orders that were accepted while acceptance left their carts open: they took no files and no proofs, and
 * their buyers couldn't order anything else before they had paid. What lies in such a cart besides stays in one.
 */
export async function fixLinesOfAccepted(services: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  for (const orderId of await ordersWithOpenCarts(services.db, mostOrders)) {
    await inTransaction(services.db, async (tx) => {
      const order = await lockOrderWithCart(tx, orderId);
      if (order && order.status !== 'IN-PROCESS') await fixLines(services, tx, order);
    });
  }
}
