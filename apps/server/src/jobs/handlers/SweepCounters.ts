import { inTransaction, sweepLimits } from '@boxwright/storage';
import type { JobHandler } from '../queue.ts';

const longestWindowMs = 24 * 3_600_000;

/** Forgets counts of windows that are over. */
export const SweepCounters: JobHandler<'SweepCounters'> = async (_payload, { services }) => {
  const before = new Date(services.now().getTime() - 2 * longestWindowMs);
  await inTransaction(services.db, (tx) => sweepLimits(tx, before));
};
