import type { OrderStatus, PaymentMode, PaymentStatus } from '@boxwright/orders';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { type DbOrTx, runAlong, runTextAlong, type Tx } from '../../connect.ts';
import { placeholders, prepared, preparedAlong, preparedInsert, preparedInsertAlong } from '../../prepared.ts';
import type { Customer, NewOrder, NewOrderLine, Order, OrderLine } from '../../rows.ts';
import { carts } from '../../schema/carts.ts';
import { customers } from '../../schema/customers.ts';
import { orderLinks } from '../../schema/order-links.ts';
import { type AddressSnapshot, orderLines, orders } from '../../schema/orders.ts';
import { paymentAttempts, paymentLedger } from '../../schema/payments.ts';
import { refunds } from '../../schema/refunds.ts';
import { cartIsAsOrdered } from '../carts/cart-after-order.ts';
import { first, only } from '../equal-to.ts';
import { firstLinkVersion } from './order-links.ts';

const insertedOrder = preparedInsert<NewOrder, Order[]>('inserted_order', (db, order) =>
  db.insert(orders).values(order).onConflictDoNothing({ target: orders.cartId }).returning(),
);

/**
 * Stores an order with its lines. Undefined if the cart has one already: return that one (`findOrderByCart`), so that a
 * double click has no effect.
 */
export async function insertOrder(tx: Tx, order: NewOrder, lines: NewOrderLine[]): Promise<Order | undefined> {
  const [stored] = await insertedOrder(tx, order);
  if (stored) insertLines(tx, stored, lines);
  return stored;
}

export type OrderRevision = Omit<NewOrder, 'id' | 'cartId' | 'customerId' | 'reference' | 'status' | 'placedAt'>;

/**
 * Replaces an order's content under its number. Undefined, and nothing is changed, if there is a payment or an open
 * payment attempt, if the buyer has committed to it, or if it is no longer IN-PROCESS.
 */
export async function reviseOrder(
  tx: Tx,
  orderId: number,
  revision: OrderRevision,
  lines: NewOrderLine[],
): Promise<Order | undefined> {
  const [revised] = await tx
    .update(orders)
    .set(revision)
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'IN-PROCESS'),
        isNull(orders.confirmedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(paymentAttempts)
            .where(
              and(
                eq(paymentAttempts.orderId, orders.id),
                inArray(paymentAttempts.state, ['open', 'pending', 'succeeded']),
              ),
            ),
        ),
        notExists(tx.select({ one: sql`1` }).from(paymentLedger).where(eq(paymentLedger.orderId, orders.id))),
      ),
    )
    .returning();
  if (!revised) return undefined;
  runAlong(tx, tx.delete(orderLines).where(eq(orderLines.orderId, orderId)));
  insertLines(tx, revised, lines);
  return revised;
}

const insertLine = preparedInsertAlong<typeof orderLines.$inferInsert>('inserted_order_line', (db, line) =>
  db.insert(orderLines).values(line),
);

function insertLines(tx: Tx, { id, customerId, placedAt }: Order, lines: NewOrderLine[]): void {
  for (const [position, line] of lines.entries()) insertLine(tx, { ...line, orderId: id, customerId, position });
  if (lines.some(({ configuration }) => configuration['artwork']))
    runTextAlong(tx, keepOrderedArtworks, [id, placedAt]);
}

/** The files that lines were ordered with are the first that came for them, from whoever uploaded them. */
const keepOrderedArtworks = `insert into line_artworks (line_id, artwork_token, place, sent_by, staff_id, created_at)
  select line.id, line.artwork_token, line.configuration -> 'artwork' ->> 'place',
    case when staff.id is null then 'customer' else 'staff' end, staff.id, $2
  from order_lines line join artworks on artworks.token = line.artwork_token
  left join staff on artworks.uploaded_by = 'staff ' || staff.id
  where line.order_id = $1`;

/** Sets the buyer's own number of the purchase; empty takes it away. The caller holds the order's lock. */
export async function setPurchaseOrder(tx: Tx, orderId: number, purchaseOrder: string): Promise<void> {
  const number = JSON.stringify({ purchaseOrder: purchaseOrder || null });
  await tx
    .update(orders)
    .set({ billingAddress: sql`${orders.billingAddress} || ${number}::jsonb` })
    .where(eq(orders.id, orderId));
}

/** Stores corrections of an order's addresses; empty texts are absent. The caller holds the order's lock. */
export async function correctAddresses(
  tx: Tx,
  orderId: number,
  addresses: readonly ('billing' | 'shipping')[],
  { contactName, mobile, area, ...optional }: Readonly<Record<CorrectedField, string>>,
): Promise<void> {
  const { companyName, email, flat, landmark } = optional;
  const absent = {
    companyName: companyName || null,
    email: email || null,
    flat: flat || null,
    landmark: landmark || null,
  };
  const values = JSON.stringify({ contactName, mobile, area, ...absent } satisfies Partial<AddressSnapshot>);
  await tx
    .update(orders)
    .set({
      ...(addresses.includes('billing') ? { billingAddress: sql`${orders.billingAddress} || ${values}::jsonb` } : {}),
      ...(addresses.includes('shipping')
        ? { shippingAddress: sql`${orders.shippingAddress} || ${values}::jsonb` }
        : {}),
    })
    .where(eq(orders.id, orderId));
}

type CorrectedField = 'companyName' | 'contactName' | 'mobile' | 'email' | 'flat' | 'area' | 'landmark';

export async function findOrderByCart(db: DbOrTx, cartId: number): Promise<Order | undefined> {
  return first(await db.select().from(orders).where(eq(orders.cartId, cartId)));
}

/** Undefined when there is no such order, or it's somebody else's. */
export async function findOrderOf(db: DbOrTx, customerId: number, orderId: number): Promise<Order | undefined> {
  return first(
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId))),
  );
}

/** For internal use only: never pass an id from a request. */
export async function findOrder(db: DbOrTx, orderId: number): Promise<Order | undefined> {
  return first(await db.select().from(orders).where(eq(orders.id, orderId)));
}

/** By its number alone, which no other order of any year has. */
export async function findOrderByNumber(db: DbOrTx, number: number): Promise<Order | undefined> {
  return first(await db.select().from(orders).where(eq(orders.number, number)));
}

/** Whether the customer's data were erased; the order's papers are then kept for the tax office only. */
export async function isOrderOfErased(db: DbOrTx, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ erasedAt: customers.erasedAt })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, orderId), isNotNull(customers.erasedAt)));
  return rows.length > 0;
}

export async function findOrderByReference(db: DbOrTx, reference: string): Promise<Order | undefined> {
  return first(await db.select().from(orders).where(eq(orders.reference, reference)));
}

/** The order that a payment attempt belongs to. */
export async function findOrderByTxnid(db: DbOrTx, txnid: string): Promise<Order | undefined> {
  const rows = await db
    .select({ order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.txnid, txnid));
  return rows[0]?.order;
}

/** An order with its lines and its customer, as mails need it. */
export interface OrderToMail {
  readonly order: Order;
  readonly lines: OrderLine[];
  readonly customer: Customer;
  /** The number of its tracking link. */
  readonly linkVersion: number;
  readonly hasRefunds: boolean;
}

const orderToMail = (db: DbOrTx, isWanted: SQL) =>
  db
    .select({
      order: orders,
      customer: customers,
      line: orderLines,
      linkVersion: orderLinks.version,
      hasRefunds: sql<boolean>`exists (select from ${refunds} where ${refunds.orderId} = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(orderLinks, eq(orderLinks.orderId, orders.id))
    .where(isWanted)
    .orderBy(asc(orderLines.position));

const orderToMailById = prepared('order_to_mail', (db) => orderToMail(db, eq(orders.id, sql.placeholder('orderId'))));

const orderToMailByPayment = prepared('order_to_mail_of_payment', (db) => {
  const paid = db
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.txnid, sql.placeholder('txnid')));
  return orderToMail(db, inArray(orders.id, paid));
});

/** The order with this id or of this payment attempt, with all that a mail says about it except its payments. */
export async function findOrderToMail(
  db: DbOrTx,
  wanted: { readonly orderId: number } | { readonly txnid: string },
): Promise<OrderToMail | undefined> {
  const rows = await ('orderId' in wanted ? orderToMailById(db, wanted) : orderToMailByPayment(db, wanted));
  const [found] = rows;
  return (
    found && {
      order: found.order,
      customer: found.customer,
      lines: rows.flatMap(({ line }) => line ?? []),
      linkVersion: found.linkVersion ?? firstLinkVersion,
      hasRefunds: found.hasRefunds,
    }
  );
}

/** Locks an order until the transaction ends. Lock the order before its attempts. */
export async function lockOrder(tx: Tx, orderId: number): Promise<Order | undefined> {
  return first(await tx.select().from(orders).where(eq(orders.id, orderId)).for('update'));
}

const lockedOrderOf = prepared('locked_order', (db) => {
  const firstLine = db
    .select({ itemName: orderLines.itemName })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id))
    .orderBy(asc(orderLines.position))
    .limit(1);
  const { orderId, customerId } = placeholders('orderId', 'customerId');
  return db
    .select({
      order: orders,
      firstItem: sql<string | null>`(${firstLine})`,
      isCartAsOrdered: cartIsAsOrdered(sql`${orders}.id`, sql`${orders}.cart_id`),
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for('update');
});

/** The same for the customer's own order; with its first line's name, and whether it still equals its cart. */
export async function lockOrderOf(
  tx: Tx,
  customerId: number,
  orderId: number,
): Promise<{ order: Order; firstItem: string | null; isCartAsOrdered: boolean } | undefined> {
  return first(await lockedOrderOf(tx, { customerId, orderId }));
}

const lockedOrderWithCart = prepared('locked_order_with_cart', (db) =>
  db
    .select({ order: orders })
    .from(carts)
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .where(and(eq(orders.id, sql.placeholder('orderId')), eq(orders.customerId, sql.placeholder('customerId'))))
    .for('update'),
);

/** A customer's own order and its cart. Both are locked, the cart first, as when an order is placed. */
export async function lockOrderWithCartOf(tx: Tx, customerId: number, orderId: number): Promise<Order | undefined> {
  return first(await lockedOrderWithCart(tx, { customerId, orderId }))?.order;
}

/** The same for any customer's order, for staff. */
export async function lockOrderWithCart(tx: Tx, orderId: number): Promise<Order | undefined> {
  const locked = await tx
    .select({ order: orders })
    .from(carts)
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .where(eq(orders.id, orderId))
    .for('update');
  return first(locked)?.order;
}

type Taxes = 'cgstPaise' | 'sgstPaise' | 'igstPaise';

/** The amounts of an order and its lines that a fee changes. */
export interface ChangedAmounts {
  readonly order: Pick<Order, Taxes | 'codFeePaise' | 'totalPaise'>;
  readonly lines: readonly Pick<OrderLine, Taxes | 'id'>[];
}

/** Stores the terms on which a buyer commits to an order; the caller must hold its lock. */
export async function confirmOrder(
  tx: Tx,
  orderId: number,
  terms: Pick<Order, 'paymentMode' | 'paymentStatus' | 'confirmedAt' | 'paymentDueOn'>,
  amounts: ChangedAmounts | null,
): Promise<Order> {
  for (const { id, ...taxes } of amounts?.lines ?? []) {
    await tx
      .update(orderLines)
      .set(taxes)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.id, id)));
  }
  const changes = { ...terms, ...amounts?.order };
  return only(await tx.update(orders).set(changes).where(eq(orders.id, orderId)).returning());
}

/** Changes an order's status if it still has the expected one; otherwise undefined. */
export async function moveOrder(
  tx: Tx,
  orderId: number,
  { from, to, keptPaise }: { from: readonly OrderStatus[]; to: OrderStatus; keptPaise?: number },
): Promise<Order | undefined> {
  return first(
    await tx
      .update(orders)
      .set({ status: to, ...(keptPaise === undefined ? {} : { keptPaise }) })
      .where(and(eq(orders.id, orderId), inArray(orders.status, [...from])))
      .returning(),
  );
}

interface OrderPayment {
  readonly paymentStatus: PaymentStatus;
  readonly paymentMode: PaymentMode;
}

const storePayment = preparedAlong<OrderPayment & { readonly orderId: number; readonly updatedAt: Date }>(
  'order_payment',
  (db) => {
    const { orderId, ...payment } = placeholders('orderId', 'paymentStatus', 'paymentMode', 'updatedAt');
    return db
      .update(orders)
      .set(payment as object) // Drizzle takes a placeholder wherever it takes a value
      .where(eq(orders.id, orderId));
  },
);

/** Stores the payment status that follows from the ledger; the caller must hold the order's lock. */
export async function setOrderPayment(tx: Tx, orderId: number, payment: OrderPayment): Promise<void> {
  storePayment(tx, { ...payment, orderId, updatedAt: new Date() });
}

/** Stores the last day for paying the rest of an order (`YYYY-MM-DD`); the caller must hold its lock. */
export async function setPaymentDay(tx: Tx, orderId: number, paymentDueOn: string): Promise<void> {
  await tx.update(orders).set({ paymentDueOn }).where(eq(orders.id, orderId));
}

/** Adds an amount that was refunded for the goods themselves; the caller must hold the order's lock. */
export async function addRefunded(tx: Tx, orderId: number, amountPaise: number): Promise<void> {
  await tx
    .update(orders)
    .set({ refundedPaise: sql`${orders.refundedPaise} + ${amountPaise}` })
    .where(eq(orders.id, orderId));
}

/** A customer's orders, newest first; `before` is the last id of the previous page. */
export function listOrdersOf(
  db: DbOrTx,
  customerId: number,
  page: { limit?: number; before?: number } = {},
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), page.before === undefined ? undefined : lt(orders.id, page.before)))
    .orderBy(desc(orders.id))
    .limit(page.limit ?? 100);
}

const orderLinesByOrders = prepared<{ orderIds: readonly number[] }, OrderLine[]>('lines_of_orders', (db) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.placeholder('orderIds')}::integer[])`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
);

/** The lines of one order or of several, by order and position. */
export function linesOfOrders(db: DbOrTx, orderIds: readonly number[]): Promise<OrderLine[]> {
  return orderLinesByOrders(db, { orderIds });
}
