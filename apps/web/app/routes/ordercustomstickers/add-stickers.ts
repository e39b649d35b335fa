import { type Result, stickerItem } from '@boxwright/contract';
import { call } from '../../api.ts';
import { recordEvent } from '../../features/analytics/record-event.ts';
import type { CartAction } from '../../features/cart/cart-question.ts';
import { readCustomer } from '../../features/session/customer-record.ts';
import { markPage } from '../../features/session/page-marker.ts';
import { keepPendingCart } from '../../features/session/pending-cart.ts';
import { refreshSession } from '../../features/session/session.ts';
import type { StickerSelection } from '../../features/stickers/sticker-choice.ts';
import { paths } from '../../paths.ts';
import { stickersForCart } from './stickers-for-cart.ts';

/**
 * Puts the chosen stickers into the cart, or changes a line to them. Returns the next page: the addresses, the cart, or
 * the sign-in page; the order is kept during sign-in (document 3, section 4).
 */
export const addStickers = async (selection: StickerSelection, action: CartAction): Promise<Result<string>> => {
  const customer = readCustomer();
  const added = await call('AddToCartWebsite', stickersForCart(selection, action, customer?.id ?? null));
  if (!added.ok) return added;
  // The refresh may show that the session has ended, or that another tab has signed in meanwhile.
  await refreshSession();
  if (customer === null && readCustomer() !== null) {
    await call('MoveTmpCrtToMain', { customerId: null, cartId: added.value.cartId });
  }
  if (action.lineId !== null) return { ok: true, value: paths.cart };
  recordEvent('add_to_cart', String(stickerItem), {
    items: [{ item_id: String(stickerItem), quantity: action.quantity }],
  });
  if (readCustomer() !== null) return { ok: true, value: paths.selectAddress };
  keepPendingCart({ cartId: added.value.cartId, orderType: 'Stickers' });
  markPage('Cart');
  return { ok: true, value: paths.login };
};
