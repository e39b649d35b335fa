import { fail, jobHoldWords, type Result } from '@boxwright/contract';
import type { JobListed, Tx } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { holdsOf } from '../production/holds.ts';
import { codeOfJob } from '../production/present-job.ts';

/** Why the plates of these jobs aren't made, or why they aren't printed; undefined if they may be. */
export async function refuseJobs(tx: Tx, jobs: readonly JobListed[]): Promise<Result<never> | undefined> {
  const [hold] = (await holdsOf(tx, jobs)).values();
  if (!hold) return undefined;
  const { order } = hold.of;
  const details = { order_id: order.id, order_number: orderNumber(order) };
  return fail(codes[hold.by], `${codeOfJob(hold.of)} ${jobHoldWords[hold.by]}: ${hold.why}`, { details });
}

const codes = { proof: 'conflict', money: 'not_possible' } as const;
