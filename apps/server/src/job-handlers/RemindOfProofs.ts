import { inTransaction, lockOrder, noteReminder, ordersToRemindOf } from '@boxwright/storage';
import { fixLinesOfAccepted } from '../selling/orders/fix-lines.ts';
import type { JobHandler } from './handler.ts';

/** In one run; the next one goes on. */
const mostLines = 500;

/**
 * Reminds customers whose items wait for a file, a mended one or a decision about a proof, after each of the days of the
 * table; an order has one mail for all its items. Orders whose carts older versions left open take files and proofs
 * from then on.
 */
export const RemindOfProofs: JobHandler<'RemindOfProofs'> = async (_payload, { services }) => {
  const { db, jobs, now } = services;
  await fixLinesOfAccepted(services);
  const at = now();
  for (const orderId of await ordersToRemindOf(db, at, mostLines)) {
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, orderId);
      if (!(await noteReminder(tx, orderId, at))) return;
      await jobs.enqueue(tx, 'WriteMail', { mail: 'proof-reminder', orderId, at: at.toISOString() });
    });
  }
};
