import { isPaidInCash, paymentModes } from '@boxwright/orders';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { mobileCalls } from '../../schema/mobile-calls.ts';
import { orders } from '../../schema/orders.ts';
import { first } from '../equal-to.ts';

/** SQL: the mobile numbers of an order's two addresses, by their last ten digits: with and without +91, 0 and spaces. */
const mobilesOf = (order: string) =>
  sql.raw(`array[
    right(regexp_replace(${order}.shipping_address ->> 'mobile', '\\D', '', 'g'), 10),
    right(regexp_replace(${order}.billing_address ->> 'mobile', '\\D', '', 'g'), 10)]`);

/** SQL: the delivery address without capitals, spaces and punctuation, however flat and street are split. */
const placeOf = (order: string) =>
  sql.raw(`regexp_replace(lower(concat(${order}.shipping_address ->> 'pincode', ${order}.shipping_address ->> 'flat',
    ${order}.shipping_address ->> 'area')), '[^[:alnum:]]', '', 'g')`);

const paidInCash = paymentModes.filter(isPaidInCash);

/** Lets orders become cash on delivery only one after the other; the caller must hold the order's lock. */
export async function lockOpenCash(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('boxwright cash on delivery'))`);
}

/**
 * Cash still to be collected, in paise, for other orders of the same customer, with one of the same mobile numbers, or
 * to the same address: the largest of the three sums.
 */
export async function openCashBeside(db: DbOrTx, orderId: number): Promise<number> {
  const { rows } = await db.execute<{ most: string }>(sql`
    select greatest(
      coalesce(sum(other.total_paise) filter (where other.customer_id = own.customer_id), 0),
      coalesce(sum(other.total_paise) filter (where ${mobilesOf('other')} && ${mobilesOf('own')}), 0),
      coalesce(sum(other.total_paise) filter (where ${placeOf('other')} = ${placeOf('own')}), 0)) as most
    from ${orders} own join ${orders} other on other.id <> own.id
    where own.id = ${orderId} and other.payment_mode in ${paidInCash} and other.confirmed_at is not null
      and other.status not in ('Delivered', 'Cancelled') and other.payment_status not in ('Paid', 'Refunded')`);
  return Number(first(rows)?.most ?? 0);
}

/** The last ten digits of the mobile number that an order's delivery is announced to. */
export const mobileOf = (order: { readonly shippingAddress: { readonly mobile: string } }): string =>
  order.shippingAddress.mobile.replace(/\D/g, '').slice(-10);

type OrderOfMobile = {
  readonly id: number;
  readonly customerId: number;
  readonly shippingAddress: { readonly mobile: string };
};

/** Whether the desk has spoken to the order's mobile number, or its customer has received and paid an order with it. */
export async function isMobileProven(db: DbOrTx, order: OrderOfMobile): Promise<boolean> {
  const mobile = mobileOf(order);
  const { rows } = await db.execute(sql`
    select 1 from ${mobileCalls} where customer_id = ${order.customerId} and mobile = ${mobile} and spoken_at is not null
    union all
    select 1 from ${orders} past where past.customer_id = ${order.customerId} and past.status = 'Delivered'
      and past.payment_status = 'Paid' and ${mobile} = any(${mobilesOf('past')})
    limit 1`);
  return rows.length > 0;
}

/** Records that the desk must call an order's mobile number. */
export async function askForCall(tx: Tx, order: OrderOfMobile, at: Date): Promise<void> {
  await tx
    .insert(mobileCalls)
    .values({ customerId: order.customerId, mobile: mobileOf(order), orderId: order.id, createdAt: at })
    .onConflictDoUpdate({ target: [mobileCalls.customerId, mobileCalls.mobile], set: { orderId: order.id } });
}

/** Whether an order waits for a call to its mobile number. */
export async function waitsForCall(db: DbOrTx, order: OrderOfMobile): Promise<boolean> {
  const waiting = await db
    .select({ mobile: mobileCalls.mobile })
    .from(mobileCalls)
    .where(
      and(eq(mobileCalls.orderId, order.id), eq(mobileCalls.mobile, mobileOf(order)), isNull(mobileCalls.spokenAt)),
    );
  return waiting.length > 0;
}

/** Records who has spoken to an order's mobile number; false when no call was waiting. */
export async function noteCall(
  tx: Tx,
  order: OrderOfMobile,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<boolean> {
  const noted = await tx
    .update(mobileCalls)
    .set({ spokenAt: at, spokenBy: staffId })
    .where(
      and(eq(mobileCalls.orderId, order.id), eq(mobileCalls.mobile, mobileOf(order)), isNull(mobileCalls.spokenAt)),
    )
    .returning({ mobile: mobileCalls.mobile });
  return noted.length > 0;
}
