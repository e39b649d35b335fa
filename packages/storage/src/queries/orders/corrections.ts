import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import type { Order, OrderDiscount, OrderLine } from '../../rows.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { keepOrderDiscounts } from '../discounts/order-discounts.ts';
import { only } from '../equal-to.ts';

type Sums = 'deliveryPaise' | 'discountPaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise';
type OfOrder =
  | 'goodsPaise'
  | 'totalPaise'
  | 'placeOfSupply'
  | 'supplyReason'
  | 'supplyType'
  | 'exportedTo'
  | 'gstinDoubt';
type OfLine = 'id' | 'quantity' | 'unitPrice' | 'goodsPaise' | 'weightGrams' | 'breakdown' | 'engineVersion';

/** What a correction stores of an order and of each of its lines. */
export interface CorrectedOrder {
  readonly order: Pick<Order, Sums | OfOrder | 'billingAddress' | 'shippingAddress'>;
  readonly lines: readonly Pick<OrderLine, Sums | OfLine | 'destinationPincode'>[];
  /** Null if they stay as they are. */
  readonly discounts: readonly OrderDiscount[] | null;
}

/** Stores a correction with the amounts that follow; the caller must hold the order's lock. */
export async function correctOrder(
  tx: Tx,
  orderId: number,
  { order, lines, discounts }: CorrectedOrder,
): Promise<Order> {
  if (discounts) await keepOrderDiscounts(tx, orderId, discounts);
  for (const { id, ...columns } of lines) {
    await tx
      .update(orderLines)
      .set(columns)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.id, id)));
  }
  return only(await tx.update(orders).set(order).where(eq(orders.id, orderId)).returning());
}

/** Stores the buyer's note to the printer with a line; empty takes it away. The caller must hold the order's lock. */
export async function setNoteOfLine(tx: Tx, lineId: number, note: string): Promise<void> {
  const noted = JSON.stringify({ customDescription: note || null });
  await tx
    .update(orderLines)
    .set({ configuration: sql`${orderLines.configuration} || ${noted}::jsonb` })
    .where(eq(orderLines.id, lineId));
}
