import type { Result } from '@boxwright/contract';
import type { ProductionStep } from '@boxwright/orders';
import type { JobListed, Tx } from '@boxwright/storage';
import { codeOfJob } from '../production/present-job.ts';
import { isGated, refuseUnapproved } from '../proofs/refuse-unapproved.ts';

/** Why the plates of these jobs aren't made, or why they aren't printed; undefined if they may be. */
export const refuseUnapprovedJobs = async (
  tx: Tx,
  jobs: readonly JobListed[],
  step: ProductionStep,
): Promise<Result<never> | undefined> =>
  isGated(step)
    ? refuseUnapproved(
        tx,
        jobs.map((each) => ({ lineId: each.job.lineId, name: codeOfJob(each) })),
      )
    : undefined;
