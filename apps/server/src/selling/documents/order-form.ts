import type { Orientation } from '@boxwright/documents';
import { awaitsApproval } from '@boxwright/orders';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { readCompany } from '../company/company.ts';
import { isAllApprovedBefore } from '../orders/all-approved-before.ts';
import { datesOfOrder, readyText } from '../orders/order-dates.ts';
import { orderFormData } from '../orders/order-form-data.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { derivedDocument } from './derived-document.ts';
import { documentFile } from './document-file.ts';

/** Each orientation is a separate document. */
const kinds = { portrait: 'order-form', landscape: 'order-sheet' } as const satisfies Record<Orientation, string>;

/**
 * The order form of an order, A4 portrait or landscape. Issued on the first request, and kept while the order is
 * unchanged: every change of the order, including a payment, makes a new version, and so does each day while the dates
 * count from today. The work counts against the allowance of `address`, the visitor's network address.
 */
export async function orderForm(
  services: Services,
  stored: StoredOrder,
  address: string,
  orientation: Orientation = 'portrait',
): Promise<Uint8Array> {
  const { order, money, isDemonstration, cancelledAt } = stored;
  const now = services.now();
  // Until the proof is approved, the example on the form is one that can come true from today.
  const day = awaitsApproval(order.status) ? [indianDay(now)] : [];
  const cancelled = cancelledAt === null ? [] : ['cancelled'];
  // Payments are included because the form shows the amount paid and an attempt's number.
  const madeFrom = [
    order.updatedAt.getTime(),
    money.paid,
    money.attempts.length,
    isDemonstration,
    ...day,
    ...cancelled,
  ].join('-');
  const cause = { orderId: order.id, kind: kinds[orientation], madeFrom };
  const document = await derivedDocument(services, cause, async (issuedAt) => {
    const company = await readCompany(services.db);
    const isApproved = isAllApprovedBefore(stored);
    const dates = datesOfOrder(await currentCatalogue(services), company, stored, { now: issuedAt, isApproved });
    return orderFormData(stored, company, issuedAt, readyText(dates, company, stored, isApproved));
  });
  return documentFile(services, document, address);
}
