import { type Orientation, orderFormPdf } from '@boxwright/documents';
import { documentsOf, inTransaction, type Order, storeDocument } from '@boxwright/storage';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import { orderFormData } from './orderFormData.ts';
import { readStoredOrder } from './storedOrder.ts';

/** Each way up is a document of its own. */
const kinds = { portrait: 'order-form', landscape: 'order-sheet' } as const satisfies Record<Orientation, string>;
const folders = { portrait: 'order-forms', landscape: 'order-sheets' } as const satisfies Record<Orientation, string>;

/**
 * The order form of an order, A4 upright or across. Made when it's first asked for, and kept while the order stays as it is: every change of
 * the order, a payment too, makes a new version.
 */
export async function orderForm(
  services: Services,
  order: Order,
  orientation: Orientation = 'portrait',
): Promise<Uint8Array> {
  const kind = kinds[orientation];
  const { db, files } = services;
  const stored = await readStoredOrder(db, order);
  // Payments count too: the form shows what is paid, and an attempt's number.
  const content = [order.updatedAt.getTime(), stored.money.paid, stored.money.attempts.length].join('-');
  const fileKey = `${folders[orientation]}/${order.id}/${content}.pdf`;
  const versions = await documentsOf(db, order.id, kind);
  if (versions.some((version) => version.fileKey === fileKey) && (await files.exists(fileKey))) {
    return files.get(fileKey);
  }
  const pdf = await orderFormPdf(orderFormData(stored, await readCompany(db), services.now()), orientation);
  await files.put(fileKey, pdf, 'application/pdf');
  const version = (versions.at(-1)?.version ?? 0) + 1;
  // Of two that are made at once one is noted; both say the same.
  await inTransaction(db, (tx) => storeDocument(tx, { orderId: order.id, kind, version, fileKey }));
  return pdf;
}
