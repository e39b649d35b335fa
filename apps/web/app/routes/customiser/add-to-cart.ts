import type { Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import type { Configuration } from '../../features/configurator/configuration.ts';
import { wantedSize } from '../../features/configurator/quote.ts';
import { recordEvent } from '../../features/measure/record-event.ts';
import { readCustomer } from '../../features/session/customer-record.ts';
import { markPage } from '../../features/session/page-marker.ts';
import { keepPendingCart } from '../../features/session/pending-cart.ts';
import { refreshSession } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';

/**
 * Puts the configured box into the cart. Answers where to go on: to the addresses, or to signing in, for which the
 * order is kept (document 2, section 4).
 */
export const addToCart = async (wanted: Configuration): Promise<Result<string>> => {
  const customer = readCustomer();
  const added = await call('AddToCartWebsite', {
    cartId: null,
    items: [{ item: wanted.variantId, quantity: Number(wanted.quantity) }],
    ...wantedSize(wanted),
    quotation: wanted.quotation,
    outerCoatingId: wanted.outerCoatingId,
    innerCoatingId: wanted.innerCoatingId,
    boardId: wanted.boardId,
    deliveryType: wanted.deliveryType,
    destination: wanted.deliveryType === 'StandardShipping' ? wanted.pincode : null,
    lineId: null,
    designId: null,
    customerId: customer?.id ?? null,
    status: 'INCART',
  });
  if (!added.ok) return added;
  recordEvent('add_to_cart', String(wanted.variantId), {
    items: [{ item_id: String(wanted.variantId), quantity: Number(wanted.quantity) }],
  });
  await refreshSession();
  // The refresh may have found that the session behind the record has ended.
  if (readCustomer() !== null) return { ok: true, value: paths.selectAddress };
  keepPendingCart({ cartId: added.value.cartId, orderType: '' });
  markPage('Cart');
  return { ok: true, value: paths.login };
};
