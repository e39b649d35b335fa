import type { CartRow } from '@boxwright/contract';
import type { CartCoupon } from '../coupons/coupon-of-cart.ts';
import { misfitText } from '../coupons/coupon-texts.ts';
import type { CartNow } from './price-cart.ts';

/** The coupon of a cart, with why it takes nothing off. */
export const presentCoupon = (
  { coupon, problem }: CartCoupon,
  { misfit }: Pick<CartNow, 'misfit'>,
): CartRow['coupon'] => ({
  code: coupon.code,
  problem: problem ?? (misfit && misfitText(misfit, coupon)),
});
