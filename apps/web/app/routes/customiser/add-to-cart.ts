import type { Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { recordEvent } from '../../features/analytics/record-event.ts';
import type { CartAction } from '../../features/cart/cart-question.ts';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import { readCustomer } from '../../features/session/customer-record.ts';
import { markPage } from '../../features/session/page-marker.ts';
import { keepPendingCart } from '../../features/session/pending-cart.ts';
import { refreshSession } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';
import { cartInput } from './cart-input.ts';

/**
 * Adds the chosen box to the cart. Returns the next page: the addresses, or the sign-in page; the order is kept during
 * sign-in (document 2, section 4).
 */
export const addToCart = async (choice: BoxChoice, action: CartAction, note: string): Promise<Result<string>> => {
  const added = await putIntoCart(choice, action, note);
  if (!added.ok) return added;
  recordEvent('add_to_cart', String(choice.variantId), {
    items: [{ item_id: String(choice.variantId), quantity: action.quantity }],
  });
  if (readCustomer() !== null) return { ok: true, value: paths.selectAddress };
  keepPendingCart({ cartId: added.value, orderType: '' });
  markPage('Cart');
  return { ok: true, value: paths.login };
};

/** Changes a line of the cart to the chosen box. Returns the next page, the cart. */
export const updateCart = async (choice: BoxChoice, action: CartAction): Promise<Result<string>> => {
  const changed = await putIntoCart(choice, action);
  return changed.ok ? { ok: true, value: paths.cart } : changed;
};

/** Returns the cart's id. */
const putIntoCart = async (choice: BoxChoice, action: CartAction, note = ''): Promise<Result<number>> => {
  const customer = readCustomer();
  const added = await call('AddToCartWebsite', cartInput(choice, action, note, customer?.id ?? null));
  if (!added.ok) return added;
  // The refresh may show that the session has ended, or that another tab has signed in meanwhile.
  await refreshSession();
  if (customer === null && readCustomer() !== null) {
    await call('MoveTmpCrtToMain', { customerId: null, cartId: added.value.cartId });
  }
  return { ok: true, value: added.value.cartId };
};
