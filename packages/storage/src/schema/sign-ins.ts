import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf } from './columns.ts';
import { customers } from './customers.ts';

export const signInResults = ['signed in', 'wrong password'] as const;

/** Attempts to sign in to a customer's account, for its owner to see. Kept for a year. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    result: text({ enum: signInResults }).notNull(),
    /** The network's address, without the part that identifies a connection. */
    network: text().notNull(),
    userAgent: text().notNull(),
    /** Whether nobody had signed in to the account in this browser before. */
    isNewDevice: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sign_ins_of_customer').on(t.customerId, t.id),
    index('sign_ins_by_age').on(t.createdAt),
    check('sign_ins_result', oneOf(t.result, signInResults)),
  ],
);
