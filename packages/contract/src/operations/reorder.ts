import { z } from 'zod';
import { reorder } from '../fields/reorder.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { id, typedQuantity, wholeNumber } from '../kernel/values.ts';

const mostLines = 50;

const wantedLine = record({
  lineId: field('fld_order_line_id', id),
  /** Pieces; 0 leaves the item out. */
  quantity: field('fld_quantity', typedQuantity(0)),
});

/** 0 removes the reminder. */
const weeks = wholeNumber(0, 52);

export const reorderOperations = {
  GetReorder: operation({
    summary: "The items of one of the customer's orders with today's prices, and what has changed since.",
    method: 'POST',
    access: 'customer',
    input: record({
      orderId: field('orderid', id),
      /** For items that are left out here, the number in the order is used. */
      lines: field('lines', z.array(wantedLine).max(mostLines).optional()),
    }),
    output: reorder,
  }),
  OrderAgain: operation({
    summary: "Puts items of one of the customer's orders into the cart, at today's price. Repeating it adds nothing.",
    method: 'POST',
    access: 'customer',
    input: record({
      orderId: field('orderid', id),
      lines: field('lines', z.array(wantedLine).min(1).max(mostLines)),
      /** What to do if the cart has one of the items in another quantity: `ask` answers 409. */
      ifSame: field('ifsame', z.literal('ask').optional()),
    }),
    output: record({ cartId: field('order_id', z.int()), added: field('added', z.int()) }),
  }),
  GetReorderReminder: operation({
    summary: 'The day on which the customer is reminded to order this again; null without a reminder.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id) }),
    output: record({ dueOn: field('due_on', z.string().nullable()) }),
  }),
  SetReorderReminder: operation({
    summary: 'Sets, changes or (with 0 weeks) removes the reminder to order this again.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id), weeks: field('weeks', weeks) }),
    output: record({ dueOn: field('due_on', z.string().nullable()) }),
  }),
};
