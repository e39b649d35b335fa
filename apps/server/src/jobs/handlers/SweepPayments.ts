import { claimAttemptsDue, inTransaction } from '@boxwright/storage';
import type { JobHandler } from '../queue.ts';

/** Whoever claims an attempt and dies is followed by another after this time. */
const claimedForMs = 10 * 60_000;

/** Has every attempt verified whose check is due; verifying sets the time of its next check. */
export const SweepPayments: JobHandler<'SweepPayments'> = async (_payload, { services }) => {
  const now = services.now();
  await inTransaction(services.db, async (tx) => {
    const claim = { now, nextCheckAt: new Date(now.getTime() + claimedForMs), limit: 50 };
    for (const { txnid } of await claimAttemptsDue(tx, claim)) {
      await services.jobs.enqueue(tx, 'VerifyPayment', { txnid });
    }
  });
};
