import { fail, ok } from '@boxwright/contract';
import { findCouponByCode, findOpenCartOf, inTransaction, setCartCoupon } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { buyerOf } from '../../selling/coupons/buyer-of.ts';
import { refuseCoupon } from '../../selling/coupons/refuse-coupon.ts';

export const EnterCoupon: Handler<'EnterCoupon'> = async ({ code: typed }, call) => {
  const { services, visitor } = call;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const owner = cartOwner(visitor);
  const cart = owner ? await findOpenCartOf(services.db, owner) : undefined;
  if (!owner || !cart) return fail('not_found', 'Your cart is empty.');
  if (code === '') {
    await inTransaction(services.db, (tx) => setCartCoupon(tx, owner, null));
    return ok({ code: '' });
  }
  // Nobody should find codes by trying.
  const refused = await checkRateLimit(call, 'coupon from source');
  if (refused) return refused;
  const coupon = await findCouponByCode(services.db, code);
  if (!coupon) return fail('not_found', 'There is no such coupon. Please check its letters.', { field: 'code' });
  const problem = await refuseCoupon(services.db, coupon, buyerOf(cart.id, visitor.customer), services);
  if (problem !== null) return fail('not_possible', problem, { field: 'code' });
  await inTransaction(services.db, (tx) => setCartCoupon(tx, owner, coupon.id));
  return ok({ code: coupon.code });
};
