import { fail, ok } from '@boxwright/contract';
import { documentsOf, inTransaction, lockOrder, setPurchaseOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const NotePurchaseOrder: Handler<'NotePurchaseOrder'> = async (
  { orderId, purchaseOrder },
  { services, visitor },
) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    if ((await documentsOf(tx, orderId, 'tax-invoice')).length > 0) {
      return fail('conflict', 'The invoice is issued, and its purchase order number can’t be changed any more.');
    }
    await setPurchaseOrder(tx, orderId, purchaseOrder);
    await noteOrderChange(tx, { order, staff: visitor.staff, operation: 'NotePurchaseOrder', at: services.now() });
    return ok({ purchaseOrder });
  });
