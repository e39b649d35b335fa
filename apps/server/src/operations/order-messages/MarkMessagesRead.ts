import { ok } from '@boxwright/contract';
import { inTransaction, lockOrder, markMessagesRead } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const MarkMessagesRead: Handler<'MarkMessagesRead'> = async ({ orderId, seenMessageId }, call) => {
  const { services, visitor } = call;
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const at = services.now();
    const read = await markMessagesRead(tx, orderId, { sender: 'customer', upTo: seenMessageId, readAt: at });
    if (read > 0) {
      const change = { order, staff: visitor.staff, operation: 'MarkMessagesRead', at, after: { read } } as const;
      await noteOrderChange(tx, change);
    }
    return ok({ read });
  });
};
