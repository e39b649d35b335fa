import { fail, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { type Cart, findCustomer, lockCoupon, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { discountLines } from '../cart/discount-lines.ts';
import { buyerOf } from '../coupons/buyer-of.ts';
import { misfitText } from '../coupons/coupon-texts.ts';
import { refuseCoupon } from '../coupons/refuse-coupon.ts';
import type { Addresses, OrderableLine } from './compose-order.ts';

/** An order's lines with the coupon of its cart. */
interface WithCoupon {
  readonly lines: readonly OrderableLine[];
  /** Null when none is used. */
  readonly couponId: number | null;
  /** Why the cart's coupon isn't used, with its code, as a text for the buyer. */
  readonly problem: string | null;
}

/**
 * Takes the coupon of a cart off its lines while it is ordered. The coupon stays locked until the order is stored, so
 * that its last use goes to one buyer.
 */
export async function useCoupon(
  tx: Tx,
  services: Pick<Services, 'now'>,
  lines: readonly OrderableLine[],
  { cart, customerId, addresses }: { readonly cart: Cart; readonly customerId: number; readonly addresses: Addresses },
): Promise<WithCoupon> {
  const coupon = cart.couponId === null ? undefined : await lockCoupon(tx, cart.couponId);
  if (!coupon) return { lines, couponId: null, problem: null };
  const without = (why: string) => ({ lines, couponId: null, problem: `Coupon ${coupon.code}: ${why}` });
  const { billing, shipping } = addresses;
  const buyer = buyerOf(cart.id, await findCustomer(tx, customerId), billing.mobile, shipping.mobile);
  const refused = await refuseCoupon(tx, coupon, buyer, services);
  if (refused !== null) return without(refused);
  const discounted = discountLines(lines, coupon);
  // Its buyer pays the better price that they have anyway.
  if (discounted.misfit === 'price-list-better') return { lines, couponId: null, problem: null };
  if (discounted.misfit !== null) return without(misfitText(discounted.misfit, coupon));
  return { lines: discounted.lines, couponId: coupon.id, problem: null };
}

/** Refuses an order that its coupon doesn't lower, unless the buyer has accepted the total without it. */
export function refuseWithoutCoupon(
  { problem }: WithCoupon,
  total: number,
  acceptedTotal: number | undefined,
): Result<never> | undefined {
  if (problem === null || (acceptedTotal !== undefined && total <= acceptedTotal)) return undefined;
  const text = `${problem} The total without it is ${formatRupees(paise(total))}. Please look at your cart again, or take the coupon out.`;
  return fail('conflict', text);
}
