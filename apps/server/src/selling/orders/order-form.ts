import type { Orientation } from '@boxwright/documents';
import type { Services } from '../../process/services.ts';
import { readCompany } from '../company.ts';
import { orderFormData } from './order-form-data.ts';
import { storedDocument } from './stored-document.ts';
import type { StoredOrder } from './stored-order.ts';

/** Each orientation is a separate document. */
const kinds = { portrait: 'order-form', landscape: 'order-sheet' } as const satisfies Record<Orientation, string>;

/**
 * The order form of an order, A4 portrait or landscape. Generated on the first request, and stored while the order is
 * unchanged: every change of the order, including a payment, makes a new version. The work counts against the allowance
 * of `address`, the visitor's network address.
 */
export function orderForm(
  services: Services,
  stored: StoredOrder,
  address: string,
  orientation: Orientation = 'portrait',
): Promise<Uint8Array> {
  const { order, money, isDemonstration } = stored;
  // Payments are included because the form shows the amount paid and an attempt's number.
  const madeFrom = [order.updatedAt.getTime(), money.paid, money.attempts.length, isDemonstration].join('-');
  return storedDocument(services, { orderId: order.id, kind: kinds[orientation], madeFrom }, async () => {
    const data = orderFormData(stored, await readCompany(services.db), services.now());
    return services.work.run('orderForm', { data, orientation }, address);
  });
}
