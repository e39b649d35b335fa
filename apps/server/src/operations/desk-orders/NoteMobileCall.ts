import { fail, ok } from '@boxwright/contract';
import { inTransaction, lockOrder, noteCall } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const NoteMobileCall: Handler<'NoteMobileCall'> = async ({ orderId }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { staff } = visitor;
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const at = services.now();
    if (!(await noteCall(tx, order, { staffId: staff.id, at }))) {
      return fail('conflict', 'This order isn’t waiting for a call any more. Please load the page again.');
    }
    await noteOrderChange(tx, { order, staff, operation: 'NoteMobileCall', at });
    return ok({ orderId });
  });
