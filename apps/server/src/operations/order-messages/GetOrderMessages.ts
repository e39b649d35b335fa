import { ok } from '@boxwright/contract';
import { markMessagesRead, messagesOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { messagesShown } from '../../selling/desk/messages.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';

export const GetOrderMessages: Handler<'GetOrderMessages'> = async ({ orderId }, { services, visitor }) => {
  const { db, now } = services;
  const own = await findOwnOrder(db, visitor.customer, orderId);
  if (!own.ok) return own;
  const messages = await messagesOf(db, orderId, messagesShown);
  const unread = messages.findLast(({ sender, readAt }) => sender === 'staff' && readAt === null);
  if (unread) await markMessagesRead(db, orderId, { sender: 'staff', upTo: unread.id, readAt: now() });
  return ok(messages.map(({ id, sender, text, createdAt, readAt }) => ({ id, sender, text, at: createdAt, readAt })));
};
