import { claimAttemptsDue, claimRefundsDue, inTransaction } from '@boxwright/storage';
import type { JobHandler } from './handler.ts';

/** If a process dies after claiming an attempt, another may claim it after this time. */
const claimedForMs = 10 * 60_000;

/**
 * Enqueues a verification for every attempt whose check is due, and a check of every refund; each job sets the time of
 * the next check.
 */
export const SweepPayments: JobHandler<'SweepPayments'> = async (_payload, { services }) => {
  const now = services.now();
  await inTransaction(services.db, async (tx) => {
    const claim = { now, nextCheckAt: new Date(now.getTime() + claimedForMs), limit: 50 };
    for (const { txnid } of await claimAttemptsDue(tx, claim)) {
      await services.jobs.enqueue(tx, 'VerifyPayment', { txnid });
    }
    for (const { id } of await claimRefundsDue(tx, claim)) {
      await services.jobs.enqueue(tx, 'RefundPayment', { refundId: id });
    }
  });
};
