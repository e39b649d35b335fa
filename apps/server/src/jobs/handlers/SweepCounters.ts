import { forgetAnswers, inTransaction, sweepLimits, sweepPasswordProofs } from '@boxwright/storage';
import type { JobHandler } from '../queue.ts';

const longestWindowMs = 24 * 3_600_000;

/** Forgets counts of windows that are over, codes and tickets for passwords, and answers that nobody asks for again. */
export const SweepCounters: JobHandler<'SweepCounters'> = async (_payload, { services }) => {
  const before = new Date(services.now().getTime() - 2 * longestWindowMs);
  await inTransaction(services.db, async (tx) => {
    await sweepLimits(tx, before);
    await sweepPasswordProofs(tx, before);
    await forgetAnswers(tx, before);
  });
};
