import { z } from 'zod';
import { orderMessage } from '../fields/desk-order.ts';
import { orderMessageRules, orderTextMaxLength } from '../forms/desk-order.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, id, wholeNumber } from '../kernel/values.ts';

const orderId = field('orderid', id);
const text = field('text', formParagraphs(orderTextMaxLength));
const sent = record({ id: field('message_id', z.int()) });

export const orderMessageOperations = {
  GetOrderMessages: operation({
    summary: 'The messages about one of the customer’s own orders, oldest first; the desk’s then count as read.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId }),
    output: z.array(orderMessage),
  }),
  WriteToDesk: operation({
    summary: 'Sends the order desk a message about one of the customer’s own orders.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId, text }),
    output: sent,
    rules: orderMessageRules,
  }),
  WriteToCustomer: operation({
    summary:
      'Sends the customer of an order a message; they are mailed. What the customer wrote before counts as read.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({
      orderId,
      text,
      /** The newest message that the caller saw, 0 for none; 409 if there is a newer one. */
      seenMessageId: field('seen_message_id', wholeNumber(0, 2 ** 31 - 1)),
    }),
    output: sent,
    rules: orderMessageRules,
  }),
  MarkMessagesRead: operation({
    summary: 'Records that the customer’s messages about an order, up to one of them, need no answer.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({ orderId, seenMessageId: field('seen_message_id', id) }),
    output: record({ read: field('read', z.int()) }),
  }),
};
