import { fail, ok } from '@boxwright/contract';
import {
  findCustomer,
  insertOrderMessage,
  inTransaction,
  lockOrder,
  markMessagesRead,
  messagesOf,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const WriteToCustomer: Handler<'WriteToCustomer'> = async (input, { services, visitor }) => {
  const { orderId, text, seenMessageId } = input;
  return inTransaction(services.db, async (tx) => {
    const { staff } = visitor;
    const order = await lockOrder(tx, orderId);
    const customer = order && (await findCustomer(tx, order.customerId));
    if (!order || !customer) return noSuchOrder;
    if (customer.erasedAt !== null) return fail('conflict', 'This customer’s data were erased.');
    const [last] = await messagesOf(tx, orderId, 1);
    if (last && last.id > seenMessageId) {
      return fail('conflict', 'There is a newer message about this order. Please read it first.');
    }
    const at = services.now();
    if (last) await markMessagesRead(tx, orderId, { sender: 'customer', upTo: last.id, readAt: at });
    const message = { orderId, sender: 'staff', staffId: staff.id, text, createdAt: at } as const;
    const { id } = await insertOrderMessage(tx, message);
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'order-message', messageId: id });
    await noteOrderChange(tx, { order, staff, operation: 'WriteToCustomer', at, after: { message: id } });
    return ok({ id });
  });
};
