import { ok } from '@boxwright/contract';
import { type ProductionStep, saidOfStep, undoSeconds } from '@boxwright/orders';
import { findJob, startJob } from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import type { Services } from '../../calls/services.ts';
import { codeOfJob, presentJob } from '../production/present-job.ts';
import { jobsAt, type LockedJob, nameAt } from '../production/with-locked-job.ts';
import type { Doer } from './do-step.ts';
import { moveOrdersAlong } from './move-orders-along.ts';
import { refuseJobs } from './refuse-jobs.ts';

/** Starts the current step of a job and of the jobs printed with it. */
export async function startStep(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  locked: LockedJob,
  { step, staffId, operation }: Doer & { readonly step: ProductionStep },
) {
  const { tx, listed } = locked;
  const now = services.now();
  const jobs = jobsAt(locked, step);
  const refused = await refuseJobs(tx, jobs);
  if (refused) return refused;
  for (const each of jobs) {
    if (!(await startJob(tx, each.job, { startedAt: now, startedBy: staffId }))) {
      throw new Error(`Job ${each.job.id} was changed while its order was locked`);
    }
    await notedBy(tx, { staffId, operation, at: now }, ['job', each.job.id, codeOfJob(each)], {
      before: { stage: step, started: false },
      after: { stage: step, started: true },
    });
  }
  const moved = await moveOrdersAlong(services, locked, new Set(jobs.map(({ order }) => order.id)), staffId);
  return ok({
    job: await presentJob(tx, (await findJob(tx, listed.job.id)) ?? listed, now),
    isMoved: true,
    says: `${nameAt(locked, step)}: ${saidOfStep(listed.job.route, step, 'was', 'started.')}${moved.says}`,
    undoUntil: new Date(now.getTime() + undoSeconds * 1000),
  });
}
