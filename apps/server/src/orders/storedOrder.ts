import {
  type Db,
  type DbOrTx,
  findOrder,
  inSnapshot,
  linesOfOrders,
  type Order,
  type OrderLine,
} from '@boxwright/storage';
import { type BoxConfiguration, readConfiguration } from '../cart/configuration.ts';
import { moneyOf, type OrderMoney } from '../payments/balance.ts';

export interface StoredOrderLine extends Omit<OrderLine, 'configuration'> {
  /** Null for what is no box. */
  readonly configuration: BoxConfiguration | null;
}

/** An order with its lines and what was paid for it. */
export interface StoredOrder {
  readonly order: Order;
  readonly lines: readonly StoredOrderLine[];
  readonly money: OrderMoney;
}

export async function readStoredOrder(db: DbOrTx, order: Order): Promise<StoredOrder> {
  const lines = await linesOfOrders(db, [order.id]);
  return {
    order,
    lines: lines.map((line) => ({
      ...line,
      configuration: line.kind === 'box' ? readConfiguration(line.configuration) : null,
    })),
    money: await moneyOf(db, order),
  };
}

/** An order with everything as it stands at one moment, also while it is being revised or paid. */
export const readOrderNow = (db: Db, orderId: number): Promise<StoredOrder | undefined> =>
  inSnapshot(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    return order && readStoredOrder(tx, order);
  });
