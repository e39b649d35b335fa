import type { Output } from '@boxwright/contract';
import { type DbOrTx, documentsOf, hasFixedLines, jobsOfLines, linesOfOrders, type Order } from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import { isBegun } from '../proofs/line-of-order.ts';
import { refuseCorrection } from './address-corrections.ts';

/** What a customer can still correct of their order; nothing while they are placing it, because that is done in the cart. */
export async function ownCorrection(db: DbOrTx, order: Order): Promise<Output<'GetOwnCorrection'>> {
  const { updatedAt: seen, status, shippingAddress, billingAddress } = order;
  if (status === 'Cancelled' || !(await hasFixedLines(db, order))) {
    return { seen, contact: null, purchaseOrder: null, notes: [] };
  }
  const documents = await documentsOf(db, order.id);
  const isInvoiced = documents.some(({ kind }) => kind === 'tax-invoice');
  const lines = await linesOfOrders(db, [order.id]);
  const jobs = await jobsOfLines(
    db,
    lines.map(({ id }) => id),
  );
  const isMade = !['IN-PROCESS', 'Order Accepted', 'In Production'].includes(status);
  return {
    seen,
    contact:
      refuseCorrection(order, documents, 'shipping') === undefined
        ? { name: shippingAddress.contactName, mobile: shippingAddress.mobile }
        : null,
    purchaseOrder: isInvoiced ? null : (billingAddress.purchaseOrder ?? ''),
    notes: lines.flatMap((line, index) => {
      const job = jobs.get(line.id);
      if (isMade || (job && isBegun(job))) return [];
      return [{ position: index + 1, name: line.itemName, note: readGoods(line).snapshot.customDescription ?? '' }];
    }),
  };
}
