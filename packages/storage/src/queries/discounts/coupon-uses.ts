import { eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { StoredCoupon } from '../../rows.ts';
import { coupons } from '../../schema/coupons.ts';
import { couponUses } from '../../schema/order-discounts.ts';
import { orders } from '../../schema/orders.ts';
import { paymentAttempts } from '../../schema/payments.ts';
import { customerGroupMembers } from '../../schema/price-lists.ts';
import { first } from '../equal-to.ts';

/** How long a placed order keeps a coupon for its buyer before they begin to pay. */
const keptForPayment = sql.raw("interval '30 minutes'");

/** SQL: whether the order `placed` stands: it is paid, being paid, committed to or in the works, and not cancelled. */
const stands = sql`(placed.status <> 'Cancelled' and (placed.status <> 'IN-PROCESS' or placed.confirmed_at is not null
  or placed.payment_status in ('Paid', 'Partially Paid')
  or exists (select 1 from ${paymentAttempts} attempt where attempt.order_id = placed.id
    and attempt.state in ('open', 'pending', 'succeeded'))))`;

/**
 * SQL: whether the use `used` of a coupon by the order `placed` counts. Nothing has to run when an order is cancelled or
 * its payment fails: its use counts no more. An order that waits for its first payment keeps the coupon for a while.
 */
export const countsAsUse = (now: Date): SQL =>
  sql`(${stands} or (placed.status <> 'Cancelled' and used.claimed_at > ${now.toISOString()}::timestamptz - ${keptForPayment}
    and not exists (select 1 from ${paymentAttempts} attempt where attempt.order_id = placed.id
      and attempt.state in ('failed', 'cancelled') and attempt.created_at >= used.claimed_at)))`;

/** Who wants to use a coupon, and for which cart. */
export interface CouponBuyer {
  /** The order of this cart isn't counted against it. */
  readonly cartId: number;
  /** Null while the buyer isn't known. */
  readonly customer: { readonly id: number; readonly email: string; readonly mobiles: readonly string[] } | null;
}

export interface CouponFacts {
  readonly uses: number;
  /** By the same customer, or somebody with the same e-mail or mobile number. */
  readonly ownUses: number;
  readonly isMember: boolean;
  /** Whether the customer has another order that stands. */
  readonly hasOrdered: boolean;
}

/** What decides whether a buyer may use a coupon. To be sure of it, hold the coupon's lock. */
export async function readCouponFacts(
  db: DbOrTx,
  { id, groupId }: Pick<StoredCoupon, 'id' | 'groupId'>,
  { cartId, customer }: CouponBuyer,
  now: Date,
): Promise<CouponFacts> {
  const customerId = customer?.id ?? null;
  const mobiles = (customer?.mobiles ?? []).map((mobile) => mobile.replace(/\D/g, '').slice(-10)).filter(Boolean);
  const isSame = sql`(placed.customer_id = ${customerId}::integer
    or lower(placed.billing_address ->> 'email') = lower(${customer?.email ?? null}::text)
    or right(regexp_replace(placed.billing_address ->> 'mobile', '\\D', '', 'g'), 10) = any(${sql.param(mobiles)}::text[])
    or right(regexp_replace(placed.shipping_address ->> 'mobile', '\\D', '', 'g'), 10) = any(${sql.param(mobiles)}::text[]))`;
  const { rows } = await db.execute<{ uses: string; own: string; member: boolean; ordered: boolean }>(sql`
    select count(*) as uses, count(*) filter (where ${isSame}) as own,
      exists (select 1 from ${customerGroupMembers} member
        where member.customer_id = ${customerId}::integer and member.group_id = ${groupId}::integer) as member,
      exists (select 1 from ${orders} placed where placed.customer_id = ${customerId}::integer
        and placed.cart_id <> ${cartId} and ${stands}) as ordered
    from ${couponUses} used join ${orders} placed on placed.id = used.order_id
    where used.coupon_id = ${id} and placed.cart_id <> ${cartId} and ${countsAsUse(now)}`);
  const found = first(rows);
  return {
    uses: Number(found?.uses ?? 0),
    ownUses: Number(found?.own ?? 0),
    isMember: found?.member ?? false,
    hasOrdered: found?.ordered ?? false,
  };
}

export async function findCoupon(db: DbOrTx, couponId: number): Promise<StoredCoupon | undefined> {
  return first(await db.select().from(coupons).where(eq(coupons.id, couponId)));
}

/** @param code in capitals */
export async function findCouponByCode(db: DbOrTx, code: string): Promise<StoredCoupon | undefined> {
  return first(await db.select().from(coupons).where(eq(coupons.code, code)));
}

/** Locks a coupon until the transaction ends, so that its uses are counted one after the other. Lock its order first. */
export async function lockCoupon(tx: Tx, couponId: number): Promise<StoredCoupon | undefined> {
  return first(await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update'));
}

/** The coupon that an order uses; undefined for none. */
export async function couponIdOf(db: DbOrTx, orderId: number): Promise<number | undefined> {
  const [use] = await db
    .select({ couponId: couponUses.couponId })
    .from(couponUses)
    .where(eq(couponUses.orderId, orderId));
  return use?.couponId;
}

/** Stores that an order uses a coupon, from now on; the caller holds the locks of both. Null for none. */
export async function claimCoupon(tx: Tx, orderId: number, couponId: number | null, now: Date): Promise<void> {
  if (couponId === null) {
    await tx.delete(couponUses).where(eq(couponUses.orderId, orderId));
    return;
  }
  const claim = { couponId, claimedAt: now };
  await tx
    .insert(couponUses)
    .values({ orderId, ...claim })
    .onConflictDoUpdate({ target: couponUses.orderId, set: claim });
}
