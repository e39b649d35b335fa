import { fail, type Result } from '@boxwright/contract';
import { inTransaction, linesOfOrders } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import { readGoods } from '../goods/read-goods.ts';
import { codeOfJob } from '../production/present-job.ts';
import { planRunSheet } from '../production/run-papers.ts';
import { refuseUnapproved } from '../proofs/refuse-unapproved.ts';
import { laidPlates } from './laid-plates.ts';

const notThere = fail(
  'not_found',
  'This run isn’t there, was dissolved, or was laid out by an earlier version of our drawings.',
);

/** The sheet of a run with the artwork of each of its jobs on their ups, for plates; only if all are approved for print. */
export async function runPlates(services: Services, runId: number, sender: Sender): Promise<Result<Uint8Array>> {
  const planned = await planRunSheet(services, runId);
  if (!planned) return notThere;
  const { sheet, blanks, jobs } = planned;
  const toPrint = jobs.map((each) => ({ lineId: each.job.lineId, name: codeOfJob(each) }));
  const refused = await inTransaction(services.db, (tx) => refuseUnapproved(tx, toPrint));
  if (refused) return refused;
  const lines = await linesOfOrders(services.db, [...new Set(jobs.map(({ order }) => order.id))]);
  const toLay = blanks.flatMap(({ spec, part }, index) => {
    const job = jobs[index];
    const line = lines.find(({ id }) => id === job?.job.lineId);
    if (!job || !line) return [];
    return [{ name: codeOfJob(job), lineId: line.id, snapshot: readGoods(line).snapshot, spec, part }];
  });
  return laidPlates(services, sheet, toLay, sender);
}
