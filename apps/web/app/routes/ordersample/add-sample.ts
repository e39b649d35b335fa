import type { Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { recordEvent } from '../../features/analytics/record-event.ts';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import { readCustomer } from '../../features/session/customer-record.ts';
import { markPage } from '../../features/session/page-marker.ts';
import { keepPendingCart } from '../../features/session/pending-cart.ts';
import { refreshSession } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';
import { sampleInput } from './sample-input.ts';

/**
 * Puts the sample into the cart. Returns the next page: the addresses, or the sign-in page; the order is kept during
 * sign-in (document 2, section 4).
 */
export async function addSample(
  choice: BoxChoice,
  file: Pick<BoxChoice, 'artwork' | 'place'>,
): Promise<Result<string>> {
  const added = await call('AddToCartWebsite', sampleInput(choice, file, readCustomer()?.id ?? null));
  if (!added.ok) return added;
  const item_id = `sample-${choice.variantId}`;
  recordEvent('add_to_cart', item_id, { items: [{ item_id, quantity: 1 }] });
  await refreshSession();
  // The refresh may have shown that the session has ended.
  if (readCustomer() !== null) return { ok: true, value: paths.selectAddress };
  keepPendingCart({ cartId: added.value.cartId, orderType: 'Ordersample' });
  markPage('Cart');
  return { ok: true, value: paths.login };
}
