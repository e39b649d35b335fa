import { fail, jobHoldWords, type Result } from '@boxwright/contract';
import type { JobListed, Tx } from '@boxwright/storage';
import { holdsOf } from '../production/holds.ts';
import { codeOfJob } from '../production/present-job.ts';

/** Why the plates of these jobs aren't made, or why they aren't printed; undefined if they may be. */
export async function refuseJobs(tx: Tx, jobs: readonly JobListed[]): Promise<Result<never> | undefined> {
  const [hold] = (await holdsOf(tx, jobs)).values();
  return hold && fail(codes[hold.by], `${codeOfJob(hold.of)} ${jobHoldWords[hold.by]}: ${hold.why}`);
}

const codes = { proof: 'conflict', money: 'not_possible' } as const;
