import type { Orientation } from '@boxwright/documents';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import { keptDocument } from './keptDocument.ts';
import { orderFormData } from './orderFormData.ts';
import type { StoredOrder } from './storedOrder.ts';

/** Each way up is a document of its own. */
const kinds = { portrait: 'order-form', landscape: 'order-sheet' } as const satisfies Record<Orientation, string>;

/**
 * The order form of an order, A4 upright or across. Made when it's first asked for, and kept while the order stays as
 * it is: every change of the order, a payment too, makes a new version. `address` is the visitor's, in whose turn it is
 * made.
 */
export function orderForm(
  services: Services,
  stored: StoredOrder,
  address: string,
  orientation: Orientation = 'portrait',
): Promise<Uint8Array> {
  const { order, money, isDemonstration } = stored;
  // Payments count too: the form shows what is paid, and an attempt's number.
  const madeFrom = [order.updatedAt.getTime(), money.paid, money.attempts.length, isDemonstration].join('-');
  return keptDocument(services, { orderId: order.id, kind: kinds[orientation], madeFrom }, async () => {
    const data = orderFormData(stored, await readCompany(services.db), services.now());
    return services.work.run('orderForm', { data, orientation }, address);
  });
}
