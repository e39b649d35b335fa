import type { Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { recordEvent } from '../../features/analytics/record-event.ts';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import { destinationOf, sizeInput } from '../../features/configurator/quote-input.ts';
import { readCustomer } from '../../features/session/customer-record.ts';
import { markPage } from '../../features/session/page-marker.ts';
import { keepPendingCart } from '../../features/session/pending-cart.ts';
import { refreshSession } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';

/**
 * Adds the chosen box to the cart. Returns the next page: the addresses, or the sign-in page, during which the
 * order is kept (document 2, section 4).
 */
export const addToCart = async (choice: BoxChoice): Promise<Result<string>> => {
  const customer = readCustomer();
  const added = await call('AddToCartWebsite', {
    cartId: null,
    items: [{ item: choice.variantId, quantity: Number(choice.quantity) }],
    ...sizeInput(choice),
    quotation: choice.quotation,
    outerCoatingId: choice.outerCoatingId,
    innerCoatingId: choice.innerCoatingId,
    boardId: choice.boardId,
    deliveryType: choice.deliveryType,
    destination: destinationOf(choice),
    lineId: null,
    designId: null,
    customerId: customer?.id ?? null,
    status: 'INCART',
  });
  if (!added.ok) return added;
  recordEvent('add_to_cart', String(choice.variantId), {
    items: [{ item_id: String(choice.variantId), quantity: Number(choice.quantity) }],
  });
  await refreshSession();
  // The refresh may have found that the session has ended.
  if (readCustomer() !== null) return { ok: true, value: paths.selectAddress };
  keepPendingCart({ cartId: added.value.cartId, orderType: '' });
  markPage('Cart');
  return { ok: true, value: paths.login };
};
