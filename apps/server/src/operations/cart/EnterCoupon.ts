import { fail, ok } from '@boxwright/contract';
import { findOpenCartOf, inTransaction, setCartCoupon } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { buyerOf } from '../../selling/coupons/buyer-of.ts';
import { enteredCoupon } from '../../selling/coupons/coupon-of-cart.ts';

export const EnterCoupon: Handler<'EnterCoupon'> = async ({ code: typed }, call) => {
  const { services, visitor } = call;
  const owner = cartOwner(visitor);
  const cart = owner ? await findOpenCartOf(services.db, owner) : undefined;
  if (!owner || !cart) return fail('not_found', 'Your cart is empty.');
  // Nobody should find codes by trying.
  const refused = typed === '' ? undefined : await checkRateLimit(call, 'coupon from source');
  if (refused) return refused;
  const entered = await enteredCoupon(services.db, typed, buyerOf(cart.id, visitor.customer), services);
  if (!entered.ok) return entered;
  await inTransaction(services.db, (tx) => setCartCoupon(tx, owner, entered.value?.id ?? null));
  return ok({ code: entered.value?.code ?? '' });
};
