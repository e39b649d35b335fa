import { forgetAnswers, inTransaction, sweepLimits, sweepPasswordProofs } from '@boxwright/storage';
import type { JobHandler } from './handler.ts';

const longestWindowMs = 24 * 3_600_000;

/** Deletes expired rate-limit windows, expired password codes and tickets, and old idempotency keys. */
export const SweepCounters: JobHandler<'SweepCounters'> = async (_payload, { services }) => {
  const before = new Date(services.now().getTime() - 2 * longestWindowMs);
  await inTransaction(services.db, async (tx) => {
    await sweepLimits(tx, before);
    await sweepPasswordProofs(tx, before);
    await forgetAnswers(tx, before);
  });
};
