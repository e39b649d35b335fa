import { fail, type Result } from '@boxwright/contract';
import { findJob, inTransaction, type JobListed, lockOrderWithCart, type Order, type Tx } from '@boxwright/storage';
import type { Services } from '../../process/services.ts';

export const noSuchJob = fail('not_found', 'There is no such job. Its order may not be accepted yet.');

interface LockedJob {
  readonly tx: Tx;
  readonly order: Order;
  readonly listed: JobListed;
}

/** Works on a job in a transaction that holds its order's lock: the jobs of an order change one after the other. */
export const withLockedJob = <T>(
  { db }: Pick<Services, 'db'>,
  jobId: number,
  work: (locked: LockedJob) => Promise<Result<T>>,
): Promise<Result<T>> =>
  inTransaction(db, async (tx) => {
    const found = await findJob(tx, jobId);
    const order = found && (await lockOrderWithCart(tx, found.order.id));
    // As it is now that nobody else changes it.
    const listed = order && (await findJob(tx, jobId));
    return listed ? work({ tx, order, listed }) : noSuchJob;
  });
