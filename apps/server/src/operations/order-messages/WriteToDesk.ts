import { ok } from '@boxwright/contract';
import { insertOrderMessage, inTransaction, messagesOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { samePressMs } from '../../selling/desk/messages.ts';
import { lockOwnOrder } from '../../selling/orders/own-order.ts';

export const WriteToDesk: Handler<'WriteToDesk'> = async ({ orderId, text }, call) => {
  const { services, visitor } = call;
  const refused = await checkRateLimit(call, 'message of customer', String(visitor.customer.id));
  if (refused) return refused;
  return inTransaction(services.db, async (tx) => {
    const own = await lockOwnOrder(tx, visitor.customer, orderId);
    if (!own.ok) return own;
    const createdAt = services.now();
    const [last] = await messagesOf(tx, orderId, 1);
    const isSamePress = last?.sender === 'customer' && last.text === text && +createdAt - +last.createdAt < samePressMs;
    if (isSamePress) return ok({ id: last.id });
    const { id } = await insertOrderMessage(tx, { orderId, sender: 'customer', text, createdAt });
    return ok({ id });
  });
};
