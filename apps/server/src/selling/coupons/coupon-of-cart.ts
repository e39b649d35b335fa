import { type Cart, findCoupon, type StoredCoupon } from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import { buyerOf } from './buyer-of.ts';
import { refuseCoupon } from './refuse-coupon.ts';

/** The coupon that a buyer has entered for their cart. */
export interface CartCoupon {
  readonly coupon: StoredCoupon;
  /** Why its buyer can't use it, as a text for them; null when they can. */
  readonly problem: string | null;
}

/** A cart's coupon as it stands now; null for none. Nothing is counted yet: that is done when the cart is ordered. */
export async function couponOfCart(
  { services, visitor }: Pick<Call, 'services' | 'visitor'>,
  cart: Cart,
): Promise<CartCoupon | null> {
  const coupon = cart.couponId === null ? undefined : await findCoupon(services.db, cart.couponId);
  if (!coupon) return null;
  const problem = await refuseCoupon(services.db, coupon, buyerOf(cart.id, visitor.customer), services);
  return { coupon, problem };
}
