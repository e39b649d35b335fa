import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';

const senders = ['customer', 'staff'] as const;

/** Messages between the customer of an order and the order desk. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    sender: text({ enum: senders }).notNull(),
    /** The member of staff who wrote it. */
    staffId: integer().references(() => staff.id),
    text: text().notNull(),
    /** When the other side read it. */
    readAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_messages_of_order').on(t.orderId, t.id),
    index('order_messages_unread').on(t.id).where(sql`${t.sender} = 'customer' and ${t.readAt} is null`),
    check('order_messages_sender', oneOf(t.sender, senders)),
    check('order_messages_staff', sql`(${t.sender} = 'staff') = (${t.staffId} is not null)`),
    check('order_messages_text', sql`length(${t.text}) between 1 and 2000`),
  ],
);
