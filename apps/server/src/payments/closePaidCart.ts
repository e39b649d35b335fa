import { closeCartOfOrder, linesOfOrders, type Order, type Tx } from '@boxwright/storage';
import { readConfiguration } from '../cart/configuration.ts';

/** Once money came the cart is new; lines that were put in after placing move on to it. */
export async function closePaidCart(tx: Tx, order: Order): Promise<void> {
  const lines = await linesOfOrders(tx, [order.id]);
  const orderedLineIds = lines.flatMap(({ kind, configuration }) => {
    const { cartLineId } = kind === 'box' ? readConfiguration(configuration) : {};
    return cartLineId === undefined ? [] : [cartLineId];
  });
  await closeCartOfOrder(tx, { cartId: order.cartId, customerId: order.customerId, orderedLineIds });
}
