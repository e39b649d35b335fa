import { isDemonstration } from '@boxwright/orders';
import { type DbOrTx, findOrder, inSnapshot, linesOfOrders, type Order, type OrderLine } from '@boxwright/storage';
import { type BoxConfiguration, readConfiguration } from '../cart/configuration.ts';
import { moneyOf, type OrderMoney } from '../payments/balance.ts';
import type { Services } from '../services.ts';

export interface StoredOrderLine extends Omit<OrderLine, 'configuration'> {
  /** Null for what is no box. */
  readonly configuration: BoxConfiguration | null;
}

/** An order with its lines and what was paid for it. */
export interface StoredOrder {
  readonly order: Order;
  readonly lines: readonly StoredOrderLine[];
  readonly money: OrderMoney;
  /** Whether it's one of the sandbox: no money moves, and nothing is made. */
  readonly isDemonstration: boolean;
}

export async function readStoredOrder(
  { db, gateway }: Pick<Services, 'gateway'> & { readonly db: DbOrTx },
  order: Order,
): Promise<StoredOrder> {
  const lines = await linesOfOrders(db, [order.id]);
  const money = await moneyOf(db, order);
  return {
    order,
    lines: lines.map((line) => ({
      ...line,
      configuration: line.kind === 'box' ? readConfiguration(line.configuration) : null,
    })),
    money,
    isDemonstration: isDemonstration(money.attempts, gateway.name),
  };
}

/** An order with everything as it stands at one moment, also while it is being revised or paid. */
export const readOrderNow = (
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  orderId: number,
): Promise<StoredOrder | undefined> =>
  inSnapshot(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    return order && readStoredOrder({ db: tx, gateway }, order);
  });
