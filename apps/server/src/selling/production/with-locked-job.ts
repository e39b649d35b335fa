import { fail, type Result } from '@boxwright/contract';
import { isTogether, type ProductionStep, runCode } from '@boxwright/orders';
import {
  findJob,
  inTransaction,
  type JobListed,
  lockOrderWithCart,
  type Order,
  openJobsOfRun,
  type Tx,
} from '@boxwright/storage';
import type { Transact } from '../../calls/idempotency.ts';
import type { Services } from '../../calls/services.ts';
import { codeOfJob } from './present-job.ts';

export const noSuchJob = fail('not_found', 'There is no such job. Its order may not be accepted yet.');

/** A job that nobody else changes meanwhile. */
export interface LockedJob {
  readonly tx: Tx;
  readonly listed: JobListed;
  /** The open jobs of its run, including this job; only this job when it is printed alone. */
  readonly together: readonly JobListed[];
  /** The orders of these jobs, by their id. */
  readonly orders: ReadonlyMap<number, Order>;
}

/**
 * Works on a job in a transaction that locks its order and the orders whose jobs are printed with it, by ascending id,
 * so that the jobs of an order, and of a run, change one after the other.
 *
 * @param transact runs the transaction, e.g. once for an idempotency key
 */
export const withLockedJob = <T>(
  { db }: Pick<Services, 'db'>,
  jobId: number,
  work: (locked: LockedJob) => Promise<Result<T>>,
  transact: Transact = (work) => inTransaction(db, work),
): Promise<Result<T>> =>
  transact(async (tx) => {
    const found = await findJob(tx, jobId);
    if (!found) return noSuchJob;
    const { runId } = found.job;
    const ofRun = runId === null ? [] : await openJobsOfRun(tx, runId);
    const orders = await lockOrders(tx, [found, ...ofRun]);
    // Read again under the locks.
    const listed = await findJob(tx, jobId);
    if (!listed) return noSuchJob;
    if (listed.job.runId !== runId) {
      return fail('conflict', `${codeOfJob(listed)} has changed meanwhile. Please look at it again.`);
    }
    const together = runId === null || listed.job.closedAt !== null ? [listed] : await openJobsOfRun(tx, runId);
    return work({ tx, listed, together, orders });
  });

/** Locks the orders of these jobs, in the order of their ids so that two members don't wait for each other. */
export async function lockOrders(tx: Tx, jobs: readonly JobListed[]): Promise<Map<number, Order>> {
  const ids = [...new Set(jobs.map(({ order }) => order.id))].sort((a, b) => a - b);
  const orders = new Map<number, Order>();
  for (const id of ids) {
    const order = await lockOrderWithCart(tx, id);
    if (order) orders.set(id, order);
  }
  return orders;
}

/** The jobs that pass a step with this one. */
export const jobsAt = ({ listed, together }: LockedJob, step: ProductionStep): readonly JobListed[] =>
  isTogether(step) ? together : [listed];

/** The name of what passes a step: the job, or its run while the run is together. */
export const nameAt = ({ listed }: Pick<LockedJob, 'listed'>, step: ProductionStep): string =>
  listed.job.runId !== null && isTogether(step) ? runCode(listed.job.runId) : codeOfJob(listed);
