import { fail, ok, type Result } from '@boxwright/contract';
import {
  type Cart,
  type CouponBuyer,
  type DbOrTx,
  findCoupon,
  findCouponByCode,
  type StoredCoupon,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { buyerOf } from './buyer-of.ts';
import { refuseCoupon } from './refuse-coupon.ts';

/** The coupon that is entered for a cart. */
export interface CartCoupon {
  readonly coupon: StoredCoupon;
  /** Why its buyer can't use it, as a text for them; null when they can. */
  readonly problem: string | null;
}

/** A cart's coupon as it stands now; null for none. Nothing is counted yet: that is done when the cart is ordered. */
export async function couponOfCart(
  services: Pick<Services, 'db' | 'now'>,
  cart: Cart,
  customer: Parameters<typeof buyerOf>[1],
): Promise<CartCoupon | null> {
  const coupon = cart.couponId === null ? undefined : await findCoupon(services.db, cart.couponId);
  if (!coupon) return null;
  const problem = await refuseCoupon(services.db, coupon, buyerOf(cart.id, customer), services);
  return { coupon, problem };
}

/** The coupon with a code as it was typed, if this buyer may use it; null for an empty code, which takes it out. */
export async function enteredCoupon(
  db: DbOrTx,
  typed: string,
  buyer: CouponBuyer,
  services: Pick<Services, 'now'>,
): Promise<Result<StoredCoupon | null>> {
  const code = couponCodeIn(typed);
  if (code === '') return ok(null);
  const coupon = await findCouponByCode(db, code);
  if (!coupon) return fail('not_found', 'There is no such coupon. Please check its letters.', { field: 'code' });
  const problem = await refuseCoupon(db, coupon, buyer, services);
  return problem === null ? ok(coupon) : fail('not_possible', problem, { field: 'code' });
}

/** A code without the spaces and hyphens that people type, in capitals. */
const couponCodeIn = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
