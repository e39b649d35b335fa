import { fail, type Result } from '@boxwright/contract';
import {
  claimCoupon,
  couponIdOf,
  findCustomer,
  lockCoupon,
  type Order,
  readCouponFacts,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { buyerOf } from './buyer-of.ts';
import { usedUp } from './refuse-coupon.ts';

/**
 * Keeps an order's coupon for it, now that its buyer pays or commits to it; undefined when that is done. Somebody else
 * may have used it up since the order was placed. Its other terms were met then. Call it with the order's lock held.
 */
export async function keepCoupon(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  order: Order,
): Promise<Result<never> | undefined> {
  if (order.discountPaise === 0 || order.confirmedAt !== null) return undefined;
  const couponId = await couponIdOf(tx, order.id);
  const coupon = couponId === undefined ? undefined : await lockCoupon(tx, couponId);
  if (!coupon) return undefined;
  const customer = await findCustomer(tx, order.customerId);
  const mobiles = [order.billingAddress.mobile, order.shippingAddress.mobile];
  const facts = await readCouponFacts(tx, coupon, buyerOf(order.cartId, customer, ...mobiles), now());
  const isOwnUsedUp = coupon.usesEach !== null && facts.ownUses >= coupon.usesEach;
  const problem = usedUp(coupon, facts) ?? (isOwnUsedUp ? 'You have used it for another order.' : null);
  if (problem !== null) {
    const text = `Coupon ${coupon.code} can’t be used for this order any more. ${problem} Please take it out of your cart and place the order again.`;
    return fail('conflict', text);
  }
  await claimCoupon(tx, order.id, coupon.id, now());
  return undefined;
}
