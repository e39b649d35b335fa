import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewOrderMessage, Order, OrderMessage } from '../../rows.ts';
import { customers, staff } from '../../schema/customers.ts';
import { orderMessages } from '../../schema/order-messages.ts';
import { orders } from '../../schema/orders.ts';
import { first, only } from '../equal-to.ts';

export async function insertOrderMessage(tx: Tx, message: NewOrderMessage): Promise<OrderMessage> {
  return only(await tx.insert(orderMessages).values(message).returning());
}

/** A message with the name of the member of staff who wrote it; null for the customer's. */
export interface NamedMessage extends OrderMessage {
  readonly staffName: string | null;
}

/** The newest messages about an order, oldest first. */
export async function messagesOf(db: DbOrTx, orderId: number, limit: number): Promise<NamedMessage[]> {
  const newest = await db
    .select({ message: orderMessages, staffName: staff.name })
    .from(orderMessages)
    .leftJoin(staff, eq(staff.id, orderMessages.staffId))
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(desc(orderMessages.id))
    .limit(limit);
  return newest.map(({ message, staffName }) => ({ ...message, staffName })).reverse();
}

export async function findOrderMessage(db: DbOrTx, id: number): Promise<OrderMessage | undefined> {
  return first(await db.select().from(orderMessages).where(eq(orderMessages.id, id)));
}

/** Records that one side has read an order's messages up to one of them; returns how many were unread. */
export async function markMessagesRead(
  db: DbOrTx,
  orderId: number,
  { sender, upTo, readAt }: { readonly sender: OrderMessage['sender']; readonly upTo: number; readonly readAt: Date },
): Promise<number> {
  const unread = and(
    eq(orderMessages.orderId, orderId),
    eq(orderMessages.sender, sender),
    isNull(orderMessages.readAt),
    lte(orderMessages.id, upTo),
  );
  const read = await db.update(orderMessages).set({ readAt }).where(unread).returning({ id: orderMessages.id });
  return read.length;
}

export interface UnreadMessage {
  readonly message: OrderMessage;
  readonly order: Pick<Order, 'id' | 'number' | 'placedAt'>;
  readonly customerName: string;
}

/** Messages of customers that nobody at the desk has read yet, oldest first. */
export function unreadMessages(db: DbOrTx, limit: number): Promise<UnreadMessage[]> {
  const { id, number, placedAt } = orders;
  return db
    .select({ message: orderMessages, order: { id, number, placedAt }, customerName: customers.name })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orderMessages.sender, 'customer'), isNull(orderMessages.readAt)))
    .orderBy(asc(orderMessages.id))
    .limit(limit);
}
