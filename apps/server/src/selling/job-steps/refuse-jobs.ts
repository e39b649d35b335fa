import { fail, type Result } from '@boxwright/contract';
import type { ProductionStep } from '@boxwright/orders';
import type { JobListed, Tx } from '@boxwright/storage';
import { whyUnpaidNow } from '../orders/refuse-unpaid.ts';
import { codeOfJob } from '../production/present-job.ts';
import type { LockedJob } from '../production/with-locked-job.ts';
import { isGated, refuseUnapproved } from '../proofs/refuse-unapproved.ts';

/** Why the plates of these jobs aren't made, or why they aren't printed; undefined if they may be. */
export async function refuseJobs(
  tx: Tx,
  jobs: readonly JobListed[],
  orders: LockedJob['orders'],
  step: ProductionStep,
): Promise<Result<never> | undefined> {
  if (!isGated(step)) return undefined;
  const refused = await refuseUnapproved(
    tx,
    jobs.map((each) => ({ lineId: each.job.lineId, name: codeOfJob(each) })),
  );
  if (refused) return refused;
  for (const each of jobs) {
    const order = orders.get(each.order.id);
    const why = order ? await whyUnpaidNow(tx, order, 'production') : null;
    if (why !== null) return fail('not_possible', `${codeOfJob(each)} waits for money: ${why}.`);
  }
  return undefined;
}
