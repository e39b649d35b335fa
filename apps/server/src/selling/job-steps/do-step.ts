import { ok } from '@boxwright/contract';
import { type ProductionStep, saidOfStep, stageAfter, stepNameOn, takesSheets, undoSeconds } from '@boxwright/orders';
import { findJob, moveJob, noteStepDone } from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import type { Services } from '../../calls/services.ts';
import { codeOfJob, presentJob } from '../production/present-job.ts';
import { lockStockOf, useSheets } from '../production/use-sheets.ts';
import { useTools } from '../production/use-tools.ts';
import { jobsAt, type LockedJob, nameAt } from '../production/with-locked-job.ts';
import { moveOrdersAlong } from './move-orders-along.ts';
import { refuseJobs } from './refuse-jobs.ts';

/** Who does a step, and by which operation. */
export interface Doer {
  readonly staffId: number;
  readonly operation: string;
}

/**
 * Marks the next step of a job, and of the jobs printed with it, as done, with everything that follows: the sheets are
 * used, die and plates are on stock, and the orders move on with their jobs.
 */
export async function doStep(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  locked: LockedJob,
  { step, staffId, operation }: Doer & { readonly step: ProductionStep },
) {
  const { tx, listed, orders } = locked;
  const now = services.now();
  const jobs = jobsAt(locked, step);
  const refused = await refuseJobs(tx, jobs);
  if (refused) return refused;
  const orderIds = new Set(jobs.map(({ order }) => order.id));
  if (jobs.some(({ job }) => takesSheets(job.route, step))) await lockStockOf(tx, orderIds);
  for (const each of jobs) {
    const { job } = each;
    const order = orders.get(each.order.id);
    const stage = stageAfter(job.route, step);
    if (!order || !(await moveJob(tx, job, stage))) {
      throw new Error(`Job ${job.id} was changed while its order was locked`);
    }
    const { startedAt, startedBy } = job;
    await noteStepDone(tx, { jobId: job.id, step, staffId, startedAt, startedBy, createdAt: now });
    await useTools(tx, order, job, step, now);
    if (takesSheets(job.route, step)) await useSheets(tx, [job], { orderId: order.id, staffId, now });
    await notedBy(tx, { staffId, operation, at: now }, ['job', job.id, codeOfJob(each)], {
      before: { stage: job.stage },
      after: { stage },
    });
  }
  const moved = await moveOrdersAlong(services, locked, orderIds, staffId);
  const after = (await findJob(tx, listed.job.id)) ?? listed;
  const { stage, route } = after.job;
  const next = stage === 'packed' ? 'It is packed.' : `Next: ${stepNameOn(route, stage)}.`;
  return ok({
    job: await presentJob(tx, after, now),
    isMoved: true,
    says: `${nameAt(locked, step)}: ${saidOfStep(route, step, 'is', 'done.')} ${next}${moved.says}`,
    // The customer's mail can't be taken back.
    undoUntil: moved.isPacked ? null : new Date(now.getTime() + undoSeconds * 1000),
  });
}
