import { fail, ok } from '@boxwright/contract';
import { inTransaction, lockOrder, setGstinDoubt } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const DecideGstin: Handler<'DecideGstin'> = async ({ orderId, seenGstin, reason }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    if (order.gstinDoubt === null || order.billingAddress.gstin !== seenGstin)
      return fail('conflict', 'Somebody has decided about this GSTIN meanwhile, or corrected it.');
    await setGstinDoubt(tx, orderId, null);
    await noteOrderChange(tx, {
      order,
      staff: visitor.staff,
      operation: 'DecideGstin',
      at: services.now(),
      before: { gstinDoubt: order.gstinDoubt },
      reason,
    });
    return ok({ orderId });
  });
