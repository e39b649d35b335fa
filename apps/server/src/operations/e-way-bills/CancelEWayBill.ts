import { fail, ok } from '@boxwright/contract';
import { cancelEWayBill, inTransaction, lockOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { eWayBillsFor, isEWayCancellable } from '../../selling/documents/e-way-bill.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const CancelEWayBill: Handler<'CancelEWayBill'> = async ({ orderId, challan, reason }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const now = services.now();
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const { current } = await eWayBillsFor(tx, orderId, challan);
    if (!current?.number) return fail('conflict', 'This order has no e-way bill to cancel.');
    if (!isEWayCancellable(current.madeAt, now)) {
      return fail('not_possible', 'The portal cancels a bill only within 24 hours; after that it lapses by itself.');
    }
    await cancelEWayBill(tx, current.id, now);
    const { number } = current;
    await noteOrderChange(tx, {
      ...{ order, staff: visitor.staff, operation: 'CancelEWayBill', at: now },
      ...{ before: { number }, after: { number: null }, reason },
    });
    return ok({ number });
  });
