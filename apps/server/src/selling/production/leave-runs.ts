import { hasBegun, isTogether, runCode, stepNameOn } from '@boxwright/orders';
import {
  handOverSheets,
  type JobListed,
  jobsOfOrder,
  lockRuns,
  type Order,
  openJobsOfRun,
  type ProductionJob,
  type ProductionRun,
  raiseAlert,
  type Tx,
} from '@boxwright/storage';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../company/order-number.ts';
import { codeOfJob } from './present-job.ts';
import { alertsOfRun, type Separator, separateRun } from './separate-run.ts';

/**
 * Takes an order's jobs out of their runs when it is cancelled, or packed by hand. A run on which work has begun goes on
 * without them, because its plates and die are made for all of its jobs: the sheets of these jobs pass to another job.
 * Other runs are dissolved. An alert says which, and names the other jobs. The caller holds the order's lock.
 */
export async function leaveRuns(
  tx: Tx,
  order: Order,
  { why, ...by }: Separator & { readonly why: 'cancelled' | 'packed' },
): Promise<void> {
  const own = (await jobsOfOrder(tx, order.id)).filter(isInRun);
  // All of them first: two orders that leave the same runs at once don't wait for each other's stock.
  const runs = own.length === 0 ? [] : await lockRuns(tx, [...new Set(own.flatMap(({ runId }) => runId ?? []))]);
  for (const run of runs) {
    if (run.dissolvedAt !== null) continue;
    const jobs = await openJobsOfRun(tx, run.id);
    const [left, stay] = [jobs.filter(isOf(order)), jobs.filter((each) => !isOf(order)(each))];
    const isBegun = isRunBegun(jobs);
    const [heir] = stay;
    if (!isBegun) await separateRun(tx, run, by);
    else if (heir) for (const { job } of left) await handOverSheets(tx, job.id, heir.job.id);
    if (!isBegun && !heir) continue;
    await raiseAlert(tx, {
      key: `${alertsOfRun(run)}${order.id}`,
      kind: (isBegun ? 'run-left' : 'run-dissolved') satisfies AlertKind,
      orderId: order.id,
      message: `${orderNumber(order)} is ${why === 'cancelled' ? 'cancelled' : 'packed'}. ${whatOfRun(run, { left, stay, isBegun })}`,
    });
  }
}

/** Whether a job shares its sheet with the others of its run now. */
export const isInRun = ({ runId, closedAt, stage }: Pick<ProductionJob, 'runId' | 'closedAt' | 'stage'>): boolean =>
  runId !== null && closedAt === null && isTogether(stage);

/** Whether somebody has started the plates and die of these jobs, which are made for all of them. */
export const isRunBegun = (jobs: readonly JobListed[]): boolean =>
  jobs.some(({ job }) => hasBegun({ stage: job.stage, isStarted: job.startedAt !== null }));

const isOf =
  ({ id }: Pick<Order, 'id'>) =>
  ({ job }: JobListed): boolean =>
    job.orderId === id;

function whatOfRun(
  { id }: Pick<ProductionRun, 'id'>,
  {
    left,
    stay,
    isBegun,
  }: { readonly [group in 'left' | 'stay']: readonly JobListed[] } & { readonly isBegun: boolean },
): string {
  const [code, codes] = [runCode(id), stay.map(codeOfJob).join(', ')];
  if (!isBegun) {
    return `Nothing of ${code} was begun, so it is dissolved: ${codes} ${stay.length === 1 ? 'needs' : 'need'} a place again.`;
  }
  const job = left[0]?.job;
  const at = job === undefined || job.stage === 'packed' ? '' : ` (${stepNameOn(job.route, job.stage)})`;
  if (stay.length === 0) return `Work on ${code} has begun${at}, and no other job is in it: stop it.`;
  return `Work on ${code} has begun${at}, so it goes on for ${codes}: scrap what it prints of ${left.map(codeOfJob).join(', ')}.`;
}
