import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Cart, CartLine, Customer, Order } from '../../rows.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { customers } from '../../schema/customers.ts';
import { orders } from '../../schema/orders.ts';
import { changeVersioned } from '../change-versioned.ts';
import { orderOfQuotation } from '../documents/quotations-followed.ts';
import { equalTo, first, only } from '../equal-to.ts';
import type { CartLineRef, LinePrice } from './cart-lines.ts';

/** The enquiry or quotation that a sale began with; each has at most one open sale. */
export type SaleOrigin = { readonly enquiryId: number } | { readonly quotationId: number };

export async function openDeskCart(tx: Tx, customerId: number, origin?: SaleOrigin): Promise<Cart> {
  return only(
    await tx
      .insert(carts)
      .values({ customerId, status: 'DESK', version: 1, ...origin })
      .returning(),
  );
}

/** The sale that began with an enquiry or a quotation and isn't ordered yet. */
export async function openSaleOf(db: DbOrTx, origin: SaleOrigin): Promise<Cart | undefined> {
  const isOf =
    'enquiryId' in origin ? eq(carts.enquiryId, origin.enquiryId) : eq(carts.quotationId, origin.quotationId);
  return first(
    await db
      .select()
      .from(carts)
      .where(and(isOf, eq(carts.status, 'DESK'))),
  );
}

/** The sale of a customer that was begun with nothing, and to which nothing has been done yet. */
export async function untouchedSaleOf(tx: Tx, customerId: number): Promise<Cart | undefined> {
  const isUntouched = { customerId, status: 'DESK', version: 1, enquiryId: null, quotationId: null } as const;
  return first(await tx.select().from(carts).where(equalTo(carts, isUntouched)).orderBy(desc(carts.id)).limit(1));
}

export interface SaleOfEnquiry {
  readonly id: number;
  readonly openedAt: Date;
  readonly lines: number;
  /** Null until it is ordered. */
  readonly order: Order | null;
}

/** The sales that began with an enquiry, the latest first. */
export function salesOfEnquiry(db: DbOrTx, enquiryId: number, limit: number): Promise<SaleOfEnquiry[]> {
  return db
    .select({
      id: carts.id,
      openedAt: carts.createdAt,
      lines: sql`(select count(*) from ${cartLines} where ${cartLines.cartId} = ${carts.id})`.mapWith(Number),
      order: orders,
    })
    .from(carts)
    .leftJoin(orders, eq(orders.cartId, carts.id))
    .where(eq(carts.enquiryId, enquiryId))
    .orderBy(desc(carts.id))
    .limit(limit);
}

/** A cart that staff fill or have filled for a customer; undefined for carts that customers fill themselves. */
export async function findDeskCart(
  db: DbOrTx,
  cartId: number,
): Promise<{ cart: Cart; customer: Customer } | undefined> {
  return first(
    await db
      .select({ cart: carts, customer: customers })
      .from(carts)
      .innerJoin(customers, eq(customers.id, carts.customerId))
      // Customers' carts have no versions.
      .where(and(eq(carts.id, cartId), sql`(${carts.status} = 'DESK' or ${carts.version} > 0)`)),
  );
}

/** Carts at the desk that aren't ordered yet, nor by a quotation that was made of them, the latest first. */
export function listDeskCarts(
  db: DbOrTx,
  limit: number,
): Promise<
  { id: number; customerId: number; name: string; companyName: string | null; openedAt: Date; lines: number }[]
> {
  return db
    .select({
      id: carts.id,
      customerId: customers.id,
      name: customers.name,
      companyName: customers.companyName,
      openedAt: carts.createdAt,
      lines: sql`(select count(*) from ${cartLines} where ${cartLines.cartId} = ${carts.id})`.mapWith(Number),
    })
    .from(carts)
    .innerJoin(customers, eq(customers.id, carts.customerId))
    .where(
      and(
        eq(carts.status, 'DESK'),
        sql`not exists (select from customer_quotations m join quotations q on q.id = m.quotation_id
          where m.customer_id = ${carts.customerId} and (q.snapshot ->> 'sale')::int = ${carts.id}
            and ${sql.raw(orderOfQuotation)} is not null)`,
      ),
    )
    .orderBy(desc(carts.id))
    .limit(limit);
}

/**
 * Locks a cart at the desk in order to change it. Undefined when it was ordered or given up, or when somebody has
 * changed it since this version was seen.
 */
export const takeDeskCart = (tx: Tx, cartId: number, seen: number): Promise<Cart | undefined> =>
  changeVersioned(tx, carts, { id: cartId, version: seen }, {}, eq(carts.status, 'DESK'));

const isLine = ({ cartId, lineId }: CartLineRef) => and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId));

/** Has a cart at the desk use a coupon, or none; call `takeDeskCart` first. */
export async function setDeskCoupon(tx: Tx, cartId: number, couponId: number | null): Promise<void> {
  await tx.update(carts).set({ couponId }).where(eq(carts.id, cartId));
}

/** Replaces the price of a line; call `takeDeskCart` first. */
export async function repriceDeskLine(tx: Tx, line: CartLineRef, price: LinePrice): Promise<CartLine | undefined> {
  return first(await tx.update(cartLines).set(price).where(isLine(line)).returning());
}

/** False when there is no such line; call `takeDeskCart` first. */
export async function deleteDeskLine(tx: Tx, line: CartLineRef): Promise<boolean> {
  return (await tx.delete(cartLines).where(isLine(line)).returning({ id: cartLines.id })).length > 0;
}

/** Closes a cart at the desk that has become an order, so that it can't be changed any more. */
export async function closeDeskCart(tx: Tx, cartId: number): Promise<void> {
  await tx
    .update(carts)
    .set({ status: 'ORDERED', version: sql`${carts.version} + 1` })
    .where(eq(carts.id, cartId));
}

/** Deletes a cart at the desk with its lines; call `takeDeskCart` first. */
export async function deleteDeskCart(tx: Tx, cartId: number): Promise<void> {
  await tx.delete(carts).where(and(eq(carts.id, cartId), eq(carts.status, 'DESK')));
}
