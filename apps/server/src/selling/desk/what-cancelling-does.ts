import type { Output } from '@boxwright/contract';
import { runCode } from '@boxwright/orders';
import { type DbOrTx, jobsOfOrder, listJobs, type Order, openJobsOfRun, ordersWithDieOf } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { isInRun, isRunBegun } from '../production/leave-runs.ts';
import { codeOfJob } from '../production/present-job.ts';

type Does = Pick<NonNullable<Output<'GetDeskOrder'>['cancellation']>, 'works' | 'dieOf'>;

/** What cancelling an order does in the works, and to the prices of its customer's other orders. */
export async function whatCancellingDoes(db: DbOrTx, order: Order): Promise<Does> {
  const open = (await jobsOfOrder(db, order.id)).filter(({ closedAt }) => closedAt === null);
  const works = (
    await listJobs(
      db,
      open.map(({ id }) => id),
    )
  ).map(async (listed) => {
    const { job } = listed;
    const ofRun = job.runId !== null && isInRun(job) ? await openJobsOfRun(db, job.runId) : [];
    return {
      code: codeOfJob(listed),
      stage: job.stage,
      isStarted: job.startedAt !== null,
      runCode: job.runId !== null && ofRun.length > 0 ? runCode(job.runId) : null,
      isRunBegun: isRunBegun(ofRun),
      isBegun: isInRun(job) || job.startedAt !== null || job.stage !== (job.route[0] ?? job.stage),
      route: [...job.route],
      others: ofRun.filter((each) => each.order.id !== order.id).map(codeOfJob),
    };
  });
  return {
    works: await Promise.all(works),
    dieOf: (await ordersWithDieOf(db, order, orderNumber(order))).map(orderNumber),
  };
}
